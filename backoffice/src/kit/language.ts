const KEY = 'console.language'

/** The languages of the console, as codes of the calls and as tags. */
export const SPOKEN = { EN: 'en', VI: 'vi' } as const
export type SpokenLanguage = keyof typeof SPOKEN

/** What the operator chose on this machine, else what the browser speaks. */
export function rememberedLanguage(): SpokenLanguage {
  const kept = localStorage.getItem(KEY) ?? navigator.language.slice(0, 2).toUpperCase()
  return kept === 'VI' ? 'VI' : 'EN'
}

/** Keep the choice, and tell the page. */
export function rememberLanguage(code: SpokenLanguage) {
  localStorage.setItem(KEY, code)
  document.documentElement.lang = SPOKEN[code]
}
