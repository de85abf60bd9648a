import type { DownlineTransfer, Relative } from '@croupier/contract/downline-transfers.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import { maskedName } from '#kernel/masked-name.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type MemberName, memberNames } from '#modules/identity/identity.ts'
import type { DownlineTransferRow } from './store.ts'

/** Somebody of the line as the others see them. */
export const relativeView = ({ account, nickname }: Pick<MemberName, 'account' | 'nickname'>): Relative => ({
  account: maskedName(account),
  name: maskedName(nickname),
})

/** Transfers as one of their two members sees them. */
export async function lineTransferViews(
  db: Db,
  rows: readonly DownlineTransferRow[],
  memberId: string,
  { decimals }: Brand,
): Promise<DownlineTransfer[]> {
  const otherOf = (row: DownlineTransferRow) => (row.senderId === memberId ? row.receiverId : row.senderId)
  const names = await memberNames(db, [...new Set(rows.map(otherOf))])
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    direction: row.senderId === memberId ? 'out' : 'in',
    way: row.way,
    other: relativeView(names.get(otherOf(row)) ?? { account: '', nickname: '' }),
    amount: amountText(row.amount, decimals),
    asset: row.asset,
    at: row.requestedAt.toISOString(),
  }))
}
