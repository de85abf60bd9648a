import type { ReplyOf } from '@croupier/contract/call.ts'
import type { crashRound, crashTable } from '@croupier/contract/crash.ts'
import type { FlightRecord } from '@croupier/engine/verify-flight.ts'
import { crashMs, flightMsMax, multiplierAt } from '@croupier/engine/instant/crash.ts'

export type CrashPlay = ReplyOf<typeof crashTable>
export type CrashRound = NonNullable<CrashPlay['round']>
export type OwnBet = CrashPlay['mine'][number]
export type PastRound = CrashPlay['past'][number]

/** What the live channel said, with the own bets as they were known: of the same round only. */
export function withHeard(known: CrashPlay | undefined, heard: Omit<CrashPlay, 'mine'>): CrashPlay {
  const others = new Map(heard.round?.bets.map((bet) => [bet.number, bet]))
  const mine = (known?.mine ?? []).filter(({ roundId }) => roundId === heard.round?.roundId)
  return {
    ...heard,
    mine: mine.map((bet) => {
      const seen = others.get(bet.number)
      return seen?.leftAt && bet.state === 'placed'
        ? { ...bet, state: 'left' as const, leftAt: seen.leftAt, payout: seen.payout ?? bet.payout }
        : bet
    }),
  }
}

/** The own bets with what has become of this one: it keeps its place, since each box shows the bet that stands there. */
export const withOwn = (mine: readonly OwnBet[], bet: OwnBet): OwnBet[] =>
  mine.some(({ betId }) => betId === bet.betId)
    ? mine.map((known) => (known.betId === bet.betId ? bet : known))
    : [...mine, bet]

/** Whole hundredths of a multiplier of the wire. */
export const hundredthsOf = (text: string): number => Math.round(Number(text) * 100)

/** How long a round has been flying at this moment of the server's clock; below zero it takes bets. */
export function flownMs(round: CrashRound, nowMs: number): number {
  const flown = nowMs - Date.parse(round.startsAt)
  // It stands where it crashed.
  if (round.point !== null) return Math.max(0, crashMs(BigInt(hundredthsOf(round.point))) - 1)
  return Math.min(flown, flightMsMax)
}

/** What the page shows as the multiplier at this moment, in hundredths. */
export function heightOf(round: CrashRound, nowMs: number): number {
  if (round.point !== null) return hundredthsOf(round.point)
  return multiplierAt(Math.max(0, Math.floor(flownMs(round, nowMs))))
}

/** How rounds of the past went: the middle one, and how many of them got at least as far. */
export function medianOf(past: readonly PastRound[]): number | undefined {
  const points = past.flatMap(({ point }) => (point === null ? [] : [hundredthsOf(point)])).toSorted((a, b) => a - b)
  return points[Math.floor((points.length - 1) / 2)]
}

/** How a point is coloured: under 2×, 2× to 10×, 10× and more. */
export const toneOf = (hundredths: number): 'low' | 'middle' | 'high' =>
  hundredths < 200 ? 'low' : hundredths < 1000 ? 'middle' : 'high'

/** What proves a closed flight, without anybody's bets: for the page where anyone checks it. */
export function flightOf(closed: ReplyOf<typeof crashRound>): FlightRecord {
  const { roundId, point, hash, linkAfter, toHead, head, salt, profile } = closed
  return {
    roundId,
    gameCode: 'CRASH',
    stake: '0.00',
    payout: '0.00',
    events: [{ kind: 'crashed', point }],
    bets: [],
    chain: { hash, linkAfter, toHead, head, salt, profile },
    rules: { unit: '0.01', payoutCap: '0.00' },
  }
}
