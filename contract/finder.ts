import { wordsIn } from './folded.ts'

/** Something that can be found: its name counts most, then what is said about it. */
export interface Findable {
  readonly id: string
  readonly name: string
  readonly about: string
}

export interface Found {
  readonly id: string
  /** What of the name was meant, folded. */
  readonly hits: readonly string[]
}

/** Where a word stands: in the name, as the whole name in one word, or in what is said about it. */
const WEIGHTS = { name: 4, joined: 2, about: 1 } as const
const INSIDE = 0.5

interface Place {
  readonly at: number
  readonly weight: number
}

interface Word {
  readonly text: string
  /** Which letters it has, a bit for each of 32 kinds. */
  readonly letters: number
  readonly places: Place[]
}

/** How well a word of the query fits a word that is known; 0 for not at all. */
type Fit = (known: string, asked: string, missing: number) => number

/**
 * Looks through these: by the beginning of words and their middle, and past slips of the finger when nothing is spelt that
 * way. Every word that was typed must be meant; what fits best comes first, among equals in the order in which they came.
 */
export function finderOf(entries: readonly Findable[]): (query: string) => readonly Found[] {
  const words = vocabularyOf(entries)
  return (query) => {
    const asked = [...new Set(wordsIn(query))]
    if (asked.length === 0) return []
    for (const fit of [spelt, slipped]) {
      const found = findAll(words, asked, fit)
      if (found.size > 0) return ranked(entries, found, asked)
    }
    return []
  }
}

function vocabularyOf(entries: readonly Findable[]): readonly Word[] {
  const words = new Map<string, Word>()
  const add = (text: string, at: number, weight: number) => {
    const word = words.get(text) ?? { text, letters: lettersOf(text), places: [] }
    if (word.places.at(-1)?.at !== at) word.places.push({ at, weight })
    words.set(text, word)
  }
  for (const [at, { name, about }] of entries.entries()) {
    const inName = wordsIn(name)
    for (const word of inName) add(word, at, WEIGHTS.name)
    if (inName.length > 1) add(inName.join(''), at, WEIGHTS.joined)
    for (const word of wordsIn(about)) add(word, at, WEIGHTS.about)
  }
  return [...words.values()]
}

interface Score {
  readonly weight: number
  readonly word: string
  /** Of the words asked before this one. */
  readonly before: Score | undefined
}

/** What every asked word is meant by, each with the best that fits. */
function findAll(words: readonly Word[], asked: readonly string[], fit: Fit): ReadonlyMap<number, Score> {
  let found: ReadonlyMap<number, Score> | undefined
  for (const one of asked) {
    const best = new Map<number, Score>()
    const wanted = lettersOf(one)
    for (const { text, letters, places } of words) {
      const fits = fit(text, one, wanted & ~letters)
      if (fits === 0) continue
      for (const { at, weight } of places) {
        const before = found?.get(at)
        if (found && !before) continue
        const sum = (before?.weight ?? 0) + weight * fits
        if (sum > (best.get(at)?.weight ?? 0)) best.set(at, { weight: sum, word: text, before })
      }
    }
    found = best
  }
  return found ?? new Map()
}

const ranked = (
  entries: readonly Findable[],
  found: ReadonlyMap<number, Score>,
  asked: readonly string[],
): readonly Found[] =>
  [...found]
    .toSorted(([one, { weight: high }], [other, { weight: low }]) => low - high || one - other)
    .map(([at, score]) => ({ id: entries[at]?.id ?? '', hits: [...asked, ...wordsOf(score)] }))

const wordsOf = ({ word, before }: Score): readonly string[] => [...(before ? wordsOf(before) : []), word]

/** The word itself, its beginning, or somewhere inside it. One letter inside says nothing, one Chinese character does. */
const spelt: Fit = (known, asked) => {
  if (known.startsWith(asked)) return 0.75 + 0.25 * (asked.length / known.length)
  return (asked.length > 1 || HAN.test(asked)) && known.includes(asked) ? INSIDE * (asked.length / known.length) : 0
}
const HAN = /\p{Script=Han}/u

/** Its beginning with a slip for every four letters: one too many, too few, wrong, or two that have changed places. */
const slipped: Fit = (known, asked, missing) => {
  const allowed = asked.length < 3 ? 0 : Math.ceil(asked.length / 4)
  // A slip brings in one letter at most, so most words are told apart without a closer look.
  if (countOf(missing) > allowed) return 0
  const slips = slipsBetween(known, asked, allowed)
  return slips > allowed ? 0 : 1 / (1 + slips) + 0.1 * (asked.length / Math.max(known.length, asked.length))
}

/** The letters of a word, whatever their number and order. */
const lettersOf = (text: string): number =>
  Array.from(text).reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) % 32)), 0)

/** How many bits are set. */
function countOf(bits: number): number {
  let [left, count] = [bits, 0]
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** How many slips lead from what was typed to the beginning of a word; one more than allowed stands for any more. */
function slipsBetween(known: string, asked: string, allowed: number): number {
  const most = Math.min(known.length, asked.length + allowed)
  if (asked.length - most > allowed) return allowed + 1
  let older = new Uint8Array(most + 1)
  let row = Uint8Array.from({ length: most + 1 }, (_, at) => at)
  let next = new Uint8Array(most + 1)
  let fewest = 0
  for (let typed = 1; typed <= asked.length; typed++) {
    next[0] = fewest = typed
    for (let at = 1; at <= most; at++) {
      const same = asked[typed - 1] === known[at - 1] ? 0 : 1
      let slips = Math.min((row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (row[at - 1] ?? 0) + same)
      const swapped = typed > 1 && at > 1 && asked[typed - 1] === known[at - 2] && asked[typed - 2] === known[at - 1]
      if (swapped) slips = Math.min(slips, (older[at - 2] ?? 0) + 1)
      next[at] = slips
      fewest = Math.min(fewest, slips)
    }
    if (fewest > allowed) return allowed + 1
    ;[older, row, next] = [row, next, older]
  }
  return fewest
}
