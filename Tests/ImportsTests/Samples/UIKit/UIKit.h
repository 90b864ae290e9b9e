typedef struct objc_class *Class; typedef signed char BOOL; typedef unsigned long NSUInteger;
@class NSString, NSArray;
__attribute__((objc_root_class)) @interface NSObject
- (id)valueForKey:(NSString *)k; - (id)valueForKeyPath:(NSString *)k; - (BOOL)respondsToSelector:(SEL)s; - (Class)class; + (Class)class; - (BOOL)isKindOfClass:(Class)c; - (id)description; - (void *)methodForSelector:(SEL)s; + (void *)instanceMethodForSelector:(SEL)s; + (Class)superclass; + (id)description; - (BOOL)isEqual:(id)o; - (id)mutableCopy;
@end
@interface NSString : NSObject
- (NSArray *)componentsSeparatedByString:(NSString *)s; - (NSString *)stringByAppendingString:(NSString *)s; - (NSString *)stringByReplacingOccurrencesOfString:(NSString *)a withString:(NSString *)b; - (BOOL)containsString:(NSString *)s;
@end
@interface NSMutableString : NSString
+ (id)string; - (void)appendString:(NSString *)s;
@end
@interface NSConstantString : NSString
@end
@interface NSArray : NSObject
- (NSUInteger)count; - (id)objectAtIndex:(NSUInteger)i; - (id)lastObject; - (NSUInteger)indexOfObjectIdenticalTo:(id)o;
@end
@interface NSMutableArray : NSArray
+ (id)array; - (void)addObject:(id)o; - (void)removeLastObject;
@end
@interface NSNumber : NSObject
+ (id)numberWithUnsignedLong:(unsigned long)n; + (id)numberWithInt:(int)n; - (int)intValue; - (unsigned long)unsignedLongValue; - (BOOL)boolValue;
@end
@interface NSDictionary : NSObject
- (id)objectForKey:(id)k;
@end
@interface NSBundle : NSObject
+ (id)mainBundle; + (id)bundleForClass:(Class)c; - (NSDictionary *)infoDictionary; - (NSString *)bundlePath;
@end
@interface UIViewController : NSObject
@end
@interface UIScreen : NSObject
+ (id)mainScreen;
@end
@interface UIDevice : NSObject
+ (id)currentDevice;
@end
@interface UIApplication : NSObject
+ (id)sharedApplication;
@end
extern SEL NSSelectorFromString(NSString *s); extern NSString *NSStringFromClass(Class c); extern Class NSClassFromString(NSString *s);
