import { createHash } from 'node:crypto'
import type { AskedChase, AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { LOTTERY_CATEGORY } from '../category.ts'
import type { NewBet, Round } from '../../betting/betting.ts'
import { derivedId } from '../../wallet/wallet.ts'
import type { IssueRow, LotteryRow } from '../store.ts'
import type { OrderLineTerms } from '../terms.ts'

interface AskedOrder {
  readonly gameCode: string
  readonly issueNo: string
  readonly lines: readonly AskedOrderLine[]
  readonly chase?: AskedChase | undefined
}

/** What makes the same id the same order or another one. */
export const contentOf = ({ gameCode, issueNo, lines, chase }: AskedOrder): string =>
  createHash('sha256')
    .update(JSON.stringify([gameCode, issueNo, lines, ...(chase ? [chase] : [])]))
    .digest('hex')

/** The first order of a chase has the chase's own id. */
export const orderIdOf = (chaseId: string, at: number): string =>
  at === 0 ? chaseId : derivedId(chaseId, `issue ${at}`)

/** The first line of an order has the order's own id. */
export const lineId = (orderId: string, at: number): string => (at === 0 ? orderId : derivedId(orderId, `line ${at}`))

/** What a brand's members bet on an issue in one asset is a round: trial accounts have one of their own. */
export const roundIdOf = (issueId: string, brandId: number, asset: string): string =>
  derivedId(issueId, `brand ${brandId} ${asset}`)

/** Whose line it is, and on what. */
export interface OrderLineOwner {
  readonly brandId: number
  readonly memberId: string
  readonly asset: string
  readonly lottery: Pick<LotteryRow, 'code' | 'vendor' | 'prizeMode'>
  readonly issueId: string
  readonly content: string
}

/** A line as the book of all bets has it. */
export const newBet = (
  id: string,
  { brandId, memberId, asset, lottery, issueId, content }: OrderLineOwner,
  { method, amount, odds }: OrderLineTerms,
): NewBet => ({
  id,
  roundId: roundIdOf(issueId, brandId, asset),
  brandId,
  memberId,
  category: LOTTERY_CATEGORY[lottery.prizeMode],
  vendor: lottery.vendor,
  gameCode: lottery.code,
  asset,
  stake: amount,
  content,
  selection: { spot: method, pays: Object.values(odds) },
})

/** The issue as a round of a brand in the members' record. */
export const roundOf = (
  issue: IssueRow,
  lottery: Pick<LotteryRow, 'code' | 'vendor' | 'prizeMode'>,
  {
    brandId,
    asset,
    decimals,
    prizeMax,
    now,
  }: {
    readonly brandId: number
    readonly asset: string
    readonly decimals: number
    readonly prizeMax: bigint
    readonly now: Date
  },
): Round => ({
  id: roundIdOf(issue.id, brandId, asset),
  brandId,
  category: LOTTERY_CATEGORY[lottery.prizeMode],
  vendor: lottery.vendor,
  gameCode: lottery.code,
  asset,
  status: 'open',
  startedAt: now,
  closedAt: null,
  choices: null,
  events: [],
  rules: {
    unit: amountText(1n, 4),
    decimals,
    payoutCap: amountText(prizeMax, decimals),
    jackpotSize: null,
    lottery: { gameCode: lottery.code, issueNo: issue.issueNo },
  },
  proof: null,
  seedId: null,
})
