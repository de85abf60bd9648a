// Hands of which only the kinds matter, not which of the alike cards or tiles they are: counted by kinds.

export interface KindHand {
  /** In order, as often as they are in it. */
  readonly kinds: readonly number[]
  /** How many hands there are of these kinds. */
  readonly ways: number
}

export interface KindDeck {
  readonly kinds: number
  /** How many there are of each. */
  readonly copies: number
  /** How many are in a hand. */
  readonly size: number
}

const countOf = (kinds: readonly number[], kind: number): number => kinds.filter((each) => each === kind).length

/** In how many ways so many come of those that are left of a kind. */
const choose = (left: number, taken: number): number => (taken === 0 ? 1 : (choose(left - 1, taken - 1) * left) / taken)
const waysOf = (left: number, taken: number): number => (taken > left ? 0 : choose(left, taken))

/** All hands by their kinds. */
export function kindHands({ kinds, copies, size }: KindDeck): KindHand[] {
  const hands: KindHand[] = []
  const add = (hand: readonly number[]) => {
    if (hand.length === size) {
      const ways = [...new Set(hand)].reduce((sum, kind) => sum * waysOf(copies, countOf(hand, kind)), 1)
      hands.push({ kinds: hand, ways })
      return
    }
    for (let kind = hand.at(-1) ?? 0; kind < kinds; kind += 1) if (countOf(hand, kind) < copies) add([...hand, kind])
  }
  add([])
  return hands
}

/** Of these kinds one hand: kind and copy, the copies that the other hand has left out. */
export const pieces = (
  hand: readonly number[],
  taken: readonly number[],
): { readonly kind: number; readonly copy: number }[] =>
  hand.map((kind, at) => ({ kind, copy: countOf(taken, kind) + countOf(hand.slice(0, at), kind) }))

/** Calls back with every two hands by number that can be held at once, and in how many ways. */
export function kindPairs(
  hands: readonly KindHand[],
  { kinds, copies, size }: KindDeck,
  see: (first: number, second: number, ways: number) => void,
): void {
  const step = copies + 1
  // Places of the table below: kind × step + how many of it; the last place is 1 and fills up.
  const filler = kinds * step
  const places = Int32Array.from(
    hands.flatMap(({ kinds: hand }) => {
      const own = [...new Set(hand)].map((kind) => kind * step + countOf(hand, kind))
      return Array.from({ length: size }, (_, at) => own[at] ?? filler)
    }),
  )
  const left = new Float64Array(filler + 1).fill(1)
  for (const [first, hand] of hands.entries()) {
    for (let at = 0; at < filler; at += 1)
      left[at] = waysOf(copies - countOf(hand.kinds, Math.floor(at / step)), at % step)
    for (let second = 0; second < hands.length; second += 1) {
      let ways = hand.ways
      for (let at = second * size; at < (second + 1) * size && ways > 0; at += 1) ways *= left[places[at] ?? 0] ?? 0
      if (ways > 0) see(first, second, ways)
    }
  }
}
