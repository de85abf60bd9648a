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

/** Pay the next members of a round; true when nobody waits any more. One that cannot be paid is set aside. */
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
      const { book, lying } = await lockLying(tx, { brand, round }, part, deps.now())
      for (const { bet, settlement } of lying) must(book.settle(bet.id, settlement))
      await book.write([])
      await decided(tx, brand.id, round, lying)
    },
    setAside: (tx, end, reason) => setAside(tx, deps, { brand, round, end, reason }),
  })
  return false
}

/** Give the next members of a round their stakes back; true when nobody waits any more. One that cannot be is set aside. */
export async function giveBackSome(deps: Deps, brand: Brand, round: RoundRow): Promise<boolean> {
  const waiting = await bets.findWaiting(deps.db, round.id, BETS_AT_ONCE)
  if (waiting.length === 0) return true
  await inParts(deps.db, endsOfVoid(waiting, deps.now()), {
    work: async (tx, part) => {
      const { lying } = await lockLying(tx, { brand, round }, part, deps.now())
      const verdicts = await cancelBets(
        tx,
        lying.map(({ bet }) => bet.id),
        deps.now(),
      )
      for (const verdict of verdicts) must(verdict)
      await decided(tx, brand.id, round, lying)
    },
    setAside: (tx, end, reason) => setAside(tx, deps, { brand, round, end, reason }),
  })
  return false
}

/** Every stake comes back. */
export const endsOfVoid = (all: readonly bets.BetRow[], now: Date): readonly Ended[] =>
  all.map((bet) => ({
    bet: { ...bet, state: 'returned', payout: bet.held, decidedAt: now },
    settlement: { payout: bet.held, status: 'void', turnover: 0n },
  }))

interface At {
  readonly brand: Brand
  readonly round: RoundRow
}

/** Behind the locks of the accounts and of the round: those that nobody has decided meanwhile, while the round ends as it did. */
async function lockLying(tx: Tx, { brand, round }: At, ends: readonly Ended[], now: Date) {
  const rules = playRulesOf(brand, now)
  const book = await openBets(
    tx,
    ends.map(({ bet: { id, memberId, asset } }) => ({ betId: id, memberId, asset, rules })),
    now,
  )
  const held = (await holdRounds(tx, [round.id])).get(round.id)
  // Another dealer may have ended it as this one would have.
  if (held?.settledAt) return { book, lying: [] }
  if (held?.phase !== round.phase) throw new Outrun(`round ${round.code} was ended otherwise`)
  const lying = await bets.findPlaced(
    tx,
    ends.map(({ bet }) => bet.id),
  )
  return { book, lying: ends.filter(({ bet }) => lying.has(bet.id)) }
}

async function decided(tx: Tx, brandId: number, { gameCode }: RoundRow, ends: readonly Ended[]): Promise<void> {
  const ended = ends.map(({ bet }) => bet)
  await Promise.all([bets.decideBets(tx, ended), tellMembers(tx, brandId, gameCode, ended)])
}

interface Guilty {
  readonly brand: Brand
  readonly round: RoundRow
  readonly end: Ended
  readonly reason: string
}

async function setAside(tx: Tx, deps: Deps, { brand, round, end, reason }: Guilty): Promise<void> {
  const { lying } = await lockLying(tx, { brand, round }, [end], deps.now())
  if (lying.length === 0) return
  const { bet, settlement } = end
  await bets.decideBets(tx, [{ ...bet, state: 'settling', payout: 0n, decidedAt: null }])
  const gameRecord: TableBetEnd = { state: bet.state }
  await recordFailedSettlements(tx, deps, [
    { ...bet, stake: bet.held, gameCode: round.gameCode, settlement, gameRecord, reason },
  ])
}

/** What the table writes down when the bet has been settled after all. */
export interface TableBetEnd {
  readonly state: bets.BetRow['state']
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
