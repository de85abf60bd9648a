import type { Tx } from '#kernel/database.ts'
import { areBetsPaused } from '#kernel/disk-space.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Standing } from '#modules/standing/standing.ts'
import { heldBack, mayPlay, type PlayRules } from '#modules/standing/play/play.ts'
import { accountOf, type Book, derivedId, type Move, openBook, spendable } from '../wallet/wallet.ts'
import { type BetPayment, gameAccount, ownId, stakeOf } from './bet-transfers.ts'
import { BetRows, type WrittenBets } from './bet-rows.ts'
import type { Bet, BetBook, NewBet, Round, Settlement } from './betting.ts'
import { LimitUsageBook } from './limit-usage/limit-usage.ts'
import { endOf, isSettled, UNSETTLED, validTurnover } from './rules.ts'
import { ShortfallBook } from './shortfalls/shortfall-book.ts'
import * as store from './store.ts'
import { isSuspended } from './suspensions/rules.ts'
import { findSuspensions } from './suspensions/store.ts'
import type { Suspension } from './suspensions/suspensions.ts'
import { findBetsAndRounds } from './vendor/store.ts'

/** What a transaction is about, before anything is judged: whose account, and which bets are read behind its lock. */
export interface BetRequest {
  readonly betId?: string
  /** All bets of this round are read. */
  readonly roundId?: string
  readonly memberId: string
  readonly asset: string
  /** Where a bet may be placed. */
  readonly rules?: PlayRules
}

/** The bets of one transaction over members' locked accounts: judged in order, written together. */
export class LockedBets implements BetBook {
  readonly #tx: Tx
  readonly #money: Book
  readonly #now: Date
  readonly #rows: BetRows
  readonly #standings: ReadonlyMap<string, Standing>
  readonly #rules: ReadonlyMap<string, PlayRules>
  readonly #limitUsage: LimitUsageBook
  readonly #shortfalls: ShortfallBook
  readonly #suspensions: readonly Suspension[]
  #written = false

  private constructor(tx: Tx, now: Date, money: Book, state: LockedState) {
    this.#tx = tx
    this.#now = now
    this.#money = money
    this.#rows = new BetRows(state)
    this.#standings = state.standings
    this.#rules = state.rules
    this.#limitUsage = state.limitUsage
    this.#shortfalls = state.shortfalls
    this.#suspensions = state.suspensions
  }

  /** Lock the accounts that the requests are about; then read what was decided before, and what holds the members back. */
  static async open(tx: Tx, requests: readonly BetRequest[], now: Date): Promise<LockedBets> {
    const ids = requests.flatMap((request) => request.betId ?? [])
    const roundIds = requests.flatMap((request) => request.roundId ?? [])
    const rules = new Map(requests.flatMap((request) => (request.rules ? [[request.memberId, request.rules]] : [])))
    const [money, standings, bets, cancellations, suspensions] = await Promise.all([
      openBook(
        tx,
        requests.map((request) => accountOf(request.memberId, request.asset)),
      ),
      // Read behind the locks: an exclusion, or the same id sent before, has been committed by then.
      heldBack(tx, [...new Set(requests.map((request) => request.memberId))], [...new Set(rules.values())], now),
      roundIds.length > 0 ? findBetsAndRounds(tx, ids, roundIds) : store.findBets(tx, ids),
      store.findCancellations(tx, ids),
      rules.size > 0 ? findSuspensions(tx) : [],
    ])
    // Of a bet that is about to be placed nothing is owed.
    const betIds = requests.flatMap(({ betId, rules }) => (betId !== undefined && !rules ? betId : []))
    const [limitUsage, shortfalls] = await Promise.all([
      LimitUsageBook.open(tx, standings, rules, now),
      ShortfallBook.open(tx, money, { betIds, roundIds }),
    ])
    return new LockedBets(tx, now, money, {
      bets,
      standings,
      cancellations,
      rules,
      limitUsage,
      shortfalls,
      suspensions,
    })
  }

  bet(id: string): Bet | undefined {
    return this.#rows.get(id)
  }

  /** The bets of a round that was asked about, in the order they were placed. */
  ofRound(roundId: string): readonly Bet[] {
    return this.#rows.ofRound(roundId)
  }

