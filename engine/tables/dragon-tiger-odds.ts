import { allCards } from './cards.ts'
import type { DragonTigerResult } from './dragon-tiger.ts'
import type { Ways } from './odds.ts'

const decks = 8n

/** Every pair of cards of a fresh shoe by what is on them, with how often it is dealt. */
export const dragonTigerDeals = (): Ways<DragonTigerResult>[] =>
  allCards.flatMap((dragon) =>
    allCards.map((tiger) => ({ result: { dragon, tiger }, ways: decks * (dragon === tiger ? decks - 1n : decks) })),
  )
