import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { type Formats, type Formatters, formatToParts } from 'intl-messageformat'
import { use, useSyncExternalStore } from 'react'
import { dateFormat, numberFormat, pluralRules } from './formats.ts'
import { filled, isPlain, type Values } from './plain-text.ts'

/** An ICU message, parsed. */
type Message = readonly MessageFormatElement[]
type Text = string | Message

export type Catalogue = Readonly<Record<string, unknown>>
/** Where the words of one group in one language come from. */
export type WordLoader = (language: string, group: string) => Promise<Catalogue>

/** Texts that a brand says in its own way: language tag → `group.key` → text. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>

interface WordSource {
  /** At hand before anything is drawn; others arrive when a screen first uses them. */
  readonly groups: readonly string[]
  readonly load: WordLoader
  readonly wording: Wording
}

const OWN = 'kit'

let voice: WordSource = { groups: [], load: () => Promise.reject(new WordsLoadError('no words yet')), wording: {} }
let spokenTag = ''
/** The language that is changed to, while its words are fetched. */
let changingTo: string | undefined
/** Every group that was asked for: another language needs them too. */
const groupsAsked = new Set<string>()
const catalogues = new Map<string, Catalogue>()
/** Why words did not arrive. */
const failures = new Map<string, unknown>()
const listeners = new Set<() => void>()

const nameOf = (tag: string, group: string) => `${tag} ${group}`

/** Start speaking `language` (a BCP 47 tag). Throws when what is to be at hand does not arrive: nobody reads the names of texts. */
export async function startWords(language: string, start: WordSource) {
  voice = start
  spokenTag = language
  changingTo = undefined
  for (const known of [groupsAsked, catalogues, failures, voices, arrivals]) known.clear()
  const groups = [OWN, ...start.groups]
  await fetchAll(language, groups)
  for (const group of groups) mustHave(language, group)
}

/** Words that did not arrive are an error like any other part of the site that did not. */
export class WordsLoadError extends Error {
  override readonly name = 'WordsLoadError'
}

function mustHave(language: string, group: string) {
  const name = nameOf(language, group)
  if (catalogues.has(name)) return
  throw new WordsLoadError(`the words of ${group} in ${language} did not arrive`, { cause: failures.get(name) })
}

const fetchAll = async (tag: string, groups: Iterable<string>) => {
  await Promise.all(Array.from(groups, (group) => fetchWords(tag, group)))
}

const fetches = new Map<string, Promise<void>>()

/** Never throws: whoever needs words that did not arrive says so. */
function fetchWords(tag: string, group: string): Promise<void> {
  groupsAsked.add(group)
  const name = nameOf(tag, group)
  if (catalogues.has(name)) return Promise.resolve()
  const begun = fetches.get(name) ?? fetchOnce(tag, group).finally(() => fetches.delete(name))
  fetches.set(name, begun)
  return begun
}

async function fetchOnce(tag: string, group: string) {
  const name = nameOf(tag, group)
  const { load, wording } = voice
  try {
    const [words, texts] = await Promise.all([
      group === OWN ? ownWords(tag) : load(tag, group),
      brandTexts(wording[tag] ?? {}, group),
    ])
    catalogues.set(name, withOwnTexts(await readable(words), texts, group))
  } catch (error) {
    failures.set(name, error)
  }
}

/** Words with all messages parsed, as the build leaves them; the parser is fetched only for those that it has not seen. */
async function readable(words: Catalogue): Promise<Catalogue> {
  if (isReadable(words)) return words
  const { parsed, withMessages } = await import('./message-parser.ts')
  const found = withMessages(words, parsed)
  return isCatalogue(found) ? found : words
}

const isReadable = (inside: unknown): boolean =>
  typeof inside === 'string' ? isPlain(inside) : !isCatalogue(inside) || Object.values(inside).every(isReadable)

const ownWords = (tag: string): Promise<Catalogue> =>
  import(`./words/${tag}.json`).then((file: { default: Catalogue }) => file.default)

/** The brand's own texts of a group; the parser is fetched only where one of them is more than plain. */
async function brandTexts(texts: Readonly<Record<string, string>>, group: string): Promise<Record<string, Text>> {
  const own = Object.entries(texts).filter(([key]) => key.startsWith(`${group}.`))
  if (own.every(([, text]) => isPlain(text))) return Object.fromEntries(own)
  const { parsed } = await import('./message-parser.ts')
  return Object.fromEntries(own.map(([key, text]) => [key, isPlain(text) ? text : parsed(text)]))
}

