/**
 * The specification's language codes and their BCP 47 tags: the one table between the two. Menus show languages in this
 * order: the six of the header first.
 */
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

/** What each language calls itself, as a menu says it. */
export const NAMES: Readonly<Record<LanguageCode, string>> = {
  CN: '简体中文',
  EN: 'English',
  JA: '日本語',
  TH: 'ไทย',
  VI: 'Tiếng Việt',
  PT: 'Português',
  ID: 'Bahasa Indonesia',
  TY: 'Tagalog',
  KO: '한국어',
  KM: 'ខ្មែរ',
  LO: 'ລາວ',
  MY: 'မြန်မာ',
  MS: 'Bahasa Melayu',
  HI: 'हिन्दी',
  BN: 'বাংলা',
  TA: 'தமிழ்',
  TE: 'తెలుగు',
  UR: 'اردو',
  NE: 'नेपाली',
  SI: 'සිංහල',
  TW: '繁體中文',
  ES: 'Español',
  FR: 'Français',
  DE: 'Deutsch',
  IT: 'Italiano',
  RU: 'Русский',
  UK: 'Українська',
  PL: 'Polski',
  TR: 'Türkçe',
  AR: 'العربية',
  FA: 'فارسی',
  HE: 'עברית',
  NL: 'Nederlands',
}

/** Languages whose words the product carries. */
export const WRITTEN = ['en', 'zh', 'ja', 'th', 'vi', 'pt', 'id', 'tl'] as const
/** A table of words has each of them: `Record<Language, …>`. */
export type Language = (typeof WRITTEN)[number]

/** Whether the product carries words of the language with this tag. */
export const isWritten = (tag: string): tag is Language => WRITTEN.some((written) => written === tag)

/** The language of the words for a code or a tag: English stands in for one that is not written. */
export function writtenFor(language: string): Language {
  const code = codeOf(language)
  const tag = code === undefined ? 'en' : LANGUAGES[code]
  return isWritten(tag) ? tag : 'en'
}

/** The code for a code or a tag, in any case; undefined when unknown. */
export function codeOf(text: string): LanguageCode | undefined {
  const upper = text.toUpperCase()
  if (upper in LANGUAGES) return upper as LanguageCode // The line above has looked.
  return (Object.keys(LANGUAGES) as LanguageCode[]).find((code) => LANGUAGES[code].toUpperCase() === upper)
}

/** Filipino is Tagalog by another tag. */
const ALSO: Readonly<Record<string, LanguageCode>> = { fil: 'TY' }

/** The languages that a browser asks for by its tags, in its order, as far as we name them: `vi-VN` asks for `vi`. */
export function wishedLanguages(tags: readonly string[]): readonly LanguageCode[] {
  const codes = tags.flatMap((tag) => {
    const main = tag.split('-', 1)[0]?.toLowerCase() ?? ''
    const code = codeOf(tag) ?? ALSO[main] ?? codeOf(main)
    return code === undefined ? [] : [code]
  })
  return [...new Set(codes)]
}

/** The tags of an `Accept-Language` header, the most wanted first. */
export const tagsIn = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.split(';')
      return { tag: tag.trim(), quality: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
