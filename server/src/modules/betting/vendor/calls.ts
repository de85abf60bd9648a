import type { VendorCode } from '@croupier/contract/vendor-api.ts'
import type { Tx } from '#kernel/database.ts'
import { accountOf, derivedId, houseAccount } from '../../wallet/wallet.ts'
import type { Bet, Round } from '../betting.ts'
import { type BetRequest, LockedBets } from '../book.ts'
import { statusOf } from '../rules.ts'
import { adjustmentOf, type AdjustmentRow, insertAdjustments } from '../store.ts'
import { recordBet } from './record-bet.ts'
import { judgeAward, stands, vendorCodeOf } from './rules.ts'
import type {
  AdjustCall,
  AwardCall,
  BetCall,
  CancelCall,
  CloseCall,
  ReportCall,
  SettleCall,
  VendorAnswer,
  VendorBook,
  VendorCall,
} from './vendor.ts'
import * as awards from './awards/store.ts'
import * as store from './store.ts'

/** Lock the accounts that these calls are about, read what was decided before, and open the book of the calls. */
export async function openCalls(tx: Tx, calls: readonly VendorCall[], now: Date): Promise<VendorBook> {
  const roundIds = [...new Set(calls.flatMap(({ roundId }) => (roundId === undefined ? [] : [roundId])))]
  const [bets, answered, rounds] = await Promise.all([
    LockedBets.open(tx, calls.flatMap(requestsOf), now),
    // Read behind the locks: the same call sent before has been committed by then.
    store.findCalls(
      tx,
      calls.map(({ id }) => id),
    ),
    store.findRoundStates(tx, roundIds),
  ])
  // After the accounts, in an order of their own: whoever awards for the same vendor waits.
  const days = await awards.lockDays(tx, calls.flatMap(awardDayOf))
  return new Calls({ tx, bets, answered, rounds, days, now })
}

const awardDayOf = (call: VendorCall): readonly awards.AwardDay[] =>
  call.kind === 'award' ? [{ brandId: call.brandId, vendor: call.vendor, day: call.limits.day }] : []

function requestsOf(call: VendorCall): readonly BetRequest[] {
  const who = { memberId: call.memberId, asset: call.asset }
  switch (call.kind) {
    case 'bet':
    case 'report':
      return [{ ...who, betId: call.id, rules: call.rules }]
    case 'cancel':
    case 'adjust':
      return [{ ...who, betId: call.betId }]
    case 'settle':
      return [call.betId === undefined ? { ...who, roundId: call.roundId } : { ...who, betId: call.betId }]
    case 'close':
      return [{ ...who, roundId: call.roundId }]
    case 'award':
      return [who]
  }
}

interface CallContext {
  readonly tx: Tx
  readonly bets: LockedBets
  readonly answered: ReadonlyMap<string, store.CallRow>
  readonly rounds: readonly store.RoundState[]
  /** What vendors have been paid at once today. */
  readonly days: ReadonlyMap<string, bigint>
  readonly now: Date
}

/** How a call is answered, beside the balance. */
type CallOutcome = Omit<VendorAnswer, 'balance'>

const ok = (transferId: string | null = null): CallOutcome => ({ code: 'OK', reason: null, transferId })
const no = (code: VendorCode, reason: string | null = null): CallOutcome => ({ code, reason, transferId: null })

/** The calls of one transaction over members' locked accounts. */
class Calls implements VendorBook {
  readonly #tx: Tx
  readonly #bets: LockedBets
  readonly #now: Date
  readonly #answered: Map<string, store.CallRow>
  readonly #rounds: Map<string, store.RoundState['status']>
  readonly #begun = new Map<string, Round>()
  readonly #changed = new Map<string, store.RoundChange>()
  readonly #kept: store.CallRow[] = []
  readonly #adjustments: AdjustmentRow[] = []
  readonly #awarded: Map<string, bigint>
  readonly #paidToday = new Map<string, awards.PaidDay>()
  readonly #held: awards.HeldAward[] = []
  #written = false

  constructor({ tx, bets, answered, rounds, days, now }: CallContext) {
    this.#awarded = new Map(days)
    this.#tx = tx
    this.#bets = bets
    this.#now = now
    this.#answered = new Map(answered)
    this.#rounds = new Map(rounds.map(({ id, status }) => [id, status]))
  }

