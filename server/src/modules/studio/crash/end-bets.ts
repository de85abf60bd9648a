import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { must } from '#kernel/refusal.ts'
import { cancelBets, openBets } from '../../betting/betting.ts'
import { type FailedBet, recordFailedSettlements } from '../../betting/failed-settlements/failed-settlements.ts'
import { recordBetEvents } from '../../betting/shared-rounds/shared-rounds.ts'
import type { Brand } from '../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { GAME, left, lost, announceMembers, notifyTable } from './decide-bet.ts'
import { payoutAt } from './rules.ts'
import { leftEvent } from './view.ts'
import * as store from './store.ts'

export const OTHERS_TURN_MS = 250

/** How bets end together: they cash out automatically, are lost, or are returned. */
export type BetEnding = 'left' | 'lost' | 'returned'

/**
 * End bets of a round, each once. One that cannot be ended is recorded as failed and the round continues; answers when the
 * next turn is due.
 */
export async function endBets(
  deps: Deps,
  { brand, round }: { readonly brand: Brand; readonly round: store.RoundRow },
  bets: readonly store.BetRow[],
  way: BetEnding,
): Promise<number> {
  let waitMs = 0
  const alone = async (tx: Tx, work: () => Promise<void>) => {
    if (!(await store.takeTurn(tx, brand.id))) waitMs = OTHERS_TURN_MS
    else if (await store.isStill(tx, round)) await work()
  }
  await inParts(deps.db, bets, {
    work: (tx, part) => alone(tx, () => endSome(tx, deps, brand, part, way)),
    setAside: (tx, bet, reason) => alone(tx, () => recordFailure(tx, deps, brand, { bet, way, reason })),
  })
  return waitMs
}

async function endSome(tx: Tx, deps: Deps, brand: Brand, bets: readonly store.BetRow[], way: BetEnding): Promise<void> {
  const ended = way === 'returned' ? await returnStakes(tx, deps, bets) : await decide(tx, deps, brand, bets, way)
  if (ended.length === 0) return
  await store.endBets(tx, 'placed', ended)
  if (way === 'left')
    await recordBetEvents(
      tx,
      ended.map((bet) => leftEvent(bet, { byItself: true })),
    )
  await announceMembers(
    tx,
    brand.id,
    ended.map(({ memberId }) => memberId),
  )
  notifyTable(tx, brand.id)
}

async function decide(
  tx: Tx,
  deps: Deps,
  brand: Brand,
  bets: readonly store.BetRow[],
  way: 'left' | 'lost',
): Promise<readonly store.BetRow[]> {
  const now = deps.now()
  const { book, open } = await lockOpenBets(tx, brand, bets, now)
  const ended = open.map((bet) => (way === 'left' ? left(book, bet, bet.cashOutAt, now) : lost(book, bet, now)))
  await book.write([])
  return ended
}

async function returnStakes(tx: Tx, deps: Deps, bets: readonly store.BetRow[]): Promise<readonly store.BetRow[]> {
  const now = deps.now()
  const verdicts = await cancelBets(
    tx,
    bets.map(({ id }) => id),
    now,
  )
  return bets.map((bet, at): store.BetRow => {
    const verdict = verdicts[at]
    const cancelled = verdict && must(verdict)
    if (cancelled?.status !== 'void') throw new Error(`bet ${bet.id} could not be returned`)
    return { ...bet, state: 'returned', payout: bet.stake, balance: cancelled.balanceAfter, decidedAt: now }
  })
}

/** Behind the locks of the accounts: what has been cashed out by hand meanwhile is no longer open. */
async function lockOpenBets(tx: Tx, brand: Brand, bets: readonly store.BetRow[], now: Date) {
  const rules = playRulesOf(brand, now)
  const book = await openBets(
    tx,
    bets.map(({ id, memberId, asset }) => ({ betId: id, memberId, asset, rules })),
    now,
  )
  const ids = bets.map(({ id }) => id)
  const open = [...(await store.findBets(tx, ids)).values()].filter(({ state }) => state === 'placed')
  return { book, open }
}

/** A bet that could not be ended with the others. */
interface FailedEnd {
  readonly bet: store.BetRow
  readonly way: BetEnding
  readonly reason: string
}

/** What the game records once the bet has been settled after all. */
export interface CrashBetEnd {
  readonly state: BetEnding
  readonly leftAt: number | null
}

async function recordFailure(tx: Tx, deps: Deps, brand: Brand, { bet: asked, way, reason }: FailedEnd): Promise<void> {
  const { open } = await lockOpenBets(tx, brand, [asked], deps.now())
  const [bet] = open
  if (!bet) return
  await store.endBets(tx, 'placed', [{ ...bet, state: 'settling', decidedAt: null }])
  const gameRecord: CrashBetEnd = { state: way, leftAt: way === 'left' ? bet.cashOutAt : null }
  await recordFailedSettlements(tx, deps, [{ ...bet, gameCode: GAME, settlement: dueOf(bet, way), gameRecord, reason }])
  notifyTable(tx, brand.id)
}

function dueOf(bet: store.BetRow, way: BetEnding): FailedBet['settlement'] {
  if (way === 'returned') return { payout: bet.stake, status: 'void' }
  const payout = way === 'left' ? payoutAt(bet.cashOutAt, bet) : 0n
  return { payout, status: payout > 0n ? 'won' : 'lost' }
}
