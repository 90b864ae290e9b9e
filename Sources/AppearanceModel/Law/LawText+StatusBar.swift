// swift-format-ignore-file

extension LawText {
  /// The status bar: who decides it, and how it looks.
  static let statusBar = #"""
SB-1, documented
  UIViewControllerBasedStatusBarAppearance decides who decides: controllers when it is true or missing, the
  app's setters when it is false.
  says refused appMode: Info.plist leaves the bar to the application object
  says fact controllersDecide: Controllers decide: UIViewControllerBasedStatusBarAppearance is YES.
  says fact controllersDecideByDefault: Controllers decide: UIViewControllerBasedStatusBarAppearance is missing,
    which means YES.
  says fact applicationDecides: No controller is asked: the application object decides.
  says fact keyIsNo with SB-5: The application object decides and no controller is asked:
    UIViewControllerBasedStatusBarAppearance is NO.
  says surprise controllersUnasked with SB-5: Controllers are never asked while the application object decides the
    bar{value}.
  says surprise oneLook with SB-5: Every screen has the same bar, {value}: UIViewControllerBasedStatusBarAppearance
    is NO, so no controller is asked, and it stays as {other}.
  says fact getterUncalled with SB-5: {value} of {here} is not called while the application object decides the
    bar
  source: Apple: UIViewControllerBasedStatusBarAppearance, TN3105

SB-2, documented
  UIStatusBarHidden and UIStatusBarStyle govern the bar of the launch screen in either mode.
  says fact launchBar if used SB-3, SB-15: While the launch screen was up, Info.plist decided: the bar was {value}.
  says fact launchColor if used SB-16, TR-18, TR-2: While the launch screen was up, Info.plist decided: the bar was
    {value}.
  says surprise keyOfLaunch: {here} in Info.plist is for the launch only: the bar is {value} until the first
    controller is asked, then {other}. If only the launch was to look so, nothing is wrong.
  says surprise keysOfLaunch: {here} in Info.plist are for the launch only: the bar is {value} until the first
    controller is asked, then {other}. If only the launch was to look so, nothing is wrong.
  says surprise launchDiffers: The bar changes when the launch screen goes: until then Info.plist decides.
  source: Apple: UIStatusBarHidden, UIStatusBarStyle
  source: Qiita table of status bar keys

SB-3, documented
  An iPad obeys UIStatusBarHidden~ipad, without it the plain UIStatusBarHidden, and an iPhone not the one for
  iPads. A document has these two keys; of UIStatusBarHidden~iphone, which an iPhone obeys first, imports make
  the plain one.
  source: Apple: platform-specific keys

SB-4, observed by several
  In app mode the bar starts with the hidden state and style of Info.plist and keeps them.
  source: Apple: TN3105
  source: Qiita table of status bar keys

SB-5, documented
  In app mode the app's setters change the bar at once and controllers are never asked; in view controller mode
  the setters do nothing.
  says fact settersAreShown: The application object's state is shown at once.
  says surprise colorOfSetter with SB-16: default, which {value} asks for, is light here: the phone is dark, and
    while the application object decides, the style of {here} does not count.
  source: Apple: setStatusBarStyle(_:animated:)
  source: Qiita article on status bar cases (iOS 12)

SB-6, observed by several
  In an app linked with the iOS 27 SDK app mode is frozen: its setters do nothing.
  says refused linkedWithSDK27: apps linked with SDK 27 can't set the bar through UIApplication
  says fact infoPlistStays: The app is linked with SDK 27, so what Info.plist says can't be changed.
  says surprise infoPlistStays: Linked with the iOS 27 SDK, the bar stays as Info.plist has it: UIApplication's
    setters do nothing.
  turns on: SDK 27
  source: Flutter issue 192842
  source: the-blue-alliance-ios PR 1188

SB-7, observed by several
  From iOS 8 compact height also hides the bar in app mode, and for good if the app was launched in it, until an
  explicit setStatusBarHidden.
  says fact hiddenByCompactHeight: Compact height, now or at launch, hides the bar until the app shows it.
  says surprise hiddenByCompactHeight: In app mode compact height hides the bar, for good if the app was launched in
    it.
  turns on: iOS 8
  source: Flutter issues 84852 and 24398
  source: React Native issue 10751
  source: XCDYouTubeKit issue 78

SB-8, documented
  A hidden bar has height zero.
  source: Apple: statusBarFrame

SB-9, documented
  By default a controller answers style default, not hidden, animation fade and no child for either question.
  says answers override: it overrides the getter
  says answers stored: its override gives its stored value
  says answers shared: its override gives the app-wide shared value
  says answers defaultValue: that is UIKit's default
  source: Apple: preferredStatusBarStyle, prefersStatusBarHidden

SB-10, observed by several
  Starting at the root, a presented controller that takes over is asked first, then the child that is forwarded
  to, repeatedly; style and hidden go their own ways. The way ends before a controller that is named without
  being in a window, and before one that it has passed.
  says asked root: it is the root
  says unasked namedControllerIsNotInAWindow: {getter} returns a controller that is in no window
  says unasked cycle: {here} leads back to {other}, which was asked already
  says fact presentsNothing if used W-10, L-6: {here} presents nothing.
  says fact presentsNoOther with W-4: {here} presents nothing.
  says surprise namedInNoWindow: {here} is not asked: {value} of {above} returns it, and it is in no window. So
    {above} answers itself.
  says surprise twoAnswer: Two controllers answer: {here} for the style, {other} for hidden.
  source: Apple: childForStatusBarStyle, childForStatusBarHidden
  source: Qiita article on status bar cases (iOS 12)
  source: react-native-screens

SB-11, documented
  A controller that forwards a question is not itself asked for that answer.
  says asked forwardedToTopViewController: {getter} returns topViewController
  says asked forwardedToVisibleViewController: {getter} returns visibleViewController
  says asked forwardedToSelectedViewController: {getter} returns selectedViewController
  says asked forwardedToPresentedViewController: {getter} returns presentedViewController
  says asked forwardedToFirstChild: {getter} returns children.first
  says asked forwardedToLastChild: {getter} returns children.last
  says asked forwardedToNamedController: {getter} returns it
  says unasked childIsNil: {getter} returns nil
  source: Apple: childForStatusBarHidden
  source: blog post on hiding the status bar (iOS 9)

SB-12, inferred
  The animation is that of the controller that answers for hidden.
  says fact animation with SB-13: The change of hidden was animated with {value}.
  says fact animationOfAnswer with SB-13: The change of hidden was animated with {value}, as {here} asks.
  says fact noAnimation with SB-13: The change of hidden was not animated.
  says fact noAnimationOfAnswer with SB-13: The change of hidden was not animated, as {here} asks.
  says surprise answersNoAnimation with SB-13: The bar jumps: preferredStatusBarUpdateAnimation of the controller
    that answers is none.
  source: react-native-screens

SB-13, observed by several
  The animation is asked for only when hidden changes, and shows only in an animated step; on iOS 7 there is
  none outside an animation.
  says fact changeIsNotAnimated: The change of hidden was not animated: the step is not.
  says fact visibilityUnchanged with SB-12: Visibility did not change, so nothing animates.
  says surprise notInAnimation: The bar jumps: only what happens inside an animation is animated.
  source: Apple: preferredStatusBarUpdateAnimation, but for iOS 7
  source: iOS 7: MWPhotoBrowser issue 131, LGSideMenuController issue 30

SB-14, documented
  Where prefersStatusBarHidden is not overridden, compact height hides the bar in apps linked with iOS 8 or
  later.
  says answers compactHeight: by default the bar hides in compact height
  says surprise hiddenInLandscape: On phones the bar hides in landscape unless a controller says otherwise.
  turns on: iOS 8, SDK 8
  source: Apple: prefersStatusBarHidden
  source: radar 22565090

SB-15, observed by several
  A phone with notch or island has no bar in landscape, regardless of what controllers answer, but for the inner
  display of iPhone Duo.
  says fact hasNoBar: A phone with a notch or an island has no bar in landscape, regardless of the answers.
  says fact hasABar: Only a phone with a notch or an island has no bar, and only in landscape.
  says surprise noBarInLandscape: Phones with a notch or an island have no bar in landscape, and no override can show
    one.
  source: radar 35694326
  source: cordova-plugin-statusbar PR 88
  source: iPhone Duo: kusumotoa/iPhoneDuoLab, its pictures of six poses (iOS 27.1)

SB-16, observed by several
  lightContent is light and darkContent dark; default is dark before iOS 13, follows the answering controller's
  style on 13 to 18 and the content below it from 26. It is the style that the controller has by the end of the
  step (T-19).
  says fact fixedColor: {value} is fixed; light or dark mode does not change it.
  says fact colorOfContent: From iOS 26 default goes with the content under the bar.
  says fact darkDefault: Before iOS 13 default is dark.
  says fact colorOfAnswerer with TR-18 if used T-19: default follows the interface style: {here}, which answered, is
    {value}.
  says fact colorOfWindow with TR-18 if used T-19: default follows the interface style: the window or the system is
    {value}.
  says surprise defaultIsLight with TR-18: From iOS 13 default is not black: it turns light because {here} is dark.
  says surprise defaultIsOfAnswerer with TR-18: default follows the style of {here}, which answers and is {value}:
    the {other} style of {above} does not count for the bar.
  turns on: iOS 13, iOS 18, iOS 26
  source: Apple: UIStatusBarStyle, but for iOS 26
  source: iOS 26: HBDNavigationBar issue 96, deltachat-ios PR 3229

SB-18, observed by several
  setNeedsStatusBarAppearanceUpdate asks anew from the window's root, for any receiver, and does nothing outside
  a window.
  says fact upToDate: An update now would change nothing.
  says fact lastUpdate: The last update was {value}.
  says fact changedSince: Nothing has updated it since {value}, changed the answer.
  says fact stale with T-16: The bar is out of date: after an update it would be {value}.
  source: Apple: setNeedsStatusBarAppearanceUpdate()
  source: LNPopupController issue 46

SB-19, observed by several
  The getters are first asked before viewDidLoad, so what is set there needs another update.
  says surprise askedBefore with T-15: What {value} of {here} sets is not shown yet: the getters were asked before
    it was called.
  source: blog post on hiding the status bar (iOS 9)
  source: FCOverlay issue 2

SB-20, observed by several
  From iOS 13.4 a preferredStatusBarStyle written in an extension of a UIKit container class is no longer
  called.
  says answers overrideInExtensionIsNotCalled: its override is written in an extension of one of UIKit's classes and
    is not called
  says surprise overrideInExtension: From iOS 13.4 preferredStatusBarStyle in an extension of one of UIKit's classes
    is not called.
  says surprise overrideOfUIKitsClass: {value} is a class of UIKit: if its preferredStatusBarStyle is overridden in
    an extension, it is not called from iOS 13.4 on, and what is said here is wrong.
  turns on: iOS 13.4
  source: Apple developer forums 131640
  source: SAP Fiori documentation

SB-21, observed by several
  A navigation controller forwards style to its top controller only while its bar is hidden; with the bar shown
  it answers itself, lightContent for a black bar, else default. With another navigation controller on top (W-8)
  it has no bar of its own, and forwards (C-57).
  says asked forwardedByNavigation for style: it is on top of {above}, whose navigation bar is hidden
  says unasked navigationBarVisible: {here} shows its navigation bar, so it answers itself and no child is asked
  says unasked navigationIsEmpty for style: {here} has no controllers
  says answers navigationBarStyle: its navigation bar is black
  says surprise blackBarGone: {here}'s black bar does not count while it is hidden: {other} answers, with no style of
    its own.
  says surprise navigationAnswers: preferredStatusBarStyle of the controllers in {here} is never called: {here} is a
    navigation controller that shows its bar, and answers itself. prefersStatusBarHidden is called.
  says surprise navigationMayAnswer: While {here} shows its bar and its class overrides neither
    preferredStatusBarStyle nor childForStatusBarStyle, preferredStatusBarStyle of the controllers in it is never
    called; prefersStatusBarHidden is.
  source: Apple: TN3105
  source: radars 15178634 and 15182487

SB-22, observed by several
  A navigation controller forwards hidden to its top controller, bar shown or not.
  says asked forwardedByNavigation: it is on top of {above}
  says unasked navigationIsEmpty: {here} has no controllers
  source: blog post on hiding the status bar (iOS 9)
  source: CSDN 47084805

SB-23, observed once
  An override that returns visibleViewController can hand the bar to a presented controller that does not take
  over; topViewController cannot.
  source: Apple: visibleViewController, which does not speak of the bar
  source: Qiita article on status bar cases (iOS 12)

SB-24, observed by several
  A tab controller forwards both questions to its selected child; plain, split and page controllers forward
  nothing, and an alert does not take over.
  says asked forwardedByTab: it is selected in {above}
  says unasked nothingSelected: {here} has nothing selected
  says unasked doesNotForward if used SB-38: {here} does not forward
  says surprise overrideOfClosedClass: {here} overrides what {value} answers, {other}.
  says surprise schemeWithoutBar: .toolbarColorScheme of {here} counts, by the one report there is, only while the
    background of a navigation bar shows, and {above} hides its bar: expect {value}, unless the content of {here}
    shows a bar of its own.
  says surprise modifiersUnmodeled: {here} {value} so this may be wrong: look at them.
  says surprise forwardsToNone: {here} has children and forwards to none of them, so they are never asked.
  says surprise overridesNoChildGetter: While {here} overrides no child getter, its children are never asked.
  source: Apple: TN3105
  source: radar 19921214
  source: MMDrawerController issue 75

SB-25, documented
  A presented controller takes over for both questions if its effective style is full screen or it captures the
  status bar appearance.
  says asked presentedFullScreen: {above} presents it full screen
  says asked presentedCaptures: {above} presents it, and its modalPresentationCapturesStatusBarAppearance is true
  source: Apple: modalPresentationCapturesStatusBarAppearance

SB-26, observed by several
  Without capture no other style takes over, except custom on iOS 8.3 to 9; sheets and popovers do where they
  adapt to full screen.
  says asked presentedCustom: {above} presents it in custom style, which takes over on iOS 8.3 to 9
  says unasked presentedDoesNotTakeOver: {other}, which {here} presents, is not asked, nor is anything that it
    presents: it neither is full screen nor captures the bar
  says named presentedDoesNotTakeOver: {other} neither is full screen nor captures the bar: only a getter leads to it
  says surprise alertDoesNotTakeOver: An alert does not take the bar over: its presenter still decides.
  says surprise doesNotTakeOver: {here} can't set the bar: it is presented as {value} and does not capture the bar,
    so its presenter decides.
  turns on: iOS 8.3, iOS 9
  source: radars 22574353, 27435072, 27874629, 30870230 and 35985410

SB-27, observed by several
  From iOS 13 on a phone in portrait the bar is light while a card lies over a presenter that fills the window,
  unless something captures on the way.
  says fact lightBehindCard if used W-7, L-6: A card is up before what fills the window, so the bar's text is light.
  says fact noCard if used W-7, L-6: No card is up before what fills the window, so none makes its text light.
  says surprise lightBehindCard: While a card is up the system draws the bar's text light over the black behind it.
  says surprise capturesBeforeCard: {here} captures the bar, so the light that goes with a card is off, and the bar
    is not light on the black behind it.
  says surprise windowAboveCard: Window {here} decides in place of {other}, so the light that goes with the card
    {value} is off, and the bar is not light on the black behind it.
  turns on: iOS 13
  source: react-native-screens issue 767
  source: Pulley issue 389
  source: SwiftMessages issue 431

SB-28, observed once
  What is presented beyond a link that does not take over is never looked at.
  source: radar 22575294

SB-29, inferred
  On iOS 8 and 9 the take-over is decided when presenting and survives rotation, up to iOS 12 that of a
  controller that is declared a popover, on any phone; else it follows adaptation from iOS 10 on.
  says surprise takeOverIsFixed: {here} can't set the bar: on iOS 8 and 9 whether it takes over is fixed when it is
    presented, and it did not then.
  turns on: iOS 8, iOS 10, iOS 13
  source: radars 22564923 and 22814975, which do not speak of popovers from iOS 10 on

SB-30, inferred
  The take-over hangs on the resolved presenter, so the chain below it is skipped.
  source: Apple: presentingViewController, which does not speak of the bar

SB-31, observed once
  On iOS 7 a canceled interactive dismissal updates nothing, so the bar stays stale.
  source: radar 15902745

SB-33, observed by several
  Pushing inside a presentation that does not take over asks no controller inside it.
  source: Qiita article on status bar cases (iOS 12)
  source: mo4tech post on pushing inside a modal

SB-34, observed by several
  The controlling window is the highest, then latest shown, visible window that covers the screen, key or not,
  even without a root.
  says window controls: it controls
  says window isHidden: it is hidden
  says window hasLowerLevel: its level is lower
  says window wasShownEarlier: it was shown earlier, at the same level
  says fact noController: No controller was asked.
  says fact noControllerForStyle if used SB-14: No controller was asked: the style is default.
  says fact noControllerForHidden if used SB-14: No controller was asked: {value}.
  says surprise windowAbove: Window {here} lies above and covers the screen, so it decides the bar in place of
    {value}.
  source: radar 15573442
  source: MTStatusBarOverlay issue 78
  source: SVProgressHUD issue 188

SB-35, observed by several
  An overlay gives the bar back when its root forwards to a controller of another window, when its frame is
  smaller than the screen or when it is hidden.
  says window doesNotCoverScreen: it does not cover the screen
  source: CocoaDebug issue 50
  source: SwiftMessages issue 129

SB-36, observed by several
  Showing or hiding a window updates the bar; making it key does not.
  source: CocoaDebug issues 25 and 50

SB-38, observed by several
  A controller whose parents do not forward to it is never asked.
  source: NativeScript issue 6771
  source: nativescript-vue issue 389

SB-39, observed by several
  Reading the status bar view by key-value coding raises on iOS 13 or later in an app linked with the iOS 13 SDK
  or later.
  says refused NSInternalInconsistencyException: UIApplication's statusBar can't be reached by key-value coding from iOS 13 on
  says surprise keyValueCoding with GE-13: Reaching into UIApplication for its status bar {value}.
  turns on: iOS 13, SDK 13
  source: SideMenu issue 67
  source: LDNetDiagno issue 37
  source: article on a custom status bar (iOS 13)

SB-40, observed once
  From iOS 13, in apps built with its SDK, a black navigation bar to which a UINavigationBarAppearance is
  applied gives default, as any other bar.
  says answers navigationBarAppearance: its navigation bar is black, but a UINavigationBarAppearance is applied to it
  says surprise barAppearance: From iOS 13 a UINavigationBarAppearance cancels the light text that barStyle black
    gives.
  turns on: iOS 13
  source: Programming-iOS-Book-Examples: NavigationBarAppearance (iOS 13 to 15)
"""#
}
