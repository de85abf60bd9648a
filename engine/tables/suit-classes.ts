import { rankOf, suitOf } from './cards.ts'

// Hands and boards of one deck that differ only in which suit is which: one of each is counted, as often as there are such.

export interface SuitClass {
  readonly cards: readonly number[]
  /** So many choices of cards become this one when suits change places. */
  readonly size: number
}

/** All choices of so many cards of a deck, one of each class: 1,755 of three cards, 134,459 of five. */
export function suitClasses(count: number): SuitClass[] {
  const classes: SuitClass[] = []
  const cards: number[] = []
  const masks = [0, 0, 0, 0]
  const choose = (from: number) => {
    if (cards.length === count) {
      const size = sizeOf(masks)
      if (size > 0) classes.push({ cards: [...cards], size })
      return
    }
    for (let card = from; card < 52; card += 1) {
      const [suit, bit] = [suitOf(card), 1 << rankOf(card)]
      masks[suit] = (masks[suit] ?? 0) | bit
      cards.push(card)
      choose(card + 1)
      cards.pop()
      masks[suit] = (masks[suit] ?? 0) ^ bit
    }
  }
  choose(0)
  return classes
}

// The one of a class is that in which no suit has more than the suit before it, as a number; suits that are alike do not count.
function sizeOf(masks: readonly number[]): number {
  let size = 24
  let alike = 1
  for (let suit = 1; suit < 4; suit += 1) {
    const [before = 0, here = 0] = [masks[suit - 1], masks[suit]]
    if (before < here) return 0
    alike = before === here ? alike + 1 : 1
    size /= alike
  }
  return size
}

/** Every choice of so many cards of a deck in order, one after the other. */
export function* choices(count: number, from = 0): Generator<readonly number[]> {
  if (count === 0) {
    yield []
    return
  }
  for (let card = from; card <= 52 - count; card += 1)
    for (const others of choices(count - 1, card + 1)) yield [card, ...others]
}
