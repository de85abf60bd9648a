import type { Words } from '../chance.ts'
import { wordsOf } from '../chance.ts'
import type { Hmac } from '../seeds.ts'
import type { Deck, Source } from './table-game.ts'

const two32 = 4294967296

/** Uniform from 0 to n − 1: a word at or above the largest multiple of n is thrown away (rulebook §0). */
export function fairBelow(n: number, words: Words): number {
  if (!Number.isInteger(n) || n < 1 || n > two32) throw new Error(`no draw below ${n}`)
  const end = two32 - (two32 % n)
  for (;;) {
    const word = words.next()
    if (word < end) return word % n
  }
}

/** Fisher–Yates from the last place down, as rulebook §0 has it. */
export function shuffled(size: number, words: Words): number[] {
  const items = Array.from({ length: size }, (_, item) => item)
  for (let at = size - 1; at > 0; at -= 1) {
    const other = fairBelow(at + 1, words)
    const item = items[at] ?? 0
    items[at] = items[other] ?? 0
    items[other] = item
  }
  return items
}

/** The words of a table's link: block r is HMAC(link, `salt:table:r`). The same link gives the same shoe for ever. */
export const linkWords = (hmac: Hmac, link: string, salt: string, table: string): Words =>
  wordsOf((block) => hmac(link, `${salt}:${table}:${block}`))

/** A source that remembers how many cards were taken. */
export interface CountingSource extends Source {
  /** Cards or tiles taken from the deck, those burnt included. */
  readonly taken: number
}

/** Draw from these words; with a deck it is shuffled first and `from` cards of it are gone already, the burnt ones included. */
export function sourceOf(words: Words, deck?: Deck, from = deck?.burn ?? 0): CountingSource {
  const cards = deck ? shuffled(deck.size, words) : []
  let taken = from
  return {
    below: (n) => fairBelow(n, words),
    take() {
      const card = cards[taken]
      if (card === undefined) throw new Error(`there is no card ${taken} in a deck of ${cards.length}`)
      taken += 1
      return card
    },
    get taken() {
      return taken
    },
  }
}

/** True when the cut card has come out: the shoe is not dealt on. */
export const isSpent = (deck: Deck, taken: number): boolean => deck.lasts === 'round' || taken > deck.size - deck.cut
