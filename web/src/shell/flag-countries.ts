import type { Language } from '@croupier/contract/language.ts'

/** Whose flag stands for a language. */
export const FLAG_COUNTRIES: Readonly<Record<Language, string>> = {
  en: 'GB',
  zh: 'CN',
  ja: 'JP',
  th: 'TH',
  vi: 'VN',
  pt: 'BR',
  id: 'ID',
  tl: 'PH',
}
