import type { SlotEvent } from '@croupier/contract/games/slot.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { difference, sumOf } from '../../../parts/play/amounts.ts'

export type SpinEvent = Extract<SlotEvent, { kind: 'spun' }>
export type TumbleEvent = Extract<SlotEvent, { kind: 'tumbled' }>
export type ExpansionEvent = Extract<SlotEvent, { kind: 'expanded' }>
export type HeldCoinsEvent = Extract<SlotEvent, { kind: 'held' }>

/** An event after which a window stands. */
export type WindowEvent = SpinEvent | TumbleEvent | ExpansionEvent

export const isShowing = (event: GameEvent): event is WindowEvent =>
  event.kind === 'spun' || event.kind === 'tumbled' || event.kind === 'expanded'

/** The window that stands after so many events of a round. */
export const lastShown = (events: readonly GameEvent[], count: number): WindowEvent | undefined =>
  events.slice(0, count).findLast(isShowing)

/** The coins that are held after so many events; none once they are collected or another spin has come. */
export function heldAt(events: readonly GameEvent[], count: number): HeldCoinsEvent | undefined {
  const last = events.slice(0, count).findLast(({ kind }) => kind === 'held' || kind === 'spun' || kind === 'collected')
  return last?.kind === 'held' ? last : undefined
}

/** What one event adds to what the round pays, the pot aside. */
function paidBy(event: GameEvent): string {
  switch (event.kind) {
    case 'spun':
    case 'tumbled':
    case 'expanded':
    case 'collected':
      return event.amount
    case 'multiplied':
      return difference(event.amount, event.from)
    default:
      return '0.00'
  }
}

/** Whether this spin goes on with reels that stayed. */
export const isRespin = ({ free, index }: SpinEvent): boolean => !free && index > 0

/** What the spin under way has paid after so many events: since the last fresh window, with its re-spins. */
export function spinWon(events: readonly GameEvent[], count: number): string {
  const from = events.slice(0, count).findLastIndex((event) => event.kind === 'spun' && !isRespin(event))
  return sumOf(['0.00', ...events.slice(Math.max(0, from), count).map(paidBy)])
}

const isFree = (event: GameEvent) => 'free' in event && event.free

/** What all free spins have paid after so many events; what the paid spin itself won is not among it. */
export const freeWon = (events: readonly GameEvent[], count: number): string =>
  sumOf(['0.00', ...events.slice(0, count).filter(isFree).map(paidBy)])

/** How far the free spins are. */
export interface FreeSpins {
  readonly index: number
  readonly of: number
  readonly won: string
  /** The symbol that was chosen for them, where there is one. */
  readonly symbol: string | undefined
}

/** The free spins as they stand after so many events; undefined before the first and in the paid spin. */
export function freeAt(events: readonly GameEvent[], count: number): FreeSpins | undefined {
  const spun = events.slice(0, count).findLast((event) => event.kind === 'spun')
  if (!spun?.free) return undefined
  const started = events.slice(0, count).findLast((event) => event.kind === 'feature_started')
  return {
    index: spun.index,
    of: spun.index + spun.left - spun.awarded,
    won: freeWon(events, count),
    symbol: started?.symbol,
  }
}

/** Whether this event is the last of the last free spin. */
export function endsFree(events: readonly GameEvent[], place: number): boolean {
  const rest = events.slice(place + 1)
  const next = rest.find(({ kind }) => kind !== 'jackpot_won')
  const spun = events.slice(0, place + 1).findLast((event) => event.kind === 'spun')
  if (!spun?.free || spun.left > 0) return false
  return next === undefined || next.kind === 'capped' || !('index' in next)
}
