import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import ICU from 'i18next-icu'
import { use, useSyncExternalStore } from 'react'
import { filled, isPlain, type Values } from './plain-text.ts'

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
    .init({
      lng: language,
      fallbackLng: false,
      ns: [OWN, ...groups],
      defaultNS: OWN,
      interpolation: { escapeValue: false },
    })
  voices.clear()
  arrivals.clear()
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

/** A text of one group by its key; values fill an ICU message: `t('left', { count: 3 })`. */
type Say = (key: string, values?: Values) => string

const voices = new Map<string, Say>()

/** Texts are found once, and plain ones filled here: a board of 160 spots names them all before it is seen. */
function voiceOf(language: string, group: string): Say {
  const name = `${language} ${group}`
  const known = voices.get(name)
  if (known) return known
  const t = i18next.getFixedT(language, group)
  const plain = new Map<string, string | undefined>()
  const plainText = (key: string): string | undefined => {
    if (!plain.has(key)) {
      const text: unknown = i18next.getResource(language, group, key)
      plain.set(key, typeof text === 'string' && isPlain(text) ? text : undefined)
    }
    return plain.get(key)
  }
  const say: Say = (key, values) => {
    const text = plainText(key)
    if (text !== undefined) return filled(text, values)
    return values ? t(key, values) : t(key)
  }
  voices.set(name, say)
  return say
}

const arrivals = new Map<string, Promise<unknown>>()

/** When the words of a group have arrived or failed to; none where they were at hand before anybody waited. */
function arrivalOf(language: string, group: string): Promise<unknown> | undefined {
  const name = `${language} ${group}`
  const arrival = arrivals.get(name)
  if (arrival || i18next.hasResourceBundle(language, group)) return arrival
  const begun = i18next.loadNamespaces(group)
  arrivals.set(name, begun)
  return begun
}

/** What says the words of one group in the language being spoken; waits for those that are not at hand. */
export function useWords(group: string): Say {
  const language = useLanguage()
  const arrival = arrivalOf(language, group)
  // Who has waited has to ask again when drawn after it: React counts on the same calls.
  if (arrival) use(arrival)
  mustHave(language, group)
  return voiceOf(language, group)
}

/** All texts below a key of a group, by their names: for what is said elsewhere, such as in a file. */
export function useWordList(group: string, key: string): Readonly<Record<string, string>> {
  useWords(group)
  const found: unknown = i18next.getResource(useLanguage(), group, key)
  const texts = Object.entries(isCatalogue(found) ? found : {})
  return Object.fromEntries(texts.filter((one): one is [string, string] => typeof one[1] === 'string'))
}

const onLanguage = (heard: () => void) => {
  i18next.on('languageChanged', heard)
  return () => i18next.off('languageChanged', heard)
}

/** The BCP 47 tag of the language being spoken. */
export const useLanguage = (): string => useSyncExternalStore(onLanguage, spoken, spoken)

const spoken = (): string => i18next.language
