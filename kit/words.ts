import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import ICU from 'i18next-icu'
import { initReactI18next, useTranslation } from 'react-i18next'

export type Catalogue = Readonly<Record<string, unknown>>
/** Where the words of one group in one language come from. */
export type WordLoader = (language: string, group: string) => Promise<Catalogue>

/** Texts that a brand says in its own way: language tag → `group.key` → text. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Voice {
  /** At hand before anything is drawn; others arrive when a screen first uses them. */
  readonly groups: readonly string[]
  readonly load: WordLoader
  readonly wording: Wording
}

const OWN = 'kit'

/** Start speaking `language` (a BCP 47 tag). Throws when what is to be at hand does not arrive: nobody reads the names of texts. */
export async function startWords(language: string, { groups, load, wording }: Voice) {
  const read = async (tag: string, group: string) =>
    worded(await (group === OWN ? ownWords(tag) : load(tag, group)), wording[tag] ?? {}, group)
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (tag, group, done) => void deliver(read(tag, group), done),
  }
  await i18next
    .use(backend)
    .use(ICU)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: [OWN, ...groups],
      defaultNS: OWN,
      react: { useSuspense: true },
      interpolation: { escapeValue: false },
    })
  for (const group of [OWN, ...groups]) mustHave(language, group)
}

/** Words that did not arrive are an error like any other part of the site that did not. */
export class WordsLoadError extends Error {
  override readonly name = 'WordsLoadError'
}

function mustHave(language: string, group: string) {
  if (!i18next.hasResourceBundle(language, group))
    throw new WordsLoadError(`the words of ${group} in ${language} did not arrive`)
}

async function deliver(words: Promise<Catalogue>, done: ReadCallback) {
  try {
    done(null, await words)
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), false)
  }
}

const ownWords = (tag: string): Promise<Catalogue> =>
  import(`./words/${tag}.json`).then((file: { default: Catalogue }) => file.default)

/** The words of a group as the brand says them: its own text where it has one, under the same key. */
export function worded(words: Catalogue, texts: Readonly<Record<string, string>>, group: string): Catalogue {
  const own = Object.entries(texts).filter(([key]) => key.startsWith(`${group}.`))
  return own.reduce((said, [key, text]) => withText(said, key.slice(group.length + 1).split('.'), text), words)
}

function withText(words: Catalogue, [name = '', ...rest]: readonly string[], text: string): Catalogue {
  if (rest.length === 0) return { ...words, [name]: text }
  const inside = words[name]
  return { ...words, [name]: withText(isCatalogue(inside) ? inside : {}, rest, text) }
}

const isCatalogue = (value: unknown): value is Catalogue => typeof value === 'object' && value !== null

/** Have the words of a group at hand before its screen is drawn: for loaders. */
export const loadWords = (...groups: readonly string[]) => i18next.loadNamespaces([...groups])

/** Speak another language from here on; the one before when its words do not arrive. */
export async function changeWords(language: string) {
  const before = i18next.language
  await i18next.changeLanguage(language)
  if (!i18next.hasResourceBundle(language, OWN)) await i18next.changeLanguage(before)
}

/** `t` for the words of one group. ICU messages: `t('left', { count: 3 })`. */
export function useWords(group: string) {
  const { t, i18n } = useTranslation(group)
  mustHave(i18n.language, group)
  // i18next's own type follows its many modes; here a key and its values make a text.
  return t as unknown as (key: string, values?: Readonly<Record<string, string | number>>) => string
}

/** The BCP 47 tag of the language being spoken. */
export const useLanguage = (): string => useTranslation(OWN).i18n.language