/** The words of a group as the brand says them: its own text where it has one, under the same key. */
export function withOwnTexts(words: Catalogue, texts: Readonly<Record<string, Text>>, group: string): Catalogue {
  const own = Object.entries(texts).filter(([key]) => key.startsWith(`${group}.`))
  return own.reduce((said, [key, text]) => withText(said, key.slice(group.length + 1).split('.'), text), words)
}

function withText(words: Catalogue, [name = '', ...rest]: readonly string[], text: Text): Catalogue {
  if (rest.length === 0) return { ...words, [name]: text }
  const inside = words[name]
  return { ...words, [name]: withText(isCatalogue(inside) ? inside : {}, rest, text) }
}

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands below a key such as `symbol.W`. */
const wordAt = (words: Catalogue | undefined, key: string): unknown =>
  key.split('.').reduce<unknown>((inside, name) => (isCatalogue(inside) ? inside[name] : undefined), words)

/** Have the words of a group at hand before its screen is drawn: for loaders. */
export const loadWords = (...groups: readonly string[]) => fetchAll(spokenTag, groups)

/** Speak another language from here on; the one before when its words do not arrive. */
export async function changeWords(language: string) {
  changingTo = language
  await fetchAll(language, [...groupsAsked])
  // Somebody who chose a third one meanwhile wants that.
  if (changingTo !== language || !catalogues.has(nameOf(language, OWN))) return
  spokenTag = language
  for (const heard of listeners) heard()
}

/**
 * A text of one group by its key; values fill an ICU message: `t('left', { count: 3 })`. A key that has no text is said itself, or
 * what `otherwise` says: `t('events.x', { otherwise: 'x' })`.
 */
type Translator = (key: string, values?: Values) => string

const voices = new Map<string, Translator>()

/** Texts are found once, and plain ones filled here: a board of 160 spots names them all before it is seen. */
function voiceOf(language: string, group: string): Translator {
  const name = nameOf(language, group)
  const known = voices.get(name)
  if (known) return known
  const says = new Map<string, (values?: Values) => string>()
  const sayOf = (key: string) => {
    const text = wordAt(catalogues.get(name), key)
    if (typeof text === 'string') return (values?: Values) => filled(text, values)
    return isMessage(text) ? messageOf(text, language, key) : (values?: Values) => String(values?.['otherwise'] ?? key)
  }
  const say: Translator = (key, values) => {
    const found = says.get(key) ?? sayOf(key)
    says.set(key, found)
    return found(values)
  }
  voices.set(name, say)
  return say
}

const isMessage = (value: unknown): value is Message => Array.isArray(value)

/** Shared by all messages: left to itself, each would make its own. */
const FORMATTERS: Formatters = {
  getNumberFormat: (locale, options) => numberFormat(String(locale), options),
  getDateTimeFormat: (locale, options) => dateFormat(String(locale), options ?? {}),
  getPluralRules: (locale, options) => pluralRules(String(locale), options ?? {}),
}
/** Numbers, days and times are written by the site: messages name no way of their own. */
const NO_FORMATS: Formats = { number: {}, date: {}, time: {} }

/** Fills an ICU message. One that cannot be filled is said by its key: a screen is worth more than a text of it. */
const messageOf = (message: Message, language: string, key: string) => (values?: Values) => {
  try {
    return formatToParts([...message], language, FORMATTERS, NO_FORMATS, values)
      .map(({ value }) => String(value))
      .join('')
  } catch {
    return key
  }
}

const arrivals = new Map<string, Promise<unknown>>()

/** When the words of a group have arrived or failed to; none where they were at hand before anybody waited. */
function arrivalOf(language: string, group: string): Promise<unknown> | undefined {
  const name = nameOf(language, group)
  const arrival = arrivals.get(name)
  if (arrival || catalogues.has(name)) return arrival
  const begun = fetchWords(language, group)
  arrivals.set(name, begun)
  return begun
}

/** What says the words of one group in the language being spoken; waits for those that are not at hand. */
export function useWords(group: string): Translator {
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
  const found = wordAt(catalogues.get(nameOf(useLanguage(), group)), key)
  const texts = Object.entries(isCatalogue(found) ? found : {})
  return Object.fromEntries(texts.filter((one): one is [string, string] => typeof one[1] === 'string'))
}

const onLanguage = (heard: () => void) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

/** The BCP 47 tag of the language being spoken. */
export const useLanguage = (): string => useSyncExternalStore(onLanguage, spoken, spoken)

const spoken = (): string => spokenTag
