import type { LineBet, LinePerson, LineRow, LineSums, Rebates } from '@croupier/contract/agent.ts'
import { amountText } from '@croupier/engine/money.ts'
import { maskedName } from '#kernel/masked-name.ts'
import { isShownInFull } from './rules.ts'
import type { Amounts, BetRow, LineRow as StoredRow, PersonRow, Profits } from './store.ts'

/** Somebody of the line as the asker may see them. */
export const personView = ({ memberId, account, isAgent, depth }: PersonRow): LinePerson => ({
  memberId,
  account: isShownInFull({ isAgent, depth }) ? account : maskedName(account),
  isAgent,
})

/** Amounts in decimals of the brand's currency. */
export const sumsView = (
  { deposits, withdrawals, validBets, result, bonuses }: Amounts,
  decimals: number,
): LineSums => ({
  deposits: amountText(deposits, decimals),
  withdrawals: amountText(withdrawals, decimals),
  validBets: amountText(validBets, decimals),
  result: amountText(result, decimals),
  bonuses: amountText(bonuses, decimals),
})

/** The same with what was staked, paid out and charged. */
export const profitView = (profits: Profits, decimals: number) => ({
  ...sumsView(profits, decimals),
  stakes: amountText(profits.stakes, decimals),
  payouts: amountText(profits.payouts, decimals),
  fees: amountText(profits.fees, decimals),
})

/** A row of the line. */
export const rowView = (row: StoredRow, rebates: Rebates, decimals: number): LineRow => ({
  ...personView(row),
  depth: row.depth,
  since: row.since.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  isAvailable: row.isAvailable,
  rebates,
  balance: amountText(row.balance, decimals),
  below: { agents: row.agentsBelow, members: row.membersBelow },
  sums: sumsView(row, decimals),
})

/** What games are called, by their codes. */
type GameNames = ReadonlyMap<string, { readonly name: string; readonly vendorName: string }>

const OPEN: readonly string[] = ['pending', 'open', 'refused']

/** A bet of the line. */
export const betView = (row: BetRow, names: GameNames, text: (units: bigint) => string): LineBet => ({
  id: row.id,
  roundId: row.roundId,
  ...personView(row),
  category: row.category,
  gameCode: row.gameCode,
  gameName: names.get(row.gameCode)?.name ?? row.gameCode,
  vendor: names.get(row.gameCode)?.vendorName ?? row.vendor,
  stake: text(row.stake),
  payout: text(row.payout),
  result: text(OPEN.includes(row.status) ? 0n : row.payout - row.stake),
  validBets: text(row.validBets),
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
