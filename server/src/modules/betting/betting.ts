import type { BetSelection, BetStatus } from '@croupier/contract/betting.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'
import type { Move } from '../wallet/wallet.ts'
import { type BetRequest, LockedBets } from './book.ts'
import { keptAs, withContents } from './contents/contents.ts'
import { decideBets, takeBets } from './decide-bets.ts'
import type { NewLeg } from './legs/legs.ts'
import type { SettledStatus } from './rules.ts'
import * as store from './store.ts'

/** A bet as it is asked for. `content` is what makes the same id the same bet or another one. */
export interface NewBet {
  readonly id: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  /** In stored units. */
  readonly stake: bigint
  readonly content: string
  /** What was bet on, at a table. */
  readonly selection?: BetSelection
}

/**
 * How a bet ended. `payout` is the gross amount credited beside the jackpot, in stored units; a bet keeps the sum of both. Where a part was
 * cashed out before, all of it is of what was left.
 */
export interface Settlement {
  /** Of the payout's transfer, where whoever settles has made one; else it follows from the bet's. */
  readonly id?: string
  readonly payout: bigint
  readonly status: SettledStatus
  /** What counts as turnover, where other bets of the round have a say in it; else it follows from stake and status. */
  readonly turnover?: bigint
  readonly jackpot?: { readonly amount: bigint; readonly pot: string }
}

/** A bet as it stands. */
export interface Bet {
  readonly id: string
  readonly roundId: string
  readonly brandId: number
  readonly memberId: string
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly stake: bigint
  /** All that the bet paid; `jackpot` is the part of it that came from a pot. */
  readonly payout: bigint
  readonly jackpot: bigint
  readonly validTurnover: bigint
  readonly status: BetStatus
  /** The name of what was asked, where that is long. */
  readonly content: string
  /** What was bet on, at a table. */
  readonly selection?: BetSelection | null
  readonly balanceBefore: bigint
  readonly balanceAfter: bigint
  readonly placedAt: Date
  readonly settledAt: Date | null
  /** What was cashed out of it: the part of the stake, what it paid, and what of it counts. */
  readonly cashedStake: bigint
  readonly cashedPaid: bigint
  readonly cashedTurnover: bigint
  /** When it was last cashed out in part, or came open again. */
  readonly changedAt: Date | null
  /** The reopening by which it last came open again: what it pays then has ids that follow from this one. */
  readonly reopenedBy: string | null
}

/** A round, from its first bet on; what is not known of it yet is null. */
export interface Round {
  readonly id: string
  readonly brandId: number
  readonly category: Category
  readonly vendor: string
  readonly gameCode: string
  readonly asset: string
  readonly status: 'open' | 'closed' | 'interrupted' | 'void'
  readonly startedAt: Date
  readonly closedAt: Date | null
  readonly choices: unknown
  /** Of a multi-step game. */
  readonly steps?: unknown
  readonly events: unknown
  readonly rules: unknown
  readonly proof: unknown
  readonly seedId: string | null
  /** What a vendor sent with its end. */
  readonly recall?: unknown
  /** Of a slip, in its order: written with the round. */
  readonly legs?: readonly NewLeg[]
}

/** The bets of one transaction: judged in order, written together, after which none is taken. For games that bet and settle in one step. */
export interface BetBook {
  /** A bet as it stands now, this book's own decisions included. */
  bet(id: string): Bet | undefined
  place(bet: NewBet): Verdict<Bet>
  settle(betId: string, settlement: Settlement): Verdict<Bet>
  /** The stake goes back, exactly. */
  cancel(betId: string): Verdict<Bet>
  /** What somebody can spend now; undefined where no such account is open. */
  left(memberId: string, asset: string): bigint | undefined
  /** A transfer of the house that belongs to these bets, such as a jackpot's share. */
  move(move: Move): void
  write(rounds: readonly Round[]): Promise<void>
}

/** When something happens: the clock, and what the brand's policy then says about playing. */
export interface Moment {
  readonly now: Date
  readonly rules: PlayRules
}

/** Lock the members' accounts and open the book of their bets. Where bets are placed the requests say by which rules. */
export const openBets = (tx: Tx, requests: readonly BetRequest[], now: Date): Promise<BetBook> =>
  LockedBets.open(tx, requests, now)

