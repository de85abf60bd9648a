import { amountText, unitsOf } from '../money.ts'
import { accepted, fieldOf } from '../studio-game.ts'
import type { OneStepGame } from '../studio-game.ts'
import { figureOf } from '../wire.ts'
import { paytableVersion, stopsPerReel, strips } from './lucky-twenty-data.ts'
import { playLuckyTwenty } from './lucky-twenty.ts'
import type { LuckyTwentyEvent, PaidPayline, SpinEvent } from './lucky-twenty.ts'

export interface PaidPaylineWire extends Omit<PaidPayline, 'amount'> {
  readonly amount: string
}

export interface SpunWire extends Omit<SpinEvent, 'wins' | 'scatterAmount' | 'amount'> {
  readonly wins: readonly PaidPaylineWire[]
  readonly scatterAmount: string
  readonly amount: string
}

export interface JackpotWonWire {
  readonly kind: 'jackpot_won'
  /** What stood in the pot; the house knows it, the engine does not. */
  readonly amount?: string
}

export interface CappedWire {
  readonly kind: 'capped'
  readonly at: string
}

export type LuckyTwentyEventWire = SpunWire | JackpotWonWire | CappedWire

/** A Lucky Twenty round's events for JSON; `jackpotPaid` is what the pot held if this round won it. */
export const luckyTwentyWire = (
  events: readonly LuckyTwentyEvent[],
  decimals: number,
  jackpotPaid?: bigint,
): LuckyTwentyEventWire[] =>
  events.map((event) => {
    switch (event.kind) {
      case 'spun':
        return spunWire(event, decimals)
      case 'jackpot_won':
        return jackpotPaid === undefined ? event : { ...event, amount: amountText(jackpotPaid, decimals) }
      case 'capped':
        return { ...event, at: amountText(event.at, decimals) }
    }
  })

/** A Lucky Twenty round's events back from JSON; throws on a text that is not what `luckyTwentyWire` writes. */
export const luckyTwentyEvents = (wire: readonly LuckyTwentyEventWire[], decimals: number): LuckyTwentyEvent[] =>
  wire.map((event) => {
    switch (event.kind) {
      case 'spun':
        return spunEvent(event, decimals)
      case 'jackpot_won':
        return { kind: 'jackpot_won' }
      case 'capped':
        return { ...event, at: figureOf(unitsOf(event.at, decimals), event.at) }
    }
  })

const spunWire = (event: SpinEvent, decimals: number): SpunWire => ({
  ...event,
  wins: event.wins.map((win) => ({ ...win, amount: amountText(win.amount, decimals) })),
  scatterAmount: amountText(event.scatterAmount, decimals),
  amount: amountText(event.amount, decimals),
})

const spunEvent = (event: SpunWire, decimals: number): SpinEvent => ({
  ...event,
  wins: event.wins.map((win) => ({ ...win, amount: figureOf(unitsOf(win.amount, decimals), win.amount) })),
  scatterAmount: figureOf(unitsOf(event.scatterAmount, decimals), event.scatterAmount),
  amount: figureOf(unitsOf(event.amount, decimals), event.amount),
})

/** Lucky Twenty as the studio plays it. */
export const luckyTwenty: OneStepGame<Record<string, never>, LuckyTwentyEvent> = {
  code: 'LUCKY_TWENTY',
  name: 'Lucky Twenty',
  multiStep: false,
  paytableVersion,
  profiles: [],
  jackpot: true,
  sample: {},
  // Counted from the strips, with the jackpot's part (rulebook §19).
  rtp: () => '96.0831',
  accept: () => accepted({}),
  cost: ({ stake }) => stake,
  topPayout: () => undefined,
  play({ jackpotSize, ...bet }, words) {
    if (jackpotSize === undefined) throw new Error('a round of Lucky Twenty without the size of its jackpot')
    return playLuckyTwenty({ ...bet, jackpotSize }, words)
  },
  wire: luckyTwentyWire,
  drawn: (events) =>
    events
      .map((event) => fieldOf(event, 'stops'))
      .filter(Array.isArray)
      .map((stops: readonly unknown[]) => stops.join(' ')),
  draws: ({ jackpotSize }) => [
    ...strips.map((_, reel) => ({ name: 'reel', of: BigInt(stopsPerReel), index: reel + 1 })),
    ...(jackpotSize === undefined ? [] : [{ name: 'jackpot', of: jackpotSize, wide: true as const }]),
  ],
}
