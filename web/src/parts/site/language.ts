import { codeOf, LANGUAGES, type LanguageCode, wishedLanguages, isWritten } from '@croupier/contract/language.ts'
import { LANGUAGE_COOKIE } from '@croupier/contract/page.ts'
import { wearFace } from '@croupier/kit/theme/faces.ts'

const KEY = 'hisLang'
const YEAR_S = 31_536_000

interface Offer {
  readonly languages: readonly string[]
  readonly defaultLanguage: string
}

const CODES = Object.keys(LANGUAGES) as LanguageCode[] // A literal's own keys.

/** The languages a brand offers and we have words for, in the order of the table. */
export function offeredLanguages({ languages }: Pick<Offer, 'languages'>): readonly LanguageCode[] {
  const codes = new Set(languages.map((language) => codeOf(language)))
  return CODES.filter((code) => codes.has(code) && isWritten(LANGUAGES[code]))
}

/** The stored language, or at a first visit what the browser asks for, where the brand offers it; else the brand's default. */
export function pickLanguage(stored: string | null, offer: Offer, tags: readonly string[] = []): LanguageCode {
  const codes = offeredLanguages(offer)
  const wishes = stored === null ? wishedLanguages(tags) : [codeOf(stored)]
  const wish = wishes.find((code) => code !== undefined && codes.includes(code))
  if (wish) return wish
  return codeOf(offer.defaultLanguage) ?? codes[0] ?? 'EN'
}

/** The language this visitor reads; what is not offered any more is replaced by the default, which is saved. */
export function rememberedLanguage(offer: Offer): LanguageCode {
  const code = pickLanguage(localStorage.getItem(KEY), offer, navigator.languages)
  rememberLanguage(code)
  return code
}

/** Save the choice, for this browser and for the server's next page. */
export function rememberLanguage(code: LanguageCode) {
  localStorage.setItem(KEY, code)
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${YEAR_S}; samesite=lax`
  document.documentElement.lang = LANGUAGES[code]
  wearFace(LANGUAGES[code])
}
