/** The specification's language codes and their BCP 47 tags: the one table between the two. */
export const LANGUAGES = {
  CN: 'zh',
  EN: 'en',
  JA: 'ja',
  TH: 'th',
  VI: 'vi',
  PT: 'pt',
  ID: 'id',
  TY: 'tl',
  KO: 'ko',
  KM: 'km',
  LO: 'lo',
  MY: 'my',
  MS: 'ms',
  HI: 'hi',
  BN: 'bn',
  TA: 'ta',
  TE: 'te',
  UR: 'ur',
  NE: 'ne',
  SI: 'si',
  TW: 'zh-Hant',
  ES: 'es',
  FR: 'fr',
  DE: 'de',
  IT: 'it',
  RU: 'ru',
  UK: 'uk',
  PL: 'pl',
  TR: 'tr',
  AR: 'ar',
  FA: 'fa',
  HE: 'he',
  NL: 'nl',
} as const

export type LanguageCode = keyof typeof LANGUAGES
export type LanguageTag = (typeof LANGUAGES)[LanguageCode]

/** Languages whose words the product carries so far. */
export const WRITTEN = ['en', 'vi', 'tl'] as const
export type Written = (typeof WRITTEN)[number]

/** The code for a code or a tag, in any case; undefined when unknown. */
export function codeOf(text: string): LanguageCode | undefined {
  const upper = text.toUpperCase()
  if (upper in LANGUAGES) return upper as LanguageCode // The line above has looked.
  return (Object.keys(LANGUAGES) as LanguageCode[]).find((code) => LANGUAGES[code].toUpperCase() === upper)
}
