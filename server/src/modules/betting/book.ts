import type { Tx } from '#kernel/database.ts'
import { areBetsPaused } from '#kernel/disk-space.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Standing } from '#modules/standing/standing.ts'
import { heldBack, mayPlay, type PlayRules } from '#modules/standing/play/play.ts'
import { accountOf, type Book, derivedId, houseAccount, type Move, openBook, spendable } from '../wallet/wallet.ts'
import { BetRows, type WrittenBets } from './bet-rows.ts'
import type { Bet, BetBook, NewBet, Round, Settlement } from './betting.ts'
import { LimitUsageBook } from './limit-usage/limit-usage.ts'
import { validTurnover } from './rules.ts'
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
    const [money, standings, bets, tombstones, suspensions] = await Promise.all([
      openBook(
        tx,
        requests.map((request) => accountOf(request.memberId, request.asset)),
      ),
      // Read behind the locks: an exclusion, or the same id sent before, has been committed by then.
      heldBack(tx, [...new Set(requests.map((request) => request.memberId))], [...new Set(rules.values())], now),
      roundIds.length > 0 ? findBetsAndRounds(tx, ids, roundIds) : store.findBets(tx, ids),
      store.findTombstones(tx, ids),
      rules.size > 0 ? findSuspensions(tx) : [],
    ])
    // Of a bet that is about to be placed nothing is owed.
    const betIds = requests.flatMap(({ betId, rules }) => (betId !== undefined && !rules ? betId : []))
    const [limitUsage, shortfalls] = await Promise.all([
      LimitUsageBook.open(tx, standings, rules, now),
      ShortfallBook.open(tx, money, { betIds, roundIds }),
    ])
    return new LockedBets(tx, now, money, { bets, standings, tombstones, rules, limitUsage, shortfalls, suspensions })
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
  addTombstone(betId: string): void {
    this.mustBeUnwritten(betId)
    this.#rows.addTombstone(betId)
  }

  place(bet: NewBet): Verdict<Bet> {
    this.mustBeUnwritten(bet.id)
    const account = accountOf(bet.memberId, bet.asset)
    const balance = this.#money.balanceOf(account)
    if (!balance) return no('insufficient_funds')
    if (this.#rows.isTombstone(bet.id)) return no('bet_cancelled')
    if (areBetsPaused()) return no('bets_paused')
    if (isSuspended(this.#suspensions, bet)) return no('game_closed')
    const allowed = this.#mayStake(bet)
    if (!allowed.ok) return allowed
    const paid = this.#money.transfer({
      id: bet.id,
      kind: 'stake',
      debit: account,
      credit: gameAccount(bet),
      amount: bet.stake,
      journal: bet.id,
      cause: bet.roundId,
    })
    if (!paid.ok) return paid

    const placed: Bet = {
      ...bet,
      payout: 0n,
      jackpot: 0n,
      validTurnover: 0n,
      status: 'open',
      placedAt: this.#now,
      settledAt: null,
      balanceBefore: spendable(balance),
      balanceAfter: this.#left(account),
    }
    this.#limitUsage.count(undefined, placed)
    this.#rows.add(placed)
    return yes(placed)
  }

  settle(betId: string, { id, payout, status, jackpot, turnover }: Settlement): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet) return no('bet_not_open')
    const won = payout + (jackpot?.amount ?? 0n)
    if (bet.status !== 'open') return bet.status === status && bet.payout === won ? yes(bet) : no('bet_not_open')

    if (payout > 0n) this.pay(bet, 'payout', gameAccount(bet), payout, id)
    if (jackpot) this.pay(bet, 'jackpot', jackpot.pot, jackpot.amount)
    return yes(this.become(bet, { payout: won, jackpot: jackpot?.amount ?? 0n, status }, turnover))
  }

  /** A bet that was played with money at its vendor: stake and payout move on the house's side alone, and nothing is judged. */
  record(
    bet: NewBet,
    { payout, status, balance }: Pick<Bet, 'payout' | 'status'> & { readonly balance: bigint },
  ): void {
    this.mustBeUnwritten(bet.id)
    const [there, game] = [houseAccount(bet.brandId, `vendor:${bet.vendor}`, bet.asset), gameAccount(bet)]
    const own = { journal: bet.id, cause: bet.roundId }
    this.move({ ...own, id: bet.id, kind: 'stake', debit: there, credit: game, amount: bet.stake })
    if (payout > 0n)
      this.move({
        ...own,
        id: derivedId(bet.id, 'payout'),
        kind: 'payout',
        debit: game,
        credit: there,
        amount: payout,
      })
    const recorded: Bet = {
      ...bet,
      payout,
      status,
      jackpot: 0n,
      validTurnover: validTurnover(bet.stake, status),
      placedAt: this.#now,
      settledAt: this.#now,
      balanceBefore: balance - payout + bet.stake,
      balanceAfter: balance,
    }
    this.#limitUsage.count(undefined, recorded)
    this.#rows.add(recorded)
  }

  /** A settled bet pays more, under an id of its own. */
  payMore(id: string, betId: string, amount: bigint): void {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet || bet.status === 'open') throw new Error(`bet ${betId} is not settled, and cannot pay more`)
    this.pay(bet, 'payout', gameAccount(bet), amount, id)
    this.become(bet, { payout: bet.payout + amount, jackpot: bet.jackpot, status: 'won' })
  }

  /** The stake goes back, exactly. */
  cancel(betId: string, id?: string): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet) return no('bet_not_open')
    if (bet.status === 'void') return yes(bet)
    if (bet.status !== 'open') return no('bet_not_open')
    this.pay(bet, 'stake_returned', gameAccount(bet), bet.stake, id)
    return yes(this.become(bet, { payout: bet.stake, jackpot: 0n, status: 'void' }))
  }

  /** A settled bet is resettled: the difference moves, under the adjustment's own id. */
  resettle(adjustmentId: string, betId: string, { payout, status, turnover }: Settlement): Verdict<Bet> {
    this.mustBeUnwritten(betId)
    const bet = this.#rows.get(betId)
    if (!bet || bet.status === 'open') return no('bet_not_open')
    const more = payout - bet.payout
    if (more > 0n) this.pay(bet, 'adjustment', gameAccount(bet), more, adjustmentId)
    if (more < 0n) this.takeBack(bet, -more, adjustmentId)
    const jackpot = bet.jackpot > payout ? payout : bet.jackpot
    return yes(this.become(bet, { payout, jackpot, status }, turnover))
  }

  /** What a bet paid goes back to its game, under an id of its own: from the member as far as they have it, the rest is owed. */
  takeBack(bet: Bet, amount: bigint, id: string): void {
    this.mustBeUnwritten(bet.id)
    this.#shortfalls.takeBack(bet, gameAccount(bet), amount, id)
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

  #mayStake(bet: NewBet): Verdict<undefined> {
    const [standing, rules] = [this.#standings.get(bet.memberId), this.#rules.get(bet.memberId)]
    if (!standing) return yes(undefined)
    if (!rules) throw new Error(`the book was not opened for a bet of ${bet.memberId}`)
    const allowed = mayPlay(standing, rules, this.#now)
    return allowed.ok ? this.#limitUsage.fits(standing, bet) : allowed
  }

  /** Money of the house goes to the member of a bet, less what is owed of it. */
  pay(bet: Bet, kind: BetPayment, debit: string, amount: bigint, id = derivedId(bet.id, kind)): void {
    const left = this.#shortfalls.reverse(bet, { id, debit, amount })
    const credit = accountOf(bet.memberId, bet.asset)
    if (left > 0n) this.move({ id, kind, debit, credit, amount: left, journal: bet.id, cause: bet.roundId })
  }

  #left(account: string): bigint {
    const balance = this.#money.balanceOf(account)
    if (!balance) throw new Error(`account ${account} is not open`)
    return spendable(balance)
  }

  /** A bet stands otherwise from now on. */
  become(bet: Bet, after: Pick<Bet, 'payout' | 'jackpot' | 'status'>, turnover?: bigint): Bet {
    const settled: Bet = {
      ...bet,
      ...after,
      validTurnover: turnover ?? validTurnover(bet.stake, after.status),
      balanceAfter: this.#left(accountOf(bet.memberId, bet.asset)),
      settledAt: this.#now,
    }
    this.#limitUsage.count(bet, settled)
    this.#rows.change(settled)
    return settled
  }
}

type BetPayment = 'payout' | 'jackpot' | 'stake_returned' | 'adjustment'

interface LockedState extends WrittenBets {
  readonly standings: ReadonlyMap<string, Standing>
  readonly rules: ReadonlyMap<string, PlayRules>
  readonly limitUsage: LimitUsageBook
  readonly shortfalls: ShortfallBook
  readonly suspensions: readonly Suspension[]
}

/** Where the stakes of a game go and its payouts come from. */
const gameAccount = (bet: Pick<Bet, 'brandId' | 'gameCode' | 'asset'>) =>
  houseAccount(bet.brandId, `game:${bet.gameCode}`, bet.asset)
