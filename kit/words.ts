import { use, useSyncExternalStore } from 'react'
import { filled, type Message, messageOf, type Values } from './message.ts'

export type Catalogue = Readonly<Record<string, unknown>>
/** Where the words of one group in one language come from. */
export type WordLoader = (language: string, group: string) => Promise<Catalogue>

/** Texts that a brand says in its own way: language tag → `group.key` → text. */
export type Wording = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Says a text of one group by its key. */
type Say = (key: string, values?: Values) => string

interface Voice {
  /** At hand before anything is drawn; others arrive when a screen first uses them. */
  readonly groups: readonly string[]
  readonly load: WordLoader
  readonly wording: Wording
}

const OWN = 'kit'

const speech: { language: string; voice: Voice | undefined } = { language: '', voice: undefined }
/** What has been sent for, by language and group, and whether it has arrived. */
const arrivals = new Map<string, Promise<Say>>()
/** Groups that screens have asked for. */
const known = new Set<string>()
const listeners = new Set<() => void>()

/** Start speaking `language` (a BCP 47 tag). Throws when what is to be at hand does not arrive: nobody reads the names of texts. */
export async function startWords(language: string, voice: Voice) {
  speech.voice = voice
  speech.language = language
  await Promise.all([OWN, ...voice.groups].map((group) => arrival(language, group)))
}

/** Words that did not arrive are an error like any other part of the site that did not. */
export class WordsLoadError extends Error {
  override readonly name = 'WordsLoadError'
}

/** The words of a group on their way; the same promise for all who wait for them, also when they failed to arrive. */
function arrival(language: string, group: string): Promise<Say> {
  const place = `${language}/${group}`
  const sent = arrivals.get(place)
  if (sent) return sent
  const coming: Promise<Say> = bring(language, group).then((say) => {
    // Tells React that it is there, so that what has arrived is drawn at once and not a moment later.
    void Object.assign(coming, { status: 'fulfilled', value: say })
    return say
  })
  // Who waits for it hears of it; where nobody does, it is no error yet.
  coming.catch(() => undefined)
  arrivals.set(place, coming)
  known.add(group)
  return coming
}

async function bring(language: string, group: string): Promise<Say> {
  const { voice } = speech
  if (!voice) throw new WordsLoadError('nothing has been said yet')
  try {
    const words = await (group === OWN ? ownWords(language) : voice.load(language, group))
    return sayer(flat(worded(words, voice.wording[language] ?? {}, group)), language)
  } catch (cause) {
    throw new WordsLoadError(`the words of ${group} in ${language} did not arrive`, { cause })
  }
}

const ownWords = (tag: string): Promise<Catalogue> =>
  import(`./words/${tag}.json`).then((file: { default: Catalogue }) => file.default)

/** Says these texts; one that is not there by its key. */
function sayer(texts: ReadonlyMap<string, string>, language: string): Say {
  const read = new Map<string, Message>()
  return (key, values = {}) => {
    const message = read.get(key) ?? readable(texts.get(key) ?? key)
    read.set(key, message)
    return filled(message, values, language)
  }
}

/** A text that is no message, such as a brand's own with a brace too many, is said as it stands. */
function readable(text: string): Message {
  try {
    return messageOf(text)
  } catch {
    return [text]
  }
}

const flat = (words: Catalogue): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      isCatalogue(value) ? [...flat(value)].map(([rest, text]) => [`${key}.${rest}`, text]) : [[key, String(value)]],
    ),
  )

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

/** Have the words of a group at hand before its screen is drawn: for loaders. Where they do not arrive the screen says so. */
export const loadWords = (...groups: readonly string[]) =>
  Promise.allSettled(groups.map((group) => arrival(speech.language, group)))

/** Speak another language from here on; the one before when its words do not arrive. */
export async function changeWords(language: string) {
  const arrived = await Promise.allSettled([...known].map((group) => arrival(language, group)))
  if (arrived.some(({ status }) => status === 'rejected')) return
  speech.language = language
  for (const listener of listeners) listener()
}

/** `t` for the words of one group. ICU messages: `t('left', { count: 3 })`. */
export const useWords = (group: string): Say => use(arrival(useLanguage(), group))

/** The BCP 47 tag of the language being spoken. */
export const useLanguage = (): string => useSyncExternalStore(watchLanguage, languageNow, languageNow)

const languageNow = () => speech.language

function watchLanguage(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
