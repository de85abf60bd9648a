/** The styles that name letters by the thousand; the files themselves come in pieces, as a page needs them. */
const FACES: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import('@fontsource-variable/noto-sans-jp/index.css'),
  zh: () => import('@fontsource-variable/noto-sans-sc/index.css'),
}

/** Have the letters of a language (a BCP 47 tag) come; until they are there, and if they never are, the device's own stand in. */
export function wearFace(language: string) {
  FACES[language]?.().catch(() => undefined)
}
