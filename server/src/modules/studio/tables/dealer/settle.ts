import { settle as judged } from '@croupier/engine/tables/pay.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { cancelBets, openBets, type Settlement } from '../../../betting/betting.ts'
import type { Brand } from '../../../brand/brand.ts'
import { playRulesOf } from '../../../identity/identity.ts'
import * as bets from '../bets/store.ts'
import type { RoundRow } from '../store.ts'
import { type Decided, turnoverOf } from '../turnover.ts'

/** So many bets are decided in one transaction, give or take the last member's. */
const BETS_AT_ONCE = 4000

/** A bet as it ends: how it is written down here, and what the book is told. */
export interface Ended {
  readonly bet: bets.BetRow
  readonly settlement: Settlement
}

/** All bets of one round and how each ends by its outcome. Bets of one member come together. */
export function endsOf(game: TableGame, round: RoundRow, waiting: readonly bets.BetRow[], now: Date): readonly Ended[] {
  const spots = new Map(game.spots(round.paytable).map((spot) => [spot.key, spot]))
  const mine = Map.groupBy(waiting, ({ memberId, asset }) => `${memberId} ${asset}`)
  return [...mine.values()].flatMap((own) => {
    const paid = judged(game, round.result, own, { paytable: round.paytable, unit: own[0]?.unit ?? 1n })
    const decided = own.map((bet, at): Decided => {
      const spot = spots.get(bet.spot)
      const end = paid[at]
      if (!spot || !end) throw new Error(`bet ${bet.id} lies on ${bet.spot}, which ${game.code} does not have`)
      const half = end.outcome === 'lost' && end.payout > 0n && bet.held === bet.stake
      return { spot, stake: bet.stake, outcome: half ? 'half_lost' : end.outcome }
    })
    const turnover = turnoverOf(decided)
    return own.map((bet, at): Ended => {
      const { payout = 0n, outcome: state = 'lost' } = paid[at] ?? {}
      return {
        bet: { ...bet, state, payout, decidedAt: now },
        settlement: { payout, status: decided[at]?.outcome ?? 'lost', turnover: turnover[at] ?? 0n },
      }
    })
  })
}

/** Pay the next members of a round; true when nobody waits any more. */
export async function settleSome(
  tx: Tx,
  deps: Deps,
  brand: Brand,
  standing: { readonly game: TableGame; readonly round: RoundRow },
) {
  const { game, round } = standing
  const waiting = await bets.findWaiting(tx, round.id, BETS_AT_ONCE)
  if (waiting.length === 0) return true
  const now = deps.now()
  const rules = playRulesOf(brand, now)
  const book = await openBets(
    tx,
    waiting.map(({ id, memberId, asset }) => ({ betId: id, memberId, asset, rules })),
    now,
  )
  const ends = endsOf(game, round, waiting, now)
  for (const { bet, settlement } of ends) must(book.settle(bet.id, settlement))
  await Promise.all([
    book.write([]),
    bets.decideBets(
      tx,
      ends.map(({ bet }) => bet),
    ),
    tellMembers(tx, brand.id, round.gameCode, waiting),
  ])
  return false
}

/** Give the next members of a round their stakes back; true when nobody waits any more. */
export async function giveBackSome(tx: Tx, deps: Deps, brand: Brand, round: RoundRow): Promise<boolean> {
  const waiting = await bets.findWaiting(tx, round.id, BETS_AT_ONCE)
  if (waiting.length === 0) return true
  const now = deps.now()
  const verdicts = await cancelBets(
    tx,
    waiting.map(({ id }) => id),
    now,
  )
  for (const verdict of verdicts) must(verdict)
  await Promise.all([
    bets.decideBets(
      tx,
      waiting.map((bet) => ({ ...bet, state: 'returned' as const, payout: bet.held, decidedAt: now })),
    ),
    tellMembers(tx, brand.id, round.gameCode, waiting),
  ])
  return false
}

/** The purses of these members look again. */
export const tellMembers = (
  tx: Tx,
  brandId: number,
  gameCode: string,
  of: readonly { readonly memberId: string }[],
): Promise<void> =>
  announce(tx, [
    { topic: 'balances_changed', brandId, keys: [...new Set(of.map(({ memberId }) => memberId))] },
    { topic: 'rounds_settled', brandId, keys: [gameCode] },
  ])
