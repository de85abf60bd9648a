import { baccarat } from './baccarat.ts'
import type { BaccaratResult } from './baccarat.ts'
import { allCards } from './cards.ts'
import type { Ways } from './odds.ts'

const decks = 8
const points = 10

/** A card of so many points: the ace to the nine, and the ten. */
const cardOf = (point: number): number => (point === 0 ? points - 1 : point - 1)

let dealt: Ways<BaccaratResult>[] | undefined

/**
 * Every way in which points come out of a fresh shoe, played by the very rules that deal, gathered by hands that are alike in
 * total and number of cards (rulebook §1: 4,998,398,275,503,360 ordered sequences of six). Suits and ranks mean nothing here.
 */
export function baccaratDeals(): readonly Ways<BaccaratResult>[] {
  dealt ??= counted()
  return dealt
}

function counted(): Ways<BaccaratResult>[] {
  const left = Array.from({ length: points }, (_, point) => (point === 0 ? 16 : 4) * decks)
  const classes = new Map<string, { result: BaccaratResult; ways: number }>()
  const cards: number[] = []
  // All sequences of six together stay below 2^53, so plain numbers hold every sum exactly.
  const go = (ways: number, remaining: number) => {
    const result = resultOf(cards)
    if (result) {
      const all = afterwards(ways, remaining, cards.length)
      const key = classOf(result)
      const before = classes.get(key)
      if (before) before.ways += all
      else classes.set(key, { result, ways: all })
      return
    }
    for (let point = 0; point < points; point += 1) {
      const many = left[point] ?? 0
      left[point] = many - 1
      cards.push(cardOf(point))
      go(ways * many, remaining - 1)
      cards.pop()
      left[point] = many
    }
  }
  go(1, 52 * decks)
  return [...classes.values()].map(({ result, ways }) => ({ result, ways: BigInt(ways) }))
}

/** The round with these cards on top of the shoe; undefined where they are too few. */
function resultOf(cards: readonly number[]): BaccaratResult | undefined {
  if (cards.length < 4) return undefined
  let at = 0
  let short = false
  const source = {
    below: () => 0,
    take: () => {
      const card = cards[at]
      at += 1
      short ||= card === undefined
      return card ?? 0
    },
  }
  const { result } = baccarat.deal(source, [], [], 'COMMISSION')
  return short ? undefined : result
}

// Six cards are counted for every round, whether it takes them or not.
function afterwards(ways: number, remaining: number, taken: number): number {
  let all = ways
  for (let at = taken; at < 6; at += 1) all *= remaining - (at - taken)
  return all
}

const classOf = ({ player, banker }: BaccaratResult): string =>
  `${baccarat.summary({ player, banker }).score} ${player.length} ${banker.length}`

/** The first two cards of either side by rank and suit; the very first one is the ace of spades, as well as any other. */
export const pairDeals = (): Ways<BaccaratResult>[] =>
  allCards.flatMap((second) =>
    allCards.flatMap((third) => {
      const ways = [second, third].reduce(
        (all, card, at) => all * (decks - [0, second].slice(0, at + 1).filter((before) => before === card).length),
        1,
      )
      return allCards.map((fourth) => {
        const before = [0, second, third].filter((card) => card === fourth).length
        return { result: { player: [0, second], banker: [third, fourth] }, ways: BigInt(ways * (decks - before)) }
      })
    }),
  )
