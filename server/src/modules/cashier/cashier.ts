import type { Step } from '@croupier/contract/step.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db, Tx } from '#kernel/database.ts'
import type { Verdict } from '#kernel/refusal.ts'
import * as figures from './figures/store.ts'
import * as history from './history.ts'
import { type DayAmount, fitsDay, judgeAmount, referenceOf } from './rules.ts'
import * as store from './store.ts'
import * as turnover from './turnover.ts'
import { dueNow } from './withdrawals/due.ts'

/** What came in and went out by bars of so many seconds; bars without anything are left out. */
export const moneyByBar = (db: Db, span: figures.Span, seconds: number): Promise<readonly figures.BarRow[]> =>
  figures.sumMoney(db, span, seconds)

/** How much waits for a person, and since when. */
export async function waitingForPeople(db: Db, brandId: number) {
  const [deposits, withdrawals, disputes] = await Promise.all([
    figures.countDeposits(db, brandId),
    figures.countWithdrawals(db, brandId),
    figures.countDisputes(db, brandId),
  ])
  return { deposits, withdrawals, disputes }
}

interface Turnover {
  readonly memberId: string
  readonly brandId: number
  readonly asset: string
}

/** Whatever moves a member's money in or out is judged one after the other: this one from now on, until the transaction ends. */
export async function lockTurnover(tx: Tx, turnover: Turnover, now: Date): Promise<void> {
  await store.lockTurnover(tx, turnover, now)
}

/** So much came to a member, and a share of it must be staked before money leaves. */
export const raiseTurnover = (tx: Tx, brandId: number, received: turnover.ReceivedMoney, now: Date): Promise<void> =>
  turnover.raiseTurnover(tx, brandId, received, now)

/** What a member had to stake before money leaves, and what of it is left to be staked. */
export const turnoverDue = async (
  db: Db,
  { memberId, asset }: Pick<Turnover, 'memberId' | 'asset'>,
): Promise<{ readonly due: bigint; readonly left: bigint }> =>
  dueNow(db, { memberId, asset }, await store.findTurnover(db, memberId, asset))

/** What the next transfer is called: `TR 004 8812`. */
export const transferReference = async (tx: Tx): Promise<string> => referenceOf('TR', await store.nextReference(tx))

/** Is the amount of a transfer, for which no fee is taken, between the least and the most? */
export const judgeTransfer = (
  amount: bigint,
  policy: { readonly min: bigint; readonly max: bigint },
  decimals: number,
): Verdict<undefined> => judgeAmount(amount, policy, 0n, (units) => amountText(units, decimals))

/** Does a transfer fit into what a member may send in a day? */
export const judgeTransferDay = (day: DayAmount): Verdict<undefined> => fitsDay('transfer', day)

interface TransferStep {
  readonly brandId: number
  readonly memberId: string
  /** The transfer. */
  readonly requestId: string
  readonly step: Step['step']
  /** member, vendor, clock, or operator:NAME. */
  readonly by: string
  readonly note?: string
}

/** Note what happened to transfers, among all that happens to their members' money; the members' pages hear of it. */
export const recordSteps = (tx: Tx, steps: readonly TransferStep[], now: Date): Promise<void> =>
  history.recordSteps(tx, steps, now)
