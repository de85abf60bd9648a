import { settle as judged } from '@croupier/engine/tables/pay.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { ConcurrentChangeError, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Settlement } from '../../../betting/betting.ts'
import { type BetPlace, endBets, type MemberEnd, nextEnds } from '../../../betting/endings/endings.ts'
import { recordFailedSettlements } from '../../../betting/failed-settlements/failed-settlements.ts'
import type { Brand } from '../../../brand/brand.ts'
import * as bets from '../bets/store.ts'
import { holdRounds, type RoundRow } from '../store.ts'
import { type DecidedBet, turnoverOf } from '../turnover.ts'

/** So many bets are decided in one transaction, give or take the last member's. */
const BETS_AT_ONCE = 4000

/** A bet as it ends: its row here, and its settlement in the book. */
export interface BetEnd {
  readonly bet: bets.BetRow
  readonly settlement: Settlement
}

/** All bets of one round and how each ends by its outcome. Bets of one member come together. */
export function endsOf(
  game: TableGame,
  round: RoundRow,
  waiting: readonly bets.BetRow[],
  now: Date,
): readonly BetEnd[] {
  const spots = new Map(game.spots(round.paytable).map((spot) => [spot.key, spot]))
  const mine = Map.groupBy(waiting, ({ memberId, asset }) => `${memberId} ${asset}`)
  return [...mine.values()].flatMap((own) => {
    const paid = judged(game, round.result, own, { paytable: round.paytable, unit: own[0]?.unit ?? 1n })
    const decided = own.map((bet, at): DecidedBet => {
      const spot = spots.get(bet.spot)
      const end = paid[at]
      if (!spot || !end) throw new Error(`bet ${bet.id} lies on ${bet.spot}, which ${game.code} does not have`)
      const half = end.outcome === 'lost' && end.payout > 0n && bet.held === bet.stake
      return { spot, stake: bet.stake, outcome: half ? 'half_lost' : end.outcome }
    })
    const turnover = turnoverOf(decided)
    return own.map((bet, at): BetEnd => {
      const { payout = 0n, outcome: state = 'lost' } = paid[at] ?? {}
      return {
        bet: { ...bet, state, payout, decidedAt: now },
        settlement: { payout, status: decided[at]?.outcome ?? 'lost', turnover: turnover[at] ?? 0n },
      }
    })
  })
}

/** Settle the bets of a round, part by part. One that cannot be settled is recorded as failed. */
export async function settleBets(deps: Deps, of: BrandRound, game: TableGame): Promise<void> {
  const { round } = of
  const next = (after?: bets.BetRow) => bets.findWaiting(deps.db, round.id, after?.memberId ?? null, BETS_AT_ONCE)
  for (let part = await next(); part.length > 0; part = await next(part.at(-1)))
    await endParts(deps, of, endsOf(game, round, part, deps.now()).map(tableEnd))
}

/** Return the stakes of a round, part by part. One that cannot be returned is recorded as failed. */
export async function returnStakes(deps: Deps, of: BrandRound): Promise<void> {
  const next = (after: BetPlace | null) => nextEnds(deps.db, { roundId: of.round.id, others: 'void' }, after)
  for (let part = await next(null); part.length > 0; part = await next(part.at(-1) ?? null))
    await endParts(
      deps,
      of,
      part.map((end) => ({ ...end, state: 'returned' })),
    )
}

const tableEnd = ({ bet: { id, memberId, state }, settlement }: BetEnd): TableEnd => ({
  ...settlement,
  betId: id,
  memberId,
  state,
})

/** A round of a brand. */
interface BrandRound {
  readonly brand: Brand
  readonly round: RoundRow
}

/** How a bet ends in the book, and at its table. */
export interface TableEnd extends MemberEnd {
  readonly state: bets.BetRow['state']
}

async function endParts(deps: Deps, of: BrandRound, ends: readonly TableEnd[]): Promise<void> {
  const now = deps.now()
  await inParts(deps.db, ends, {
    async work(tx, part) {
      const refused = await endBets(tx, part, now)
      if (refused.length > 0) throw new Refusal('bet_not_open')
      await holdUnchanged(tx, of.round)
      await bets.endPlaced(tx, part, now)
      await announceMembers(tx, of.brand.id, of.round.gameCode, part)
    },
    setAside: (tx, end, reason) => recordFailure(tx, deps, { ...of, end, reason }),
  })
}

/** Behind the locks of the accounts, as whoever bets takes them: the round ends as it did when this was read. */
async function holdUnchanged(tx: Tx, round: RoundRow): Promise<void> {
  const held = (await holdRounds(tx, [round.id])).get(round.id)
  // Another dealer may have ended it as this one does.
  if (held?.settledAt === null && held.phase !== round.phase)
    throw new ConcurrentChangeError(`round ${round.code} was ended otherwise`)
}

/** A bet that could not be settled with the others. */
interface FailedEnd extends BrandRound {
  readonly end: TableEnd
  readonly reason: string
}

async function recordFailure(tx: Tx, deps: Deps, { round, end, reason }: FailedEnd): Promise<void> {
  await holdUnchanged(tx, round)
  const [bet] = await bets.lockPlaced(tx, [end.betId])
  if (!bet) return
  await bets.decideBets(tx, [{ ...bet, state: 'settling', payout: 0n, decidedAt: null }])
  const gameRecord: TableBetEnd = { state: end.state }
  await recordFailedSettlements(tx, deps, [
    { ...bet, stake: bet.held, gameCode: round.gameCode, settlement: end, gameRecord, reason },
  ])
}

/** What the table records once the bet has been settled after all. */
export interface TableBetEnd {
  readonly state: bets.BetRow['state']
}

/** Pages of these members read their balances again. */
export const announceMembers = (
  tx: Tx,
  brandId: number,
  gameCode: string,
  of: readonly { readonly memberId: string }[],
): Promise<void> =>
  announce(tx, [
    { topic: 'balances_changed', brandId, keys: [...new Set(of.map(({ memberId }) => memberId))] },
    { topic: 'rounds_settled', brandId, keys: [gameCode] },
  ])
