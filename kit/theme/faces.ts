import { isWritten, type Language } from '@croupier/contract/language.ts'

/**
 * The styles that name letters by the thousand; the files themselves come in pieces, as a page needs them. Null where
 * `base.css` has a language's letters.
 */
const FACES: Readonly<Record<Language, (() => Promise<unknown>) | null>> = {
  en: null,
  zh: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  th: null,
  vi: null,
  pt: null,
  id: null,
  tl: null,
}

/** Have the letters of a language come; until they are there, and if they never are, the device's own stand in. */
export function wearFace(language: string) {
  if (isWritten(language)) FACES[language]?.().catch(() => undefined)
}
