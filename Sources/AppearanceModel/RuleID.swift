/// A rule of the law, by its id. `statement` is its text, `sources` are the evidence.
///
/// Only rules that a scenario can reach have a case; NotModeled.md lists the others.
public enum RuleID: UInt8, CaseIterable, Hashable, Sendable {
  // The world and its steps
  case w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11, w12, w13, w14

  // Lifecycle
  case l0, l1, l3, l5, l6, l7, l8, l9, l10, l11, l12

  // Status bar
  case sb1, sb2, sb3, sb4, sb5, sb6, sb7, sb8, sb9, sb10, sb11, sb12, sb13, sb14, sb15, sb16
  case sb18, sb19, sb20, sb21, sb22, sb23, sb24, sb25, sb26, sb27, sb28, sb29, sb30, sb31, sb33
  case sb34, sb35, sb36, sb38, sb39, sb40

  // Updates of the status bar
  case t1, t2, t3, t4, t5, t6, t7, t8, t9, t10, t11, t12, t13, t15, t16, t17, t18, t19, t20, t21
  case t22, t23, t24, t26, t27

  // Traits
  case tr1, tr2, tr3, tr4, tr5, tr6, tr7, tr8, tr9, tr10, tr11, tr13, tr14, tr15, tr18, tr19
  case tr20, tr23, tr28

  // The system's gestures
  case sg1, sg2, sg3, sg4, sg5, sg6, sg7

  // Scenes
  case sc1, sc2, sc3, sc4, sc5, sc6

  // Geometry
  case ge1, ge2, ge3, ge4, ge5, ge6, ge7, ge8, ge9, ge10, ge11, ge12, ge13, ge14, ge15
  case ge16, ge18, ge19, ge20, ge21, ge22, ge23, ge24, ge25, ge26, ge27, ge28
  case ge29
}
