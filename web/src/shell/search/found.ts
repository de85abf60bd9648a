import MiniSearch, { type SearchOptions } from 'minisearch'
import { folded, wordsIn } from './folded.ts'

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

/** `joined` is the name written in one word, `inside` finds a word by its middle. */
const FIELDS = ['name', 'joined', 'inside', 'about']
const BOOST = { name: 4, joined: 2, about: 1, inside: 0.5 }

/** Looks through these: by the beginning of words, by their middle, and past slips of the finger when nothing is spelt that way. */
export function finderOf(entries: readonly Findable[]): (query: string) => readonly Found[] {
  const index = new MiniSearch<Findable>({
    fields: FIELDS,
    extractField: (entry, field) => (field === 'id' || field === 'about' ? entry[field] : entry.name),
    tokenize: (text, field) => [...tokensOf(text, field)],
    processTerm: (term) => term,
  })
  index.addAll(entries)
  const search = (query: string, how: SearchOptions) =>
    index
      .search(query, { tokenize: (text) => [...wordsIn(text)], combineWith: 'AND', boost: BOOST, ...how })
      .map(({ id, terms, queryTerms }): Found => ({ id: String(id), hits: [...queryTerms, ...terms] }))

  return (query) => {
    for (const how of ATTEMPTS) {
      const found = search(query, how)
      if (found.length > 0) return found
    }
    return []
  }
}

function tokensOf(text: string, field: string | undefined): readonly string[] {
  const words = wordsIn(text)
  if (field === 'joined') return words.length > 1 ? [words.join('')] : []
  return field === 'inside' ? words.flatMap(endsOf) : words
}

/** Every end of a word but the whole: what begins there is found by its beginning. */
const endsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at + 1)).filter(isFindable)

/** One letter says nothing, one Chinese character does. */
const isFindable = (text: string) => text.length > 1 || /\p{Script=Han}/u.test(text)

const slips = (perLetters: number) => (term: string) => (term.length < 3 ? false : Math.ceil(term.length / perLetters))

const WHOLE_WORDS = ['name', 'joined', 'about']

/** From what was surely meant to what may have been. Two letters in the wrong order are two slips. */
const ATTEMPTS: readonly SearchOptions[] = [
  { prefix: true },
  { prefix: true, fuzzy: slips(4), fields: WHOLE_WORDS },
  { prefix: true, fuzzy: slips(2), fields: WHOLE_WORDS },
]

/** A name in pieces, those that were meant marked. */
export function marked(name: string, hits: readonly string[]): readonly (readonly [text: string, hit: boolean])[] {
  const letters = [...name]
  const plain = letters.map(folded)
  const whole = plain.join('')
  const starts = plain.map((_, at) => plain.slice(0, at).join('').length)
  const hit = hits.find((wanted) => whole.includes(wanted))
  if (hit === undefined) return [[name, false]]
  const from = starts.indexOf(whole.indexOf(hit))
  const to = starts.findIndex((start) => start >= whole.indexOf(hit) + hit.length)
  if (from < 0) return [[name, false]]
  const end = to < 0 ? letters.length : to
  const pieces = [
    [letters.slice(0, from).join(''), false],
    [letters.slice(from, end).join(''), true],
    [letters.slice(end).join(''), false],
  ] as const
  return pieces.filter(([text]) => text !== '')
}
