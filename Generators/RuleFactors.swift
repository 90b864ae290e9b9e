package import StatusQuoAppearanceModel

// Written by `laboratory factors`, which changes one factor of a scenario at a time and looks at which rules
// are used then and were not before, or no longer.
extension Factor {
  /// For each rule the factors that decide most often whether it is used.
  package static let ofRules: [(rule: RuleID, factors: [Factor])] = [
    row(.w1, [.step(.addSubview), .step(.readStatusBarByKVC)]),
    row(
      .w2,
      [
        .kind(.navigation), .step(.popTo), .step(.select), .step(.addChild), .step(.addWindow),
        .step(.removeWindow),
      ]),
    row(
      .w3,
      [
        .step(.push), .step(.addChild), .step(.transition), .step(.addChildWithoutView),
        .step(.setRoot), .step(.addWindow),
      ]),
    row(
      .w4,
      [
        .step(.removeFromParent), .step(.transition), .step(.present), .step(.dismiss),
        .step(.setRoot), .step(.removeWindow),
      ]),
    row(
      .w5,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.childGetters), .topic(.systemGestures),
        .topic(.windows),
      ]),
    row(
      .w6,
      [
        .step(.finishInteractivePop), .step(.present), .step(.dismiss),
        .step(.cancelInteractiveDismiss), .step(.setRoot), .step(.addWindow),
      ]),
    row(.w7, [.olderSDK, .kind(.alert), .topic(.presentation), .step(.present), .step(.setRoot)]),
    row(.w9, [.appMode, .topic(.windows), .topic(.scenes)]),
    row(.w10, [.step(.setRoot), .step(.removeWindow)]),
    row(
      .w11,
      [
        .kind(.navigation), .step(.beginInteractivePop), .step(.beginAppearanceTransition),
        .step(.present), .step(.beginInteractiveDismiss), .step(.cancelInteractiveDismiss),
      ]),
    row(
      .w12,
      [
        .olderSDK, .actions, .kind(.navigation), .topic(.containment), .step(.addChild),
        .step(.swizzleHidden),
      ]),
    row(.w14, [.device, .topic(.presentation), .topic(.popovers), .step(.present)]),
    row(
      .l0,
      [
        .olderSDK, .kind(.navigation), .topic(.windows), .step(.finishInteractivePop),
        .step(.setRoot),
      ]),
    row(
      .l3,
      [
        .olderSDK, .landscape, .step(.present), .step(.dismiss), .step(.setRoot),
        .step(.hideWindow),
      ]),
    row(
      .l5,
      [
        .kind(.navigation), .step(.addChild), .step(.removeFromParent), .step(.removeFromSuperview),
        .step(.removeWindow), .step(.hideWindow),
      ]),
    row(
      .l6,
      [
        .olderSDK, .kind(.navigation), .step(.push), .step(.beginInteractivePop), .step(.present),
        .step(.beginInteractiveDismiss),
      ]),
    row(
      .l7,
      [
        .olderSDK, .actions, .step(.present), .step(.setRoot), .step(.addWindow),
        .step(.removeWindow),
      ]),
    row(.l8, [.step(.setViewControllers), .step(.addChild), .step(.transition)]),
    row(.l9, [.step(.addChildWithoutView), .step(.removeFromSuperview)]),
    row(.l10, [.actions, .step(.beginAppearanceTransition), .step(.endAppearanceTransition)]),
    row(
      .l11,
      [
        .actions, .kind(.navigation), .topic(.containment), .step(.addChild),
        .step(.addChildWithoutView), .step(.setRoot),
      ]),
    row(.l12, [.actions, .kind(.navigation), .kind(.tab), .step(.beginAppearanceTransition)]),
    row(.sb1, [.appMode, .step(.setStatusBarStyle), .step(.setStatusBarHidden)]),
    row(.sb5, [.appMode, .step(.setStatusBarStyle), .step(.setStatusBarHidden)]),
    row(.sb6, [.version, .appMode]),
    row(.sb7, [.device, .landscape, .appMode, .step(.rotate)]),
    row(.sb8, [.device, .landscape, .appMode, .geometry, .topic(.barGetters), .step(.rotate)]),
    row(.sb9, [.landscape, .appMode]),
    row(
      .sb10,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.windows), .topic(.scenes),
        .step(.present),
      ]),
    row(
      .sb11,
      [
        .appMode, .kind(.tab), .topic(.childGetters), .topic(.windows), .topic(.scenes),
        .step(.addWindow),
      ]),
    row(
      .sb12, [.device, .landscape, .appMode, .topic(.barGetters), .topic(.scenes), .step(.rotate)]),
    row(
      .sb13, [.device, .landscape, .appMode, .topic(.barGetters), .topic(.scenes), .step(.rotate)]),
    row(.sb14, [.olderSDK, .device, .landscape, .appMode, .topic(.barGetters), .step(.rotate)]),
    row(.sb15, [.device, .landscape, .step(.rotate)]),
    row(
      .sb18,
      [
        .appMode, .step(.present), .step(.setRoot), .step(.addWindow), .step(.removeWindow),
        .step(.setNeedsStatusBarAppearanceUpdate),
      ]),
    row(.sb19, [.appMode, .topic(.scenes)]),
    row(
      .sb20,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.barGetters), .topic(.windows),
        .step(.setRoot),
      ]),
    row(
      .sb21,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.childGetters), .topic(.windows),
        .step(.setRoot),
      ]),
    row(
      .sb22,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.childGetters), .topic(.windows),
        .step(.setRoot),
      ]),
    row(
      .sb23,
      [
        .landscape, .appMode, .kind(.navigation), .kind(.tab), .topic(.childGetters),
        .topic(.selection),
      ]),
    row(
      .sb24,
      [.appMode, .kind(.navigation), .topic(.childGetters), .topic(.windows), .topic(.scenes)]),
    row(
      .sb25,
      [.olderSDK, .landscape, .appMode, .topic(.presentation), .topic(.scenes), .step(.present)]),
    row(
      .sb26,
      [.olderSDK, .landscape, .appMode, .topic(.presentation), .topic(.windows), .step(.present)]),
    row(.sb27, [.olderSDK, .device, .landscape, .appMode, .topic(.windows), .step(.present)]),
    row(
      .sb28,
      [.olderSDK, .landscape, .appMode, .topic(.presentation), .step(.present), .step(.showWindow)]),
    row(
      .sb29,
      [
        .version, .appMode, .kind(.tab), .topic(.windows), .step(.removeFromParent),
        .step(.present),
      ]),
    row(
      .sb30,
      [.olderSDK, .landscape, .appMode, .topic(.presentation), .topic(.windows), .step(.present)]),
    row(
      .sb33,
      [.olderSDK, .landscape, .appMode, .kind(.navigation), .topic(.windows), .step(.present)]),
    row(
      .sb34,
      [
        .appMode, .topic(.windows), .topic(.scenes), .step(.addWindow), .step(.removeWindow),
        .step(.hideWindow),
      ]),
    row(
      .sb35,
      [
        .appMode, .topic(.systemGestures), .topic(.windows), .step(.addWindow),
        .step(.removeWindow), .step(.set),
      ]),
    row(
      .sb36,
      [
        .topic(.scenes), .step(.addWindow), .step(.removeWindow), .step(.showWindow),
        .step(.hideWindow),
      ]),
    row(
      .sb38,
      [
        .appMode, .kind(.navigation), .kind(.tab), .topic(.windows), .topic(.scenes),
        .step(.setRoot),
      ]),
    row(.sb39, [.olderSDK, .step(.readStatusBarByKVC)]),
    row(.t1, [.step(.setRoot), .step(.addWindow), .step(.removeWindow), .step(.hideWindow)]),
    row(.t2, [.appMode, .topic(.scenes)]),
    row(
      .t3,
      [
        .kind(.navigation), .step(.push), .step(.pop), .step(.setViewControllers), .step(.setRoot),
        .step(.hideWindow),
      ]),
    row(
      .t4,
      [
        .kind(.navigation), .step(.push), .step(.beginInteractivePop), .step(.dismiss),
        .step(.setRoot), .step(.hideWindow),
      ]),
    row(
      .t5,
      [
        .kind(.navigation), .step(.push), .step(.beginInteractivePop), .step(.cancelInteractivePop),
        .step(.dismiss), .step(.hideWindow),
      ]),
    row(
      .t6,
      [
        .kind(.navigation), .step(.push), .step(.setViewControllers), .step(.beginInteractivePop),
        .step(.finishInteractivePop),
      ]),
    row(
      .t7,
      [
        .olderSDK, .landscape, .topic(.presentation), .step(.present), .step(.setRoot),
        .step(.removeWindow),
      ]),
    row(
      .t8,
      [
        .olderSDK, .landscape, .topic(.presentation), .step(.removeFromParent), .step(.present),
        .step(.setRoot),
      ]),
    row(
      .t9,
      [
        .step(.removeFromParent), .step(.present), .step(.dismiss),
        .step(.cancelInteractiveDismiss), .step(.setRoot), .step(.removeWindow),
      ]),
    row(
      .t10,
      [
        .olderSDK, .landscape, .step(.present), .step(.beginInteractiveDismiss),
        .step(.cancelInteractiveDismiss), .step(.rotate),
      ]),
    row(
      .t11,
      [
        .landscape, .kind(.tab), .topic(.selection), .step(.beginInteractivePop), .step(.select),
        .step(.hideWindow),
      ]),
    row(.t12, [.step(.finishInteractivePop), .step(.addChild)]),
    row(
      .t13,
      [.step(.addChild), .step(.removeFromParent), .step(.transition), .step(.addChildWithoutView)]),
    row(.t15, [.actions, .step(.set), .step(.setShared)]),
    row(
      .t16,
      [
        .appMode, .actions, .step(.setRoot), .step(.addWindow), .step(.removeWindow),
        .step(.setNeedsStatusBarAppearanceUpdate),
      ]),
    row(
      .t17,
      [
        .step(.transition), .step(.present), .step(.setRoot), .step(.addWindow),
        .step(.removeWindow), .step(.setNeedsStatusBarAppearanceUpdate),
      ]),
    row(.t18, [.landscape, .appMode, .step(.rotate)]),
    row(
      .t19,
      [.olderSDK, .dark, .appMode, .step(.addWindow), .step(.removeWindow), .step(.setSystemStyle)]),
    row(
      .t20,
      [
        .kind(.navigation), .topic(.navigationBar), .step(.present), .step(.hideWindow),
        .step(.set),
      ]),
    row(.t21, [.kind(.navigation), .topic(.navigationBar), .step(.setRoot), .step(.set)]),
    row(.t22, [.kind(.navigation), .topic(.navigationBar), .step(.swipe)]),
    row(.t23, [.step(.addWindow), .step(.removeWindow), .step(.makeKey)]),
    row(.t26, [.appMode, .step(.setStatusBarStyle), .step(.setStatusBarHidden)]),
    row(.tr3, [.olderSDK, .topic(.styles), .step(.addWindow), .step(.removeWindow), .step(.set)]),
    row(.tr4, [.olderSDK, .topic(.styles)]),
    row(.tr5, [.olderSDK, .topic(.views), .step(.set)]),
    row(.tr6, [.olderSDK, .step(.present), .step(.setRoot)]),
    row(.tr7, [.olderSDK, .topic(.stylesForChildren), .step(.present)]),
    row(.tr8, [.olderSDK, .step(.addChildWithoutView)]),
    row(.tr9, [.version, .olderSDK, .topic(.stylesForChildren), .step(.setRoot)]),
    row(
      .tr10,
      [
        .olderSDK, .topic(.styles), .topic(.stylesForChildren), .step(.addChildWithoutView),
        .step(.set),
      ]),
    row(.tr11, [.version, .olderSDK, .topic(.styles)]),
    row(
      .tr13,
      [
        .olderSDK, .dark, .topic(.styles), .step(.removeWindow), .step(.setSystemStyle),
        .step(.enterBackground),
      ]),
    row(.tr14, [.olderSDK, .step(.setRoot), .step(.removeWindow)]),
    row(.tr15, [.olderSDK, .topic(.styles), .step(.setRoot), .step(.removeWindow)]),
    row(.tr18, [.version, .appMode]),
    row(
      .tr19, [.olderSDK, .kind(.alert), .topic(.presentation), .step(.present), .step(.setRoot)]),
    row(.tr20, [.version, .olderSDK, .topic(.styles), .step(.addWindow), .step(.removeWindow)]),
    row(.tr23, [.olderSDK, .step(.enterBackground)]),
    row(.tr28, [.olderSDK, .device, .landscape, .appMode, .step(.present), .step(.rotate)]),
    row(.sg1, [.olderSDK, .systemGestures]),
    row(
      .sg2,
      [
        .olderSDK, .systemGestures, .kind(.tab), .topic(.systemGestures), .topic(.windows),
        .step(.addWindow),
      ]),
    row(.sg3, [.olderSDK, .systemGestures, .topic(.windows), .topic(.scenes)]),
    row(.sg4, [.olderSDK, .systemGestures, .topic(.windows), .step(.present), .step(.setRoot)]),
    row(.sg5, [.olderSDK, .systemGestures, .topic(.windows), .topic(.scenes)]),
    row(.sg6, [.olderSDK, .step(.set), .step(.setNeedsUpdate)]),
    row(.sc1, [.version, .olderSDK, .topic(.scenes), .step(.addWindow)]),
    row(.sc2, [.topic(.scenes), .step(.addWindow)]),
    row(
      .sc3,
      [
        .olderSDK, .appMode, .topic(.scenes), .step(.addWindow),
        .step(.setNeedsStatusBarAppearanceUpdate),
      ]),
    row(.sc4, [.olderSDK, .topic(.scenes)]),
    row(.sc5, [.device, .geometry, .safeArea, .kind(.split), .step(.present), .step(.resize)]),
    row(.sc6, [.version, .device, .appMode, .step(.resize)]),
    row(.ge1, [.geometry, .safeArea, .topic(.windows)]),
    row(.ge2, [.geometry, .step(.installStatusBarCover)]),
    row(.ge3, [.geometry, .kind(.navigation), .step(.push), .step(.installStatusBarCover)]),
    row(.ge4, [.device, .landscape, .appMode, .geometry]),
    row(.ge5, [.version, .olderSDK, .device, .landscape, .geometry, .kind(.navigation)]),
    row(
      .ge6,
      [
        .geometry, .kind(.navigation), .topic(.navigationBar), .topic(.windows), .step(.push),
        .step(.dismiss),
      ]),
    row(.ge7, [.device, .landscape, .appMode, .geometry, .topic(.barGetters), .step(.rotate)]),
    row(
      .ge8, [.device, .landscape, .geometry, .topic(.windows), .step(.hideWindow), .step(.rotate)]),
    row(.ge9, [.version, .device, .landscape, .appMode, .geometry, .safeArea]),
    row(.ge10, [.version, .device, .landscape, .geometry, .step(.setInCallStatusBar)]),
    row(.ge11, [.device, .landscape, .geometry, .step(.rotate)]),
    row(.ge12, [.geometry, .step(.installStatusBarCover)]),
    row(.ge16, [.geometry, .step(.installStatusBarCover)]),
    row(.ge18, [.version, .device, .geometry, .safeArea]),
    row(
      .ge19,
      [
        .geometry, .safeArea, .topic(.windows), .step(.removeWindow), .step(.showWindow),
        .step(.installStatusBarCover),
      ]),
    row(
      .ge20,
      [
        .geometry, .safeArea, .kind(.navigation), .kind(.tab), .step(.showWindow),
        .step(.installStatusBarCover),
      ]),
    row(
      .ge21,
      [
        .safeArea, .kind(.navigation), .kind(.tab), .topic(.windows), .topic(.safeArea),
        .step(.addChild),
      ]),
    row(
      .ge22,
      [
        .landscape, .safeArea, .kind(.navigation), .kind(.tab), .topic(.selection),
        .topic(.safeArea),
      ]),
    row(.ge23, [.version, .olderSDK, .device, .geometry, .safeArea, .kind(.tab)]),
  ]

  private static func row(
    _ rule: RuleID, _ factors: [Factor]
  ) -> (rule: RuleID, factors: [Factor]) { (rule, factors) }
}
