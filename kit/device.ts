import { isPhone } from '@croupier/contract/page.ts'

const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

export interface Device {
  readonly browser: string | undefined
  readonly system: string | undefined
  readonly phone: boolean
}

/** What kind of device a browser says it runs on. It may lie; its owner will know. */
export function deviceOf(userAgent: string): Device {
  const named = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(userAgent))?.[1]
  return { browser: named(BROWSERS), system: named(SYSTEMS), phone: isPhone(userAgent) }
}