/** Is this the same command again? Another member's id, or other content, is not. */
export const sameBet = (before: Bet, bet: Pick<NewBet, 'memberId' | 'content'>): boolean =>
  before.memberId === bet.memberId && (before.content === bet.content || before.content === keptAs(bet.content))

/** Take bets of one brand that stay open. The same bet again is the first answer; the same id with other content is `id_reused`. */
export const placeBets = (
  tx: Tx,
  bets: readonly NewBet[],
  rounds: readonly Round[],
  moment: Moment,
): Promise<readonly Verdict<Bet>[]> => takeBets(tx, { bets, rounds, moment }, (book, bet) => book.place(bet))

/** The settlement of one bet. */
export interface BetEnd extends Settlement {
  readonly betId: string
}

/** Settle bets. The same settlement again changes nothing; another one, or an unknown bet, is `bet_not_open`. */
export const settleBets = (tx: Tx, ends: readonly BetEnd[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  decideBets(tx, ends, now, (book, end) => book.settle(end.betId, end))

/**
 * Cancel bets: the stake goes back. An unknown bet is `bet_not_open`: only behind the lock of its member's account, as vendors' cancels
 * are, can a bet be refused that comes later.
 */
export const cancelBets = (tx: Tx, betIds: readonly string[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  decideBets(
    tx,
    betIds.map((betId) => ({ betId })),
    now,
    (book, { betId }) => book.cancel(betId),
  )

/** A settled bet that is resettled. */
export interface Adjustment extends Settlement {
  /** Made by whoever adjusts. */
  readonly id: string
  readonly betId: string
  readonly reason: string
}

/** Resettle settled bets, either way. Of a lower payout the member gives back what they have, and owes the rest. */
export async function adjustBets(
  tx: Tx,
  adjustments: readonly Adjustment[],
  now: Date,
): Promise<readonly Verdict<Bet>[]> {
  const written: store.AdjustmentRow[] = []
  let known: Map<string, store.AdjustmentRow> | undefined
  const verdicts = await decideBets(tx, adjustments, now, async (book, adjustment) => {
    // Asked behind the locks: what the same adjustments left, sent before, has been committed by then.
    known ??= new Map(
      await store.findAdjustments(
        tx,
        adjustments.map(({ id }) => id),
      ),
    )
    const before = book.bet(adjustment.betId)
    const repeated = known.get(adjustment.id)
    if (repeated) return before && sameAdjustment(repeated, adjustment) ? yes(before) : no('id_reused')
    const verdict = book.resettle(adjustment.id, adjustment.betId, adjustment)
    if (!verdict.ok || !before) return verdict
    const row = store.adjustmentOf(adjustment, before, verdict.value)
    known.set(row.id, row)
    written.push(row)
    return verdict
  })
  if (written.length > 0) await store.insertAdjustments(tx, written, now)
  return verdicts
}

/** Is this the same adjustment again? */
const sameAdjustment = (row: store.AdjustmentRow, { betId, payout, status }: Adjustment): boolean =>
  row.betId === betId && row.endPayout === payout && row.endStatus === status

/**
 * Close or void rounds whose bets are all decided. The same again changes nothing; one that has ended otherwise is `round_closed`: a
 * correction is what makes it void.
 */
export async function closeRounds(
  tx: Tx,
  roundIds: readonly string[],
  status: 'closed' | 'void',
  now: Date,
): Promise<readonly Verdict<undefined>[]> {
  const closed = await store.closeRounds(tx, roundIds, status, now)
  const otherwise = closed < roundIds.length ? await store.findClosedOtherwise(tx, roundIds, status) : []
  return roundIds.map((id) => (otherwise.includes(id) ? no('round_closed') : yes(undefined)))
}

/** Rounds by id, as they were played. */
export const roundsOf = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Round>> =>
  store.findRounds(db, ids)

/** Bets by id, as they stand. */
export async function betsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Bet>> {
  const bets = await withContents(db, [...(await store.findBets(db, ids)).values()], 'selection')
  return new Map(bets.map((bet) => [bet.id, bet]))
}

/** Record a revealed server seed: from now on every round played with it can be proved. */
export async function revealSeed(tx: Tx, reveal: store.SeedReveal): Promise<void> {
  await store.insertReveal(tx, reveal)
}
