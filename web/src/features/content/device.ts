const APPS: readonly string[] = ['IOS', 'IOS_LITE', 'ANDROID']

/** Whether a resource is an app; links to channels and help are others. */
export const isApp = (resourceType: string): boolean => APPS.includes(resourceType)

/** What the visitor most likely holds in the hand. */
export function thisDevice(): 'ios' | 'android' | 'desktop' {
  const { userAgent, maxTouchPoints } = navigator
  if (/android/i.test(userAgent)) return 'android'
  // A tablet of Apple's calls itself a Macintosh.
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'ios'
  return 'desktop'
}
