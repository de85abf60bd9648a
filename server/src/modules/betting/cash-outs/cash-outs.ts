import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Bet } from '../betting.ts'
import { gameAccount } from '../bet-transfers.ts'
import type { LockedBets } from '../book.ts'
import { decideBets } from '../decide-bets.ts'
import { cashedTurnover } from '../rules.ts'
import * as store from './store.ts'

/** A part of an open bet's stake for which its member is paid now, while the rest stays open. */
export interface CashOut {
  /** Made by whoever asks; also of the transfer. */
  readonly id: string
  readonly betId: string
  /** Of the stake that is left, but never all of it: a bet that is cashed out as a whole is settled. */
  readonly stake: bigint
  readonly paid: bigint
}

/**
 * Cash out parts of open bets. The same again changes nothing, other content is `id_reused`; a bet that is not open is `bet_not_open`, and
 * a share that leaves nothing of it `share_not_left`.
 */
export async function cashOutParts(tx: Tx, cashOuts: readonly CashOut[], now: Date): Promise<readonly Verdict<Bet>[]> {
  let known: Map<string, store.CashOutRow> | undefined
  const written: store.CashOutRow[] = []
  const verdicts = await decideBets(tx, cashOuts, now, async (book, cashOut) => {
    // Asked behind the locks: whoever sent the same before has committed by then.
    known ??= new Map(
      await store.findCashOuts(
        tx,
        cashOuts.map((one) => one.id),
      ),
    )
    const bet = book.bet(cashOut.betId)
    const repeated = known.get(cashOut.id)
    if (repeated) return bet && sameCashOut(repeated, cashOut) ? yes(bet) : no('id_reused')
    const verdict = cashOutPart(book, cashOut, now)
    if (!verdict.ok) return verdict
    const { id, betId, stake, paid } = cashOut
    const row = { id, betId, stake, paid, turnover: cashedTurnover(stake, paid) }
    known.set(id, row)
    written.push(row)
    return verdict
  })
  if (written.length > 0) await store.insertCashOuts(tx, written, now)
  return verdicts
}

/** A part of a bet of a book is paid: the bet stays open, and remembers it. */
export function cashOutPart(book: LockedBets, { id, betId, stake, paid }: CashOut, now: Date): Verdict<Bet> {
  book.mustBeUnwritten(betId)
  if (stake <= 0n || paid <= 0n) throw new Error(`cash-out ${id} is of ${stake} and pays ${paid}`)
  const bet = book.bet(betId)
  if (bet?.status !== 'open') return no('bet_not_open')
  if (bet.cashedStake + stake >= bet.stake) return no('share_not_left')
  book.pay(bet, 'cash_out', gameAccount(bet), paid, id)
  const cashed = {
    cashedStake: bet.cashedStake + stake,
    cashedPaid: bet.cashedPaid + paid,
    cashedTurnover: bet.cashedTurnover + cashedTurnover(stake, paid),
  }
  const soFar = { payout: cashed.cashedPaid, validTurnover: cashed.cashedTurnover }
  return yes(book.become(bet, { ...cashed, ...soFar, status: 'open', changedAt: now }))
}

const sameCashOut = (row: store.CashOutRow, { betId, stake, paid }: CashOut) =>
  row.betId === betId && row.stake === stake && row.paid === paid
