import { cashOutMax, cashOutMin, crashPayout, multiplierAt, flightMsMax } from '@croupier/engine/instant/crash.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'

/** What a bet is paid by, in stored units. */
export interface Terms {
  readonly stake: bigint
  readonly unit: bigint
  readonly payoutCap: bigint
}

/** A multiplier of the wire in hundredths: `2.5` is 250; undefined for anything else. */
export function hundredthsOf(text: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(2, '0'))
}

/** Where a bet cashes out automatically: where its member said, where it has won all that a round pays, or at the highest multiplier. */
export function cashOutAt(autoAt: number | undefined, { stake, payoutCap }: Terms): Verdict<number> {
  if (autoAt !== undefined && (autoAt < cashOutMin || autoAt > cashOutMax)) return atField('autoAt', 'not_allowed')
  const capped = (payoutCap * 100n + stake - 1n) / stake
  if (capped < BigInt(cashOutMin)) return no('stake_too_large')
  return yes(Math.min(autoAt ?? cashOutMax, capped > BigInt(cashOutMax) ? cashOutMax : Number(capped)))
}

/** What a bet is paid that cashes out here. */
export function payoutAt(hundredths: number, { stake, unit, payoutCap }: Terms): bigint {
  const won = crashPayout(hundredths, { stake, unit })
  return won > payoutCap ? payoutCap : won
}

/** The multiplier after so long, in hundredths. */
export const multiplierAfter = (ms: number): number => multiplierAt(Math.max(0, Math.min(Math.trunc(ms), flightMsMax)))

/** A round and how it will end. */
export interface RoundCourse {
  readonly phase: 'betting' | 'running' | 'crashed' | 'void'
  readonly startsAt: Date
  /** Where it crashes, and how many milliseconds after its start. */
  readonly point: bigint
  readonly crashMs: number
}

/** When a cash-out was heard, null of a round without an outcome; and where the round had crashed by then, null while it flies. */
export interface AnnouncedCashOut {
  readonly at: Date | null
  readonly crashedAt: bigint | null
}

/**
 * Where a bet cashes out for which a cash-out was heard. One that was to cash out automatically before has done so; below 1.01
 * nobody cashes out, since that would be a bet without a risk.
 */
export function cashOutNow(
  { at, crashedAt }: AnnouncedCashOut,
  bet: { readonly cashOutAt: number },
  { phase, startsAt }: Pick<RoundCourse, 'phase' | 'startsAt'>,
): Verdict<number> {
  if (phase === 'void' || at === null) return no('bet_not_open')
  const ms = at.getTime() - startsAt.getTime()
  if (ms < 0) return no('step_not_allowed')
  if (crashedAt !== null) return BigInt(bet.cashOutAt) <= crashedAt ? yes(bet.cashOutAt) : no('cash_out_late')
  const multiplier = multiplierAfter(ms)
  return multiplier < cashOutMin ? no('step_not_allowed') : yes(Math.min(multiplier, bet.cashOutAt))
}

/** After so long without a heartbeat nobody could cash out: the stakes are returned. */
const DOWN_MS = 5000

/** How long after a crash a cash-out counts that was asked for before it and is still on its way. */
export const GRACE_MS = 500

/** What is to be done with a round now. */
export type Turn =
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'start' | 'heartbeat' | 'crash' | 'void' | 'settle' | 'open' }

export interface RoundState extends RoundCourse {
  readonly heartbeatAt: Date
  readonly endedAt: Date | null
  readonly settledAt: Date | null
}

const HEARTBEAT_MS = 1000

/** What is to be done with a round at this moment. */
export function turnOf(round: RoundState, now: Date, pauseMs: number): Turn {
  const silent =
    now.getTime() - Math.max(round.heartbeatAt.getTime(), round.phase === 'betting' ? round.startsAt.getTime() : 0)
  if (round.phase === 'betting' || round.phase === 'running') {
    if (silent > DOWN_MS) return { kind: 'void' }
    const ms = now.getTime() - round.startsAt.getTime()
    if (ms < 0) return { kind: 'wait', ms: Math.min(HEARTBEAT_MS, -ms) }
    if (round.phase === 'betting') return { kind: 'start' }
    return { kind: ms >= round.crashMs ? 'crash' : 'heartbeat' }
  }
  if (round.settledAt === null) return { kind: 'settle' }
  const left = (round.endedAt?.getTime() ?? 0) + pauseMs - now.getTime()
  return left > 0 ? { kind: 'wait', ms: Math.min(HEARTBEAT_MS, left) } : { kind: 'open' }
}