  take(call: VendorCall): VendorAnswer {
    // What is kept once writing has begun would be lost, and the vendor answered that it stands.
    if (this.#written) throw new Error(`call ${call.id} is taken too late: its book has been written`)
    const before = this.#answered.get(call.id)
    if (before?.content === call.content) return before
    const outcome = before ? no('DUPLICATE_TRANSACTION') : this.#judge(call)
    const balance = this.#bets.left(call.memberId, call.asset) ?? null
    const answer = { ...outcome, balance }
    if (!before && balance !== null && stands(call, outcome.code)) this.#keep(call, { ...outcome, balance })
    return answer
  }

  async write(): Promise<void> {
    this.#written = true
    await Promise.all([
      this.#bets.write([...this.#begun.values()]),
      this.#kept.length > 0 ? store.insertCalls(this.#tx, this.#kept, this.#now) : undefined,
      this.#changed.size > 0 ? store.updateRounds(this.#tx, [...this.#changed.values()]) : undefined,
      this.#adjustments.length > 0 ? insertAdjustments(this.#tx, this.#adjustments, this.#now) : undefined,
      awards.insertHeld(this.#tx, this.#held, this.#now),
      awards.updateDays(this.#tx, [...this.#paidToday.values()]),
    ])
  }

  #keep({ id, roundId, content }: VendorCall, outcome: CallOutcome & { readonly balance: bigint }): void {
    const row = { ...outcome, id, content, roundId: roundId ?? null }
    this.#answered.set(id, row)
    this.#kept.push(row)
  }

  #judge(call: VendorCall): CallOutcome {
    if (this.#bets.left(call.memberId, call.asset) === undefined) return no('UNKNOWN_PLAYER')
    switch (call.kind) {
      case 'bet':
        return this.#place(call)
      case 'settle':
        return this.#settle(call)
      case 'cancel':
        return this.#cancel(call)
      case 'adjust':
        return this.#adjust(call)
      case 'award':
        return this.#award(call)
      case 'close':
        return this.#close(call)
      case 'report':
        return this.#report(call)
    }
  }

  #place(call: BetCall): CallOutcome {
    const round = this.#rounds.get(call.roundId)
    if (round === 'closed' || round === 'void') return no('ROUND_CLOSED')
    if (call.barred) return no(call.barred.code, call.barred.reason)
    const placed = this.#bets.place(call)
    if (!placed.ok) return no(vendorCodeOf(placed.code), placed.code)
    if (round === undefined) this.#begin(call)
    else this.#goOn(call.roundId)
    return ok(call.id)
  }

  #settle(call: SettleCall): CallOutcome {
    const found = call.betId === undefined ? this.#bets.ofRound(call.roundId) : [this.#bets.bet(call.betId)]
    const bets = found.filter((bet) => isOf(bet, call))
    const [first] = bets
    if (!first) return no('TRANSACTION_DOES_NOT_EXIST')
    if (first.roundId !== call.roundId) return no('INVALID_REQUEST', 'other_round')
    const round = this.#rounds.get(call.roundId)
    if (round === 'closed' || round === 'void') return no('ROUND_CLOSED')
    const taken = bets.find(({ status }) => status !== 'void')
    if (!taken) return no('FINAL_ERROR', 'bet_cancelled')

    const [paid, ...others] = bets.filter(({ status }) => status === 'open')
    const { id, amount } = call
    if (paid) this.#bets.settle(paid.id, { id, payout: amount, status: amount > 0n ? 'won' : 'lost' })
    // A round may pay more than once before it is closed.
    else if (amount > 0n) this.#bets.payMore(id, taken.id, amount)
    for (const other of others) this.#bets.settle(other.id, { payout: 0n, status: 'lost' })
    this.#goOn(call.roundId)
    return ok(amount > 0n ? id : null)
  }

  #cancel(call: CancelCall): CallOutcome {
    const bet = this.#bets.bet(call.betId)
    if (!bet) {
      this.#bets.addCancellation(call.betId)
      return ok()
    }
    if (!isOf(bet, call)) return no('INVALID_REQUEST', 'other_bet')
    if (!this.#bets.cancel(bet.id).ok) return no('FINAL_ERROR', 'bet_settled')
    return ok(derivedId(bet.id, 'stake_returned'))
  }

