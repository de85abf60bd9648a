import { wordsIn } from './search-text.ts'
import { fuzzyMatcher } from './fuzzy-match.ts'

/** Something that can be found: its name counts most, then what else it is called, then what is said about it. */
export interface FinderEntry {
  readonly id: string
  readonly name: string
  /** Another name of it, such as the English one. */
  readonly also?: string
  readonly about: string
}

export interface FinderHit {
  readonly id: string
  /** What of the name was meant, folded. */
  readonly hits: readonly string[]
}

/** Where a word stands: in the name or another one, as the whole name in one word, or in what is said about it. */
const WEIGHTS = { name: 4, also: 3, joined: 2, about: 1 } as const
const INSIDE = 0.5

interface Occurrence {
  readonly at: number
  readonly weight: number
  /** A word that nobody reads on the page is meant from its beginning only: the middle of it would be found by chance. */
  readonly unseen: boolean
}

interface Word {
  readonly text: string
  readonly places: Occurrence[]
}

interface WordMatch {
  readonly word: Word
  /** How well it fits, above 0. */
  readonly fits: number
  readonly inside?: boolean
}

/** A way to read a word of the query: which known words are meant by it. */
type Reading = (asked: string) => readonly WordMatch[]

/**
 * Looks through these: by the beginning of words and their middle, and past slips of the finger when nothing is spelt that
 * way. Every word that was typed must be meant; what fits best comes first, among equals in the order in which they came.
 */
export function finderOf(entries: readonly FinderEntry[]): (query: string) => readonly FinderHit[] {
  const words = vocabularyOf(entries)
  const readings = [spelt(words), slipped(words)]
  return (query) => {
    const asked = [...new Set(wordsIn(query))]
    if (asked.length === 0) return []
    for (const reading of readings) {
      const found = findAll(asked, reading)
      if (found.size > 0) return ranked(entries, found, asked)
    }
    return []
  }
}

/** All words there are, in the order of their letters. */
function vocabularyOf(entries: readonly FinderEntry[]): readonly Word[] {
  const words = new Map<string, Word>()
  const add = (text: string, at: number, weight: number, unseen = false) => {
    const word = words.get(text) ?? { text, places: [] }
    if (word.places.at(-1)?.at !== at) word.places.push({ at, weight, unseen })
    words.set(text, word)
  }
  for (const [at, { name, also = '', about }] of entries.entries()) {
    const [inName, inOther] = [wordsIn(name), wordsIn(also)]
    for (const word of inName) add(word, at, WEIGHTS.name)
    if (inName.length > 1) add(inName.join(''), at, WEIGHTS.joined)
    for (const word of inOther) add(word, at, WEIGHTS.also, true)
    if (inOther.length > 1) add(inOther.join(''), at, WEIGHTS.joined, true)
    for (const word of wordsIn(about)) add(word, at, WEIGHTS.about)
  }
  return [...words.values()].toSorted((one, other) => (one.text < other.text ? -1 : 1))
}

interface Score {
  readonly weight: number
  readonly word: string
  /** Of the words asked before this one. */
  readonly before: Score | undefined
}

/** What every asked word is meant by, each with the best that fits. */
function findAll(asked: readonly string[], reading: Reading): ReadonlyMap<number, Score> {
  let found: ReadonlyMap<number, Score> | undefined
  for (const one of asked) {
    const best = new Map<number, Score>()
    for (const { word, fits, inside = false } of reading(one)) {
      for (const { at, weight, unseen } of word.places) {
        if (inside && unseen) continue
        const before = found?.get(at)
        if (found && !before) continue
        const sum = (before?.weight ?? 0) + weight * fits
        if (sum > (best.get(at)?.weight ?? 0)) best.set(at, { weight: sum, word: word.text, before })
      }
    }
    found = best
  }
  return found ?? new Map()
}

const ranked = (
  entries: readonly FinderEntry[],
  found: ReadonlyMap<number, Score>,
  asked: readonly string[],
): readonly FinderHit[] =>
  [...found]
    .toSorted(([one, { weight: high }], [other, { weight: low }]) => low - high || one - other)
    .map(([at, score]) => ({ id: entries[at]?.id ?? '', hits: [...asked, ...wordsOf(score)] }))

const wordsOf = ({ word, before }: Score): readonly string[] => [...(before ? wordsOf(before) : []), word]

/** The word itself, its beginning, or somewhere inside it. One letter inside says nothing, one Chinese character does. */
const spelt =
  (words: readonly Word[]): Reading =>
  (asked) => {
    const inside = asked.length > 1 || HAN.test(asked)
    return words.flatMap((word) => {
      const { text } = word
      const share = asked.length / text.length
      if (text.startsWith(asked)) return [{ word, fits: 0.75 + 0.25 * share }]
      return inside && text.includes(asked) ? [{ word, fits: INSIDE * share, inside }] : []
    })
  }
const HAN = /\p{Script=Han}/u

/** Its beginning, with a slip for every four letters. */
function slipped(words: readonly Word[]): Reading {
  const likeIn = fuzzyMatcher(words.map(({ text }) => text))
  return (asked) => {
    const allowed = asked.length < 3 ? 0 : Math.ceil(asked.length / 4)
    return likeIn(asked, allowed).flatMap(({ at, slips }) => {
      const word = words[at]
      if (!word) return []
      return [{ word, fits: 1 / (1 + slips) + 0.1 * (asked.length / Math.max(word.text.length, asked.length)) }]
    })
  }
}
