import type { Tx } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import {
  accountOf,
  endHolds,
  derivedId,
  hold,
  houseAccount,
  type Move,
  openBook,
  transfer,
} from '#modules/wallet/wallet.ts'
import * as withdrawals from '../withdrawals/store.ts'
import type { MatchRow } from './store.ts'

// A withdrawal's hold is cut: each part has a hold of its own under the id of the part, what is left has one under an id that follows
// from it. Money goes from the receiver over the account `matched` of the house to the payer, and nothing stays there.

type HeldPart = Pick<MatchRow, 'id' | 'amount'>
type Withdrawal = withdrawals.WithdrawalRow

/** An amount of a withdrawal that is set aside. */
function held(
  { id, brandId, memberId, asset }: Withdrawal,
  holdId: string,
  to: 'payouts' | 'matched',
  amount: bigint,
): Move {
  return {
    id: holdId,
    kind: to === 'matched' ? 'withdrawal_matched' : 'withdrawal',
    debit: accountOf(memberId, asset),
    credit: houseAccount(brandId, to, asset),
    amount,
    journal: id,
    cause: id,
  }
}

async function release(tx: Tx, holdIds: readonly (string | null)[], now: Date): Promise<void> {
  const ends = holdIds.flatMap((holdId) => (holdId === null ? [] : [{ holdId, as: 'voided' as const }]))
  for (const verdict of await endHolds(tx, ends, now)) must(verdict)
}

async function setAside(tx: Tx, moves: readonly Move[], now: Date): Promise<void> {
  if (moves.length === 0) return
  for (const verdict of await hold(tx, moves, now)) must(verdict)
}

/** Nobody else touches these members' money until this transaction ends: locked together, whoever comes first. */
export const lockMoney = (tx: Tx, memberIds: readonly string[], asset: string) =>
  openBook(
    tx,
    memberIds.map((memberId) => accountOf(memberId, asset)),
  )

/** Cut parts out of what is held for withdrawals, each of another one. */
export async function cutHolds(
  tx: Tx,
  parts: readonly { readonly match: HeldPart; readonly withdrawal: Withdrawal }[],
  now: Date,
): Promise<void> {
  await release(
    tx,
    parts.map(({ withdrawal }) => withdrawal.holdId),
    now,
  )
  const cut = parts.map(({ match, withdrawal }) => {
    const rest = withdrawal.rest - match.amount
    return { match, withdrawal, rest, holdId: rest === 0n ? null : derivedId(match.id, 'rest') }
  })
  await setAside(
    tx,
    cut.flatMap(({ match, withdrawal, rest, holdId }) => [
      held(withdrawal, match.id, 'matched', match.amount),
      ...(holdId === null ? [] : [held(withdrawal, holdId, 'payouts', rest)]),
    ]),
    now,
  )
  for (const { withdrawal, rest, holdId } of cut)
    await withdrawals.updateMatching(tx, { id: withdrawal.id, holdId, rest, matched: withdrawal.matched })
}

/** Pay a part, or as much of it as has arrived, out of its hold; what is left of it goes back to the rest. */
export async function payFromHold(
  tx: Tx,
  { match, withdrawal, received }: { match: HeldPart; withdrawal: Withdrawal; received: bigint },
  now: Date,
): Promise<void> {
  if (received === match.amount) {
    for (const verdict of await endHolds(tx, [{ holdId: match.id, as: 'posted' }], now)) must(verdict)
    const { id, holdId, rest, matched } = withdrawal
    return void (await withdrawals.updateMatching(tx, { id, holdId, rest, matched: matched + received }))
  }
  await release(tx, [match.id], now)
  const whole = { ...withdrawal, rest: withdrawal.rest + match.amount }
  await payFromRest(tx, { match, withdrawal: whole, received, named: 'back' }, now)
}

/** Pay so much of a part out of what is left of a withdrawal. */
export async function payFromRest(
  tx: Tx,
  {
    match,
    withdrawal,
    received,
    named,
  }: { match: HeldPart; withdrawal: Withdrawal; received: bigint; named: 'back' | 'late' },
  now: Date,
): Promise<void> {
  await release(tx, [withdrawal.holdId], now)
  if (received > 0n) {
    const paid = held(withdrawal, derivedId(match.id, 'part'), 'matched', received)
    for (const verdict of await transfer(tx, [paid], now)) must(verdict)
  }
  const rest = withdrawal.rest - received
  const holdId = rest === 0n ? null : derivedId(match.id, named)
  await setAside(tx, holdId === null ? [] : [held(withdrawal, holdId, 'payouts', rest)], now)
  const { id, matched } = withdrawal
  await withdrawals.updateMatching(tx, { id, holdId, rest, matched: matched + received })
}

/** What has arrived is the payer's. */
export async function payPayer(
  tx: Tx,
  { id, brandId, asset, depositId, payerId }: MatchRow,
  amount: bigint,
  now: Date,
) {
  const move = {
    id: derivedId(id, 'deposit'),
    kind: 'deposit_matched',
    debit: houseAccount(brandId, 'matched', asset),
    credit: accountOf(payerId, asset),
    amount,
    journal: depositId,
    cause: depositId,
  }
  for (const verdict of await transfer(tx, [move], now)) must(verdict)
}
