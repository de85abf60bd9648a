import { settle as judged } from '@croupier/engine/tables/pay.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { Outrun, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { announce } from '#kernel/outbox.ts'
import { must } from '#kernel/refusal.ts'
import { cancelBets, openBets, type Settlement } from '../../../betting/betting.ts'
import { recordFailedSettlements } from '../../../betting/failed-settlements/failed-settlements.ts'
import type { Brand } from '../../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
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

/** Pay the next members of a round; true when nobody waits any more. One that cannot be paid is recorded as failed. */
export async function settleSome(
  deps: Deps,
  brand: Brand,
  standing: { readonly game: TableGame; readonly round: RoundRow },
): Promise<boolean> {
  const { game, round } = standing
  const waiting = await bets.findWaiting(deps.db, round.id, BETS_AT_ONCE)
  if (waiting.length === 0) return true
  await inParts(deps.db, endsOf(game, round, waiting, deps.now()), {
    work: async (tx, part) => {
      const { book, placed } = await lockPlaced(tx, { brand, round }, part, deps.now())
      for (const { bet, settlement } of placed) must(book.settle(bet.id, settlement))
      await book.write([])
      await decided(tx, brand.id, round, placed)
    },
    setAside: (tx, end, reason) => recordFailure(tx, deps, { brand, round, end, reason }),
  })
  return false
}

/** Return the stakes of the next members of a round; true when nobody waits any more. One that cannot be is recorded as failed. */
export async function returnSome(deps: Deps, brand: Brand, round: RoundRow): Promise<boolean> {
  const waiting = await bets.findWaiting(deps.db, round.id, BETS_AT_ONCE)
  if (waiting.length === 0) return true
  await inParts(deps.db, endsOfVoid(waiting, deps.now()), {
    work: async (tx, part) => {
      const { placed } = await lockPlaced(tx, { brand, round }, part, deps.now())
      const verdicts = await cancelBets(
        tx,
        placed.map(({ bet }) => bet.id),
        deps.now(),
      )
      for (const verdict of verdicts) must(verdict)
      await decided(tx, brand.id, round, placed)
    },
    setAside: (tx, end, reason) => recordFailure(tx, deps, { brand, round, end, reason }),
  })
  return false
}

/** Every stake is returned. */
export const endsOfVoid = (all: readonly bets.BetRow[], now: Date): readonly BetEnd[] =>
  all.map((bet) => ({
    bet: { ...bet, state: 'returned', payout: bet.held, decidedAt: now },
    settlement: { payout: bet.held, status: 'void', turnover: 0n },
  }))

/** A round of a brand. */
interface BrandRound {
  readonly brand: Brand
  readonly round: RoundRow
}

/** Behind the locks of the accounts and of the round: those that nobody has decided meanwhile, while the round ends as it did. */
async function lockPlaced(tx: Tx, { brand, round }: BrandRound, ends: readonly BetEnd[], now: Date) {
  const rules = playRulesOf(brand, now)
  const book = await openBets(
    tx,
    ends.map(({ bet: { id, memberId, asset } }) => ({ betId: id, memberId, asset, rules })),
    now,
  )
  const held = (await holdRounds(tx, [round.id])).get(round.id)
  // Another dealer may have ended it as this one would have.
  if (held?.settledAt) return { book, placed: [] }
  if (held?.phase !== round.phase) throw new Outrun(`round ${round.code} was ended otherwise`)
  const placed = await bets.findPlaced(
    tx,
    ends.map(({ bet }) => bet.id),
  )
  return { book, placed: ends.filter(({ bet }) => placed.has(bet.id)) }
}

async function decided(tx: Tx, brandId: number, { gameCode }: RoundRow, ends: readonly BetEnd[]): Promise<void> {
  const ended = ends.map(({ bet }) => bet)
  await Promise.all([bets.decideBets(tx, ended), announceMembers(tx, brandId, gameCode, ended)])
}

/** A bet that could not be settled with the others. */
interface FailedEnd {
  readonly brand: Brand
  readonly round: RoundRow
  readonly end: BetEnd
  readonly reason: string
}

async function recordFailure(tx: Tx, deps: Deps, { brand, round, end, reason }: FailedEnd): Promise<void> {
  const { placed } = await lockPlaced(tx, { brand, round }, [end], deps.now())
  if (placed.length === 0) return
  const { bet, settlement } = end
  await bets.decideBets(tx, [{ ...bet, state: 'settling', payout: 0n, decidedAt: null }])
  const gameRecord: TableBetEnd = { state: bet.state }
  await recordFailedSettlements(tx, deps, [
    { ...bet, stake: bet.held, gameCode: round.gameCode, settlement, gameRecord, reason },
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
