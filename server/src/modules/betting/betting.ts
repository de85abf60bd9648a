import type { BetSelection, BetStatus } from '@croupier/contract/betting.ts'
import type { Category } from '@croupier/contract/field.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { PlayRules } from '#modules/standing/play/play.ts'
import type { Move } from '../wallet/wallet.ts'
import { type Asked, LockedBets } from './book.ts'
import { isClosed } from './closed/rules.ts'
import * as closing from './closed/store.ts'
import * as aside from './failed/set-aside.ts'
import * as failed from './failed/store.ts'
import * as figures from './figures/store.ts'
import { findNames, findRecentGames, type RecentRow } from './record/store.ts'
import * as leaders from './leaders/store.ts'
import * as played from './played/store.ts'
import * as returns from './returns/store.ts'
import * as joint from './joint/store.ts'
import * as stages from './stages/store.ts'
import * as adjusting from './adjust.ts'
import { askOf, change } from './change.ts'
import * as store from './store.ts'
import { openCalls } from './vendor/calls.ts'
import type { VendorAnswer as Answer, VendorCall as Call } from './vendor/rules.ts'
import * as vendors from './vendor/store.ts'

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

/** How a bet ended. `payout` is the gross amount credited beside the jackpot, in stored units; a bet keeps the sum of both. */
export interface Settlement {
  /** Of the payout's transfer, where whoever settles has made one; else it follows from the bet's. */
  readonly id?: string
  readonly payout: bigint
  readonly status: Exclude<BetStatus, 'open'>
  /** What counts as turnover, where other bets of the round have a say in it; else it follows from stake and status. */
  readonly turnover?: bigint
  readonly jackpot?: { readonly amount: bigint; readonly pot: string }
}

export type NewRound = store.RoundRow
export type Bet = store.BetRow

/** The bets of one transaction: judged in order, written together, after which none is taken. For games that bet and settle in one step. */
export interface BetBook {
  /** A bet as it stands now, this book's own decisions included. */
  bet(id: string): Bet | undefined
  place(bet: NewBet): Verdict<Bet>
  settle(betId: string, settlement: Settlement): Verdict<Bet>
  /** A transfer of the house that belongs to these bets, such as a jackpot's share. */
  move(move: Move): void
  write(rounds: readonly NewRound[]): Promise<void>
}

/** When something happens: the clock, and what the brand's policy then says about playing. */
export interface Moment {
  readonly now: Date
  readonly rules: PlayRules
}

/** Lock the members' accounts and open the book of their bets. */
export const openBets = (
  tx: Tx,
  asks: readonly (Asked & { readonly rules: PlayRules })[],
  now: Date,
): Promise<BetBook> => LockedBets.open(tx, asks, now)

/** Is this the same command again? Another member's id, or other content, is not. */
export const sameBet = (before: Bet, bet: Pick<NewBet, 'memberId' | 'content'>): boolean =>
  before.memberId === bet.memberId && before.content === bet.content

/** Take bets of one brand that stay open. The same bet again is the first answer; the same id with other content is `id_reused`. */
export async function placeBets(
  tx: Tx,
  bets: readonly NewBet[],
  rounds: readonly NewRound[],
  moment: Moment,
): Promise<readonly Verdict<Bet>[]> {
  const { rules } = moment
  const asks = bets.map((bet) => ({ ...askOf(bet), rules }))
  const book = await LockedBets.open(tx, asks, moment.now)
  const verdicts = bets.map((bet) => {
    const before = book.bet(bet.id)
    if (before) return sameBet(before, bet) ? yes(before) : no('id_reused')
    return book.place(bet)
  })
  await book.write(rounds)
  return verdicts
}

export interface BetEnd extends Settlement {
  readonly betId: string
}

