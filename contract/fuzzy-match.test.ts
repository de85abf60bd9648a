import { expect, test } from 'vitest'
import { fuzzyMatcher } from './fuzzy-match.ts'

const LETTERS = 'abc'

/** The same words every time, of few letters, so that many are nearly alike. */
function wordsOf(count: number): readonly string[] {
  let state = 7
  const next = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below
  const word = () => Array.from({ length: 1 + next(7) }, () => LETTERS[next(LETTERS.length)]).join('')
  return [...new Set(Array.from({ length: count }, word))].toSorted()
}

/** By its definition: to every beginning of the word, one after the other. */
const slipsTo = (known: string, typed: string) =>
  Math.min(...Array.from({ length: known.length + 1 }, (_, length) => between(known.slice(0, length), typed)))

function between(known: string, typed: string): number {
  if (known === '' || typed === '') return known.length + typed.length
  const same = known.at(-1) === typed.at(-1) ? 0 : 1
  const ways = [
    between(known.slice(0, -1), typed) + 1,
    between(known, typed.slice(0, -1)) + 1,
    between(known.slice(0, -1), typed.slice(0, -1)) + same,
  ]
  if (known.length > 1 && typed.length > 1 && known.at(-1) === typed.at(-2) && known.at(-2) === typed.at(-1))
    ways.push(between(known.slice(0, -2), typed.slice(0, -2)) + 1)
  return Math.min(...ways)
}

test('every word that begins like what was typed is found with its slips, and no other', () => {
  const known = wordsOf(120)
  const likeIn = fuzzyMatcher(known)
  for (const typed of wordsOf(40).filter(({ length }) => length < 6)) {
    for (const allowed of [0, 1, 2]) {
      const expected = known.flatMap((word, at) => {
        const slips = slipsTo(word, typed)
        return slips <= allowed ? [{ at, slips }] : []
      })
      expect(likeIn(typed, allowed), `${typed} with ${allowed}`).toEqual(expected)
    }
  }
})

test('words of another script are compared letter by letter too', () => {
  const known = ['คาสิโน', 'เกม']
  expect(fuzzyMatcher(known)('คาโสน', 2)).toEqual([{ at: 0, slips: 2 }])
})
