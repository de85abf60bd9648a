import type { Rolled } from './dice.ts'
import { targetOf } from './dice.ts'
import type { LuckyTwentyEvent, PaidLine, Spun } from './lucky-twenty.ts'
import { amountText, scale, unitsOf } from './money.ts'

// Events as JSON carries them: money and multipliers as decimal strings, everything else as it is.

export interface RolledWire extends Omit<Rolled, 'roll' | 'target' | 'multiplier'> {
  readonly roll: string
  readonly target: string
  readonly multiplier: string
}

export interface PaidLineWire extends Omit<PaidLine, 'amount'> {
  readonly amount: string
}

export interface SpunWire extends Omit<Spun, 'wins' | 'scatterAmount' | 'amount'> {
  readonly wins: readonly PaidLineWire[]
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

// A multiplier is whole ten-thousandths, which is also the scale of money.
const multiplierDecimals = scale

/** Whole hundredths as text: 5000 is `50.00`. */
export function hundredthsText(hundredths: number): string {
  const digits = hundredths.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A dice round's events for JSON. */
export const diceWire = (events: readonly Rolled[]): RolledWire[] =>
  events.map((event) => ({
    ...event,
    roll: hundredthsText(event.roll),
    target: hundredthsText(event.target),
    multiplier: amountText(event.multiplier, multiplierDecimals),
  }))

/** A dice round's events back from JSON; throws on a text that is not what `diceWire` writes. */
export const diceEvents = (wire: readonly RolledWire[]): Rolled[] =>
  wire.map((event) => ({
    ...event,
    roll: known(targetOf(event.roll), event.roll),
    target: known(targetOf(event.target), event.target),
    multiplier: known(unitsOf(event.multiplier, multiplierDecimals), event.multiplier),
  }))

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
        return { ...event, at: known(unitsOf(event.at, decimals), event.at) }
    }
  })

const spunWire = (event: Spun, decimals: number): SpunWire => ({
  ...event,
  wins: event.wins.map((win) => ({ ...win, amount: amountText(win.amount, decimals) })),
  scatterAmount: amountText(event.scatterAmount, decimals),
  amount: amountText(event.amount, decimals),
})

const spunEvent = (event: SpunWire, decimals: number): Spun => ({
  ...event,
  wins: event.wins.map((win) => ({ ...win, amount: known(unitsOf(win.amount, decimals), win.amount) })),
  scatterAmount: known(unitsOf(event.scatterAmount, decimals), event.scatterAmount),
  amount: known(unitsOf(event.amount, decimals), event.amount),
})

function known<T>(value: T | undefined, text: string): T {
  if (value === undefined) throw new Error(`“${text}” is not a figure of a round`)
  return value
}
