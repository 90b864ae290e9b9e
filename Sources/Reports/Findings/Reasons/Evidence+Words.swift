package import StatusQuoAppearanceModel
import StatusQuoArticles

extension Evidence {
  /// The grade, with the rules that have it.
  package var words: String {
    let measured = rules.filter { !$0.measuredOn.isEmpty }
    return grade.words + rules.marks
      + (measured.isEmpty ? "" : ", in part measured by others" + measured.marks)
  }
}