/** Settle bets. The same settlement again changes nothing; another one, or an unknown bet, is `bet_not_open`. */
export const settleBets = (tx: Tx, ends: readonly BetEnd[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  change(tx, ends, now, (book, end) => book.settle(end.betId, end))

/** Cancel bets: the stake goes back. A cancel of an unknown bet leaves a tombstone, and the bet is refused if it comes later. */
export async function cancelBets(
  tx: Tx,
  betIds: readonly string[],
  now: Date,
): Promise<readonly Verdict<Bet | undefined>[]> {
  await store.insertTombstones(tx, betIds, now)
  return change<{ betId: string }, Bet | undefined>(
    tx,
    betIds.map((betId) => ({ betId })),
    now,
    (book, { betId }) => (book.bet(betId) ? book.cancel(betId) : yes(undefined)),
  )
}

export type Adjustment = adjusting.Adjustment

/** Settle settled bets anew, either way. A lower payout is taken back only as far as the balance covers it: else `insufficient_funds`. */
export const adjustBets = (tx: Tx, adjustments: readonly Adjustment[], now: Date): Promise<readonly Verdict<Bet>[]> =>
  adjusting.adjustBets(tx, adjustments, now)

export type FailedBet = aside.FailedBet

/** Set bets aside that could not be settled with the others: they stay open, and are tried again or ended by two people. */
export const setAsideBets = (tx: Tx, deps: Deps, failed: readonly FailedBet[]): Promise<void> =>
  aside.setAsideBets(tx, deps, failed)

export type FailedSettlement = failed.FailedRow

/** Bets that were set aside, as they stand. */
export const failedSettlements = (db: Db, betIds: readonly string[]): Promise<ReadonlyMap<string, FailedSettlement>> =>
  failed.findFailed(db, betIds)

/** Close or void rounds whose bets are all decided. */
export async function closeRounds(
  tx: Tx,
  roundIds: readonly string[],
  status: 'closed' | 'void',
  now: Date,
): Promise<void> {
  await store.closeRounds(tx, roundIds, status, now)
}

/** Note how rounds that go on step by step stand: their events and steps so far, or how they ended. */
export async function saveRounds(tx: Tx, rounds: readonly stages.RoundStage[]): Promise<void> {
  if (rounds.length > 0) await stages.saveRounds(tx, rounds)
}

export type SharedEnd = joint.SharedEnd
export type OwnEvent = joint.OwnEvent

/** Note what came of a round that many share, and what proves it: each member sees it in the own record. */
export async function tellSharedRound(tx: Tx, end: SharedEnd): Promise<void> {
  await joint.saveEnd(tx, end)
}

/** Note what single bets did in a round that many share; only who placed them is shown it. */
export async function noteOwnEvents(tx: Tx, events: readonly OwnEvent[]): Promise<void> {
  if (events.length > 0) await joint.insertOwnEvents(tx, events)
}

/** Rounds by id, as they were played. */
export const roundsOf = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, NewRound>> =>
  store.findRounds(db, ids)

/** What a member played last, each game once. */
export const recentGames = (db: Db, memberId: string, limit: number): Promise<readonly RecentRow[]> =>
  findRecentGames(db, memberId, limit)

/** What games are called in a language. */
export const gameNames = (db: Db, gameCodes: readonly string[], language: string): ReturnType<typeof findNames> =>
  findNames(db, gameCodes, language)

export type GameName = store.GameName

/** Note what games are called, for the betting record. */
export async function nameGames(tx: Tx, games: readonly GameName[]): Promise<void> {
  await store.upsertGames(tx, games)
}

/** Note a revealed server seed: from now on every round played with it can be proved. */
export async function revealSeed(tx: Tx, reveal: store.Reveal): Promise<void> {
  await store.insertReveal(tx, reveal)
}

export type Played = played.PlayedRow

/** What a member has played since a moment: staked, counted, and what came of it. */
export const playedSince = (db: Db, memberId: string, asset: string, since: Date): Promise<Played> =>
  played.sumPlayed(db, memberId, asset, since)

/** What a member has staked since a moment that counts, of bets that are settled. */
export const turnoverSince = (db: Db, memberId: string, asset: string, since: Date): Promise<bigint> =>
  store.sumTurnover(db, memberId, asset, since)

/** What was staked and won in a brand, by hour and category of what was settled. */
export const playByHour = (db: Db, span: figures.Span): Promise<readonly figures.PlayRow[]> => figures.sumPlay(db, span)

/** How many members of a brand had a bet settled. */
export const playersOf = (db: Db, span: figures.Span): Promise<number> => figures.countPlayers(db, span)

/** Bets of a brand that wait for their outcome, and what was staked on them. */
export const openBetsOf = (db: Db, brandId: number, asset: string): Promise<figures.OpenRow> =>
  figures.sumOpen(db, brandId, asset)

export type Closed = closing.Closed

/** From now on a game, the games of a vendor or all of them take no bets, or do again; what is open goes on to its end. */
export async function closeGames(
  tx: Tx,
  { open, ...which }: Closed & { readonly open: boolean },
  now: Date,
): Promise<void> {
  await (open ? closing.deleteClosed(tx, which) : closing.insertClosed(tx, which, now))
}

/** Whether a game takes no bets now. */
export const takesNoBets = async (db: Db, game: Pick<NewBet, 'brandId' | 'vendor' | 'gameCode'>): Promise<boolean> =>
  isClosed(await closing.findClosed(db), game)

/** Whether nothing at a brand takes bets now. */
export const allClosed = async (db: Db, brandId: number): Promise<boolean> =>
  (await closing.findClosed(db)).some((one) => one.brandId === brandId && one.scope === 'all')

/** How many bets were settled on each game of a brand in a span. */
export const playsByGame = (
  db: Db,
  span: Pick<figures.Span, 'brandId' | 'from' | 'to'>,
): Promise<readonly figures.GamePlays[]> => figures.countByGame(db, span)

export type VendorCall = Call
export type VendorAnswer = Answer

/** The calls of vendors in one transaction: judged in order, each against what the earlier ones left, written together. */
export interface VendorBook {
  /** The same call again is the first answer. */
  take(call: Call): Answer
  write(): Promise<void>
}

/** Lock the accounts that these calls are about and open the book of them. */
export const openVendorBook = (tx: Tx, calls: readonly Call[], now: Date): Promise<VendorBook> =>
  openCalls(tx, calls, now)

/** A member's rounds of a game that a vendor has not ended: held, and resumed where they were. */
export const openRoundsOf = (
  db: Db,
  game: { readonly memberId: string; readonly vendor: string; readonly gameCode: string },
): Promise<readonly vendors.OpenRound[]> => vendors.findOpenRounds(db, game)

export type Returned = returns.ReturnRow

/** What the games of a brand took and gave in one asset over whole hours, as far as they have been counted. */
export const returnsOf = (db: Db, span: figures.Span): Promise<readonly Returned[]> => returns.sumGames(db, span)

export type StrangeBrand = figures.StrangeBrandRow

/** Bets placed since a moment that belong to none of these brands, or to another one than their round. */
export const strangeBrands = (db: Db, brandIds: readonly number[], since: Date): Promise<readonly StrangeBrand[]> =>
  figures.findStrangeBrands(db, brandIds, since)

export type OpenStake = figures.OpenBetRow

/** What is staked on bets of every brand that wait for their outcome, in the order of their ids, after one of them. */
export const openStakes = (db: Db, after: string | null, most: number): Promise<readonly OpenStake[]> =>
  figures.findOpen(db, after, most)

/** Bets by id, as they stand. */
export const betsOf = (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Bet>> => store.findBets(db, ids)

export type Contest = leaders.Contest
export type Leader = leaders.Leader

/** Who leads in a contest over bets, the best first. */
export const leadersOf = (db: Db, contest: Contest): Promise<readonly Leader[]> => leaders.findLeaders(db, contest)

/** Whether a contest still waits for the outcome of a bet. */
export const waitsForBets = (db: Db, contest: Contest): Promise<boolean> => leaders.hasOpen(db, contest)

export type SettledBet = leaders.SettledRow

/** Bets in the order they were settled, each once, however often it is settled anew. */
export const settledBets = (db: Db, span: leaders.SettledSpan): Promise<readonly SettledBet[]> =>
  leaders.findSettled(db, span)