  /** What somebody can spend now; undefined where no such account is open. */
  left(memberId: string, asset: string): bigint | undefined {
    const balance = this.#money.balanceOf(accountOf(memberId, asset))
    return balance && spendable(balance)
  }

  /** A cancel that came before its bet. */
  addCancellation(betId: string): void {
    this.mustBeUnwritten(betId)
    this.#rows.addCancellation(betId)
  }

  place(bet: NewBet): Verdict<Bet> {
    return this.#take(bet, 'open')
  }

  /** Like a bet that is placed, but its stake is held until somebody decides. */
  hold(bet: NewBet): Verdict<Bet> {
    return this.#take(bet, 'pending')
  }

  /** A pending bet is accepted or not: its stake moves to its game, or is free again. */
  decide(bet: Bet, as: 'open' | 'refused'): Bet {
    this.mustBeUnwritten(bet.id)
    const [id, held] = [derivedId(bet.id, 'end'), stakeOf(bet)]
    if (as === 'open') this.#money.postHold(id, held)
    else this.#money.voidHold(id, held)
    return this.become(bet, { status: as, validTurnover: 0n })
  }

  settle(betId: string, { id, payout, status, jackpot, turnover }: Settlement): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet) return no('bet_not_open')
    if (status === 'void' && bet.cashedStake > 0n) return this.cancel(betId, id)
    const end = endOf(bet, { payout: payout + (jackpot?.amount ?? 0n), status, turnover })
    if (bet.status !== 'open')
      return bet.status === end.status && bet.payout === end.payout ? yes(bet) : no('bet_not_open')

    if (payout > 0n) this.pay(bet, 'payout', gameAccount(bet), payout, id)
    if (jackpot) this.pay(bet, 'jackpot', jackpot.pot, jackpot.amount)
    return yes(this.become(bet, { ...end, jackpot: jackpot?.amount ?? 0n }))
  }

  /** A bet that is new to the book, as it stands. */
  add(bet: Bet): void {
    this.mustBeUnwritten(bet.id)
    this.#limitUsage.count(undefined, bet)
    this.#rows.add(bet)
  }

  /** A settled bet pays more, under an id of its own. */
  payMore(id: string, betId: string, amount: bigint): void {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet || !isSettled(bet.status)) throw new Error(`bet ${betId} is not settled, and cannot pay more`)
    this.pay(bet, 'payout', gameAccount(bet), amount, id)
    const after = { payout: bet.payout + amount, status: 'won' } as const
    this.become(bet, { ...after, validTurnover: validTurnover(bet.stake, after.status) })
  }

  /** The stake goes back, exactly; of a pending bet it is free again. */
  cancel(betId: string, id?: string): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet) return no('bet_not_open')
    if (bet.status === 'void' || bet.status === 'refused') return yes(bet)
    if (bet.status === 'pending') return yes(this.decide(bet, 'refused'))
    if (bet.status !== 'open') return no('bet_not_open')
    if (bet.cashedStake > 0n) this.moveDifference(bet, bet.stake, id ?? ownId(bet, 'stake_returned'))
    else this.pay(bet, 'stake_returned', gameAccount(bet), bet.stake, id)
    return yes(this.become(bet, { payout: bet.stake, jackpot: 0n, status: 'void', validTurnover: 0n }))
  }

  /** A settled bet is resettled: the difference moves, under the adjustment's own id. */
  resettle(adjustmentId: string, betId: string, settlement: Settlement): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet || !isSettled(bet.status)) return no('bet_not_open')
    const end = endOf(bet, settlement)
    this.moveDifference(bet, end.payout, adjustmentId)
    return yes(this.become(bet, { ...end, jackpot: bet.jackpot > end.payout ? end.payout : bet.jackpot }))
  }

  /** A bet comes to pay another amount in all: the difference moves, under an id of its own. */
  moveDifference(bet: Bet, payout: bigint, id: string): void {
    this.mustBeUnwritten(bet.id)
    const more = payout - bet.payout
    if (more > 0n) this.pay(bet, 'adjustment', gameAccount(bet), more, id)
    if (more < 0n) this.takeBack(bet, -more, id)
  }

  /** What a bet paid goes back to its game, under an id of its own: from the member as far as they have it, the rest is owed. */
  takeBack(bet: Bet, amount: bigint, id: string): void {
    this.mustBeUnwritten(bet.id)
    this.#shortfalls.takeBack(bet, { id, kind: 'adjustment', credit: gameAccount(bet), amount })
  }

  move(move: Move): void {
    const moved = this.#money.transfer(move)
    if (!moved.ok) throw new Error(`transfer ${move.id} of the house was refused: ${moved.code}`)
  }

  async write(rounds: readonly Round[]): Promise<void> {
    if (this.#written) throw new Error('the bets of a book are written once')
    this.#written = true
    await Promise.all([
      this.#money.write(this.#now),
      this.#rows.write(this.#tx, rounds, this.#now),
      this.#limitUsage.write(this.#tx),
      this.#shortfalls.write(this.#tx, this.#now),
    ])
  }

  /** What is decided once writing has begun would be lost. */
  mustBeUnwritten(betId: string): void {
    if (this.#written) throw new Error(`bet ${betId} is decided too late: its book has been written`)
  }

  #take(bet: NewBet, status: 'open' | 'pending'): Verdict<Bet> {
    this.mustBeUnwritten(bet.id)
    const account = accountOf(bet.memberId, bet.asset)
    const balance = this.#money.balanceOf(account)
    if (!balance) return no('insufficient_funds')
    if (this.#rows.isCancelled(bet.id)) return no('bet_cancelled')
    if (areBetsPaused()) return no('bets_paused')
    if (isSuspended(this.#suspensions, bet)) return no('game_closed')
    const allowed = this.#mayStake(bet)
    if (!allowed.ok) return allowed
    const taken = status === 'open' ? this.#money.transfer(stakeOf(bet)) : this.#money.hold(stakeOf(bet))
    if (!taken.ok) return taken

    const placed: Bet = {
      ...bet,
      ...UNSETTLED,
      status,
      placedAt: this.#now,
      balanceBefore: spendable(balance),
      balanceAfter: this.#left(account),
    }
    this.add(placed)
    return yes(placed)
  }

  #mayStake(bet: NewBet): Verdict<undefined> {
    const [standing, rules] = [this.#standings.get(bet.memberId), this.#rules.get(bet.memberId)]
    if (!standing) return yes(undefined)
    if (!rules) throw new Error(`the book was not opened for a bet of ${bet.memberId}`)
    const allowed = mayPlay(standing, rules, this.#now)
    return allowed.ok ? this.#limitUsage.fits(standing, bet) : allowed
  }

  /** Money of the house goes to the member of a bet, less what is owed of it. */
  pay(bet: Bet, kind: BetPayment, debit: string, amount: bigint, id = ownId(bet, kind)): void {
    const left = this.#shortfalls.reverse(bet, { id, debit, amount })
    const credit = accountOf(bet.memberId, bet.asset)
    if (left > 0n) this.move({ id, kind, debit, credit, amount: left, journal: bet.id, cause: bet.roundId })
  }

  #left(account: string): bigint {
    const balance = this.#money.balanceOf(account)
    if (!balance) throw new Error(`account ${account} is not open`)
    return spendable(balance)
  }

  /** A bet changes its state. */
  become(bet: Bet, after: Partial<BetState> & Pick<BetState, 'status' | 'validTurnover'>): Bet {
    const changed: Bet = {
      ...bet,
      ...after,
      balanceAfter: this.#left(accountOf(bet.memberId, bet.asset)),
      settledAt: isSettled(after.status) ? this.#now : null,
    }
    this.#limitUsage.count(bet, changed)
    this.#rows.change(changed)
    return changed
  }
}

interface LockedState extends WrittenBets {
  readonly standings: ReadonlyMap<string, Standing>
  readonly rules: ReadonlyMap<string, PlayRules>
  readonly limitUsage: LimitUsageBook
  readonly shortfalls: ShortfallBook
  readonly suspensions: readonly Suspension[]
}

/** What changes about a bet. */
type BetState = Pick<
  Bet,
  | 'payout'
  | 'jackpot'
  | 'status'
  | 'validTurnover'
  | 'cashedStake'
  | 'cashedPaid'
  | 'cashedTurnover'
  | 'changedAt'
  | 'reopenedBy'
>