  #adjust(call: AdjustCall): CallOutcome {
    const bet = this.#bets.bet(call.betId)
    if (!isOf(bet, call)) return no('TRANSACTION_DOES_NOT_EXIST')
    if (bet.status === 'open') return no('TRANSACTION_DOES_NOT_EXIST', 'bet_not_settled')
    if (bet.status === 'void') return no('FINAL_ERROR', 'bet_cancelled')
    const payout = bet.payout + call.amount
    if (payout < 0n) return no('INVALID_REQUEST', 'payout_below_zero')
    // What a member has spent is never owed to a vendor: the call is refused, and may be made again.
    const left = this.#bets.left(bet.memberId, bet.asset) ?? 0n
    if (left + call.amount < 0n) return no('NOT_ENOUGH_MONEY', 'insufficient_funds')
    const after = { payout, status: statusOf(payout) as 'won' | 'lost' }
    if (!this.#bets.resettle(call.id, bet.id, after).ok) return no('FINAL_ERROR', 'bet_not_open')
    this.#adjustments.push(adjustmentOf({ ...call, ...after }, bet, { ...bet, ...after }))
    return ok(call.amount === 0n ? null : call.id)
  }

  #award(call: AwardCall): CallOutcome {
    const { id, vendor, brandId, memberId, asset, amount, award, roundId, limits } = call
    const day = { brandId, vendor, day: limits.day }
    const before = this.#awarded.get(awards.keyOf(day)) ?? 0n
    const verdict = judgeAward(amount, before, limits)
    if (verdict === 'refuse') return no('INVALID_REQUEST', 'award_too_large')
    if (verdict !== 'pay') {
      // Its vendor is done with it: people pay it or do not.
      this.#held.push({
        id,
        vendor,
        brandId,
        memberId,
        asset,
        amount,
        award,
        roundId: roundId ?? null,
        heldBy: verdict,
      })
      return ok()
    }
    this.#awarded.set(awards.keyOf(day), before + amount)
    this.#paidToday.set(awards.keyOf(day), { ...day, amount: before + amount })
    this.#bets.move({
      id,
      kind: award === 'jackpot' ? 'jackpot' : 'award',
      debit: houseAccount(brandId, `award:${vendor}`, asset),
      credit: accountOf(memberId, asset),
      amount,
      ...(roundId !== undefined && { cause: roundId }),
    })
    return ok(id)
  }

  #close(call: CloseCall): CallOutcome {
    const bets = this.#bets.ofRound(call.roundId).filter((bet) => isOf(bet, call))
    if (bets.length === 0) return no('TRANSACTION_DOES_NOT_EXIST')
    const round = this.#rounds.get(call.roundId)
    if (round === 'closed' || round === 'void') return ok()
    if (bets.some(({ status }) => status === 'open')) return no('INVALID_REQUEST', 'bets_open')
    this.#become(call.roundId, bets.every(({ status }) => status === 'void') ? 'void' : 'closed', call.recall)
    return ok()
  }

  #report(call: ReportCall): CallOutcome {
    const { roundId, payout, balance, recall } = call
    if (this.#rounds.has(roundId)) return no('ROUND_CLOSED')
    if (balance < payout) return no('INVALID_REQUEST', 'balance_below_payout')
    recordBet(this.#bets, call, { payout, status: payout > 0n ? 'won' : 'lost', balance, at: this.#now })
    this.#begin(call)
    this.#become(roundId, 'closed', recall)
    return ok(call.id)
  }

  #begin({ roundId: id, brandId, category, vendor, gameCode, asset }: BetCall | ReportCall): void {
    const none = { closedAt: null, choices: null, events: null, rules: null, proof: null, seedId: null }
    const round = { id, brandId, category, vendor, gameCode, asset, startedAt: this.#now, ...none }
    this.#begun.set(id, { ...round, status: 'open' })
    this.#rounds.set(id, 'open')
  }

  /** Its vendor is there again. */
  #goOn(roundId: string): void {
    if (this.#rounds.get(roundId) === 'interrupted') this.#become(roundId, 'open')
  }

  #become(id: string, status: store.RoundState['status'], recall: unknown = null): void {
    const closedAt = status === 'open' ? null : this.#now
    this.#rounds.set(id, status)
    this.#changed.set(id, { id, status, closedAt, recall })
  }
}

/** Is this bet of the vendor, the player and the game that the call names? */
const isOf = (bet: Bet | undefined, call: Exclude<VendorCall, AwardCall>): bet is Bet =>
  bet !== undefined &&
  bet.memberId === call.memberId &&
  bet.vendor === call.vendor &&
  bet.gameCode === call.gameCode &&
  bet.asset === call.asset
