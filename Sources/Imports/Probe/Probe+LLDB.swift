extension Probe {
  /// The statements of the expression, a line each; joined they are what is pasted.
  ///
  /// Every message has a cast and nothing takes a variable number of arguments, so that it also
  /// compiles in an app without headers of Objective-C. There are no functions in an expression:
  /// rows of a prefix, an object and its keys are collected first and printed by one loop.
  static let expression = #"""
    NSArray *getters = (NSArray *)[@"preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden" componentsSeparatedByString:@" "];
    NSMutableArray *rows = (NSMutableArray *)[NSMutableArray array];
    (void)[rows addObject:@"statusquo1 app"];
    (void)[rows addObject:(id)[UIDevice currentDevice]];
    (void)[rows addObject:@"systemVersion userInterfaceIdiom"];
    (void)[rows addObject:@""];
    (void)[rows addObject:(id)[(id)[NSBundle mainBundle] infoDictionary]];
    (void)[rows addObject:@"DTSDKName UIStatusBarHidden UIStatusBarHidden~ipad UIStatusBarStyle UIUserInterfaceStyle UIViewControllerBasedStatusBarAppearance"];
    NSArray *windows = (NSArray *)[(id)[UIApplication sharedApplication] valueForKey:@"windows"];
    for (unsigned long w = 0; w < (unsigned long)[windows count]; w++) {
      id window = (id)[windows objectAtIndex:w];
      (void)[rows addObject:@"\nstatusquo1 window"];
      (void)[rows addObject:window];
      (void)[rows addObject:@"class isHidden windowLevel overrideUserInterfaceStyle frame screen.bounds safeAreaInsets windowScene.interfaceOrientation windowScene.screen.traitCollection.userInterfaceStyle windowScene.statusBarManager.isStatusBarHidden windowScene.statusBarManager.statusBarStyle rootViewController._effectiveStatusBarStyleViewController rootViewController._effectiveStatusBarHiddenViewController"];
      NSMutableArray *todo = (NSMutableArray *)[NSMutableArray array];
      id root = (id)[window valueForKey:@"rootViewController"];
      if (root) { (void)[todo addObject:root]; (void)[todo addObject:@"root"]; }
      while ((unsigned long)[todo count] > 0) {
        NSString *place = (NSString *)[todo lastObject];
        (void)[todo removeLastObject];
        id one = (id)[todo lastObject];
        (void)[todo removeLastObject];
        Class base = (Class)[one class];
        while (!(BOOL)[(id)[(id)[NSBundle bundleForClass:base] bundlePath] containsString:@"/UIKit"]) base = (Class)[base superclass];
        NSMutableString *row = (NSMutableString *)[@"\nstatusquo1 controller place=" mutableCopy];
        (void)[row appendString:place];
        (void)[row appendString:@" base="];
        (void)[row appendString:(id)[base description]];
        (void)[row appendString:@" overrides="];
        for (unsigned long i = 0; i < (unsigned long)[getters count]; i++) {
          SEL getter = (SEL)NSSelectorFromString((id)[getters objectAtIndex:i]);
          if ((void *)[one methodForSelector:getter] != (void *)[base instanceMethodForSelector:getter]) {
            (void)[row appendString:(id)[getters objectAtIndex:i]];
            (void)[row appendString:@","];
          }
        }
        (void)[rows addObject:row];
        (void)[rows addObject:one];
        (void)[rows addObject:(BOOL)[(id)[one valueForKey:@"isViewLoaded"] boolValue] ? @"self class preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation childViewControllerForStatusBarStyle childViewControllerForStatusBarHidden modalPresentationStyle modalPresentationCapturesStatusBarAppearance definesPresentationContext overrideUserInterfaceStyle isNavigationBarHidden hidesBarsOnSwipe topViewController visibleViewController selectedViewController navigationBar.barStyle" : @"self class modalPresentationStyle modalPresentationCapturesStatusBarAppearance definesPresentationContext overrideUserInterfaceStyle topViewController selectedViewController"];
        id next = (id)[one valueForKey:@"presentedViewController"];
        if (next && (id)[next valueForKey:@"presentingViewController"] == one) {
          (void)[todo addObject:next];
          (void)[todo addObject:(id)[place stringByAppendingString:@"/presented"]];
        }
        NSArray *children = (NSArray *)[one valueForKey:@"childViewControllers"];
        for (unsigned long i = (unsigned long)[children count]; i > 0; i--) {
          (void)[todo addObject:(id)[children objectAtIndex:i - 1]];
          (void)[todo addObject:(id)[place stringByAppendingString:@"/child"]];
        }
      }
    }
    NSMutableString *text = (NSMutableString *)[@"" mutableCopy];
    for (unsigned long i = 0; i < (unsigned long)[rows count]; i += 3) {
      (void)[text appendString:(id)[rows objectAtIndex:i]];
      id one = (id)[rows objectAtIndex:i + 1];
      NSArray *keys = (NSArray *)[(id)[rows objectAtIndex:i + 2] componentsSeparatedByString:@" "];
      for (unsigned long k = 0; k < (unsigned long)[keys count]; k++) {
        id key = (id)[keys objectAtIndex:k];
        BOOL isInfo = (BOOL)[one isKindOfClass:(Class)[NSDictionary class]];
        if (!isInfo && !(BOOL)[one respondsToSelector:(SEL)NSSelectorFromString((id)[(id)[key componentsSeparatedByString:@"."] objectAtIndex:0])]) continue;
        id value = (id)[one valueForKeyPath:key];
        if (!value && isInfo) continue;
        (void)[text appendString:@" "];
        (void)[text appendString:key];
        (void)[text appendString:@"="];
        if (value && (BOOL)[value isKindOfClass:(Class)[UIViewController class]]) value = (id)[NSNumber numberWithUnsignedLong:(unsigned long)value];
        (void)[text appendString:value ? (id)[value description] : @"nil"];
      }
    }
    text
    """#
}
