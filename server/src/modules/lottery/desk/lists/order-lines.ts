import type { ReplyOf } from '@croupier/contract/call.ts'
import * as contract from '@croupier/contract/console-lotteries.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { type Bet, betsOf } from '../../../betting/betting.ts'
import { type Brand, brandOf } from '../../../brand/brand.ts'
import { selectionOf } from '../../../identity/demo-players/demo-players.ts'
import { deskSearch, memberNames } from '../../../identity/identity.ts'
import { stateOf } from '../../orders/order-line-state.ts'
import { termsView } from '../../view.ts'
import { namesIn, pageOf, spanOf } from './list-query.ts'
import * as store from './store.ts'

const MOST = contract.LOTTERY_ROWS_MOST
/** Lines are looked for among so many orders. */
const ORDERS_MOST = 50_000
/** So much of a line's content is shown in a list. */
const CONTENT_SHOWN = 120

type OrderLineView = ReplyOf<typeof contract.deskOrderLines>['list'][number]
type OrderLineQuery = Ask<typeof contract.deskOrderLines>['query']

/** Lines of orders, the latest first. */
export async function readDeskOrderLines(
  deps: Deps,
  { session, query, language }: Ask<typeof contract.deskOrderLines>,
): Promise<ReplyOf<typeof contract.deskOrderLines>> {
  const { pageNo, pageSize } = query
  const brand = await brandOf(deps, session.brandId)
  const { rows, whole } = await linesOf(deps, brand, query)
  const more = !whole || rows.length > MOST
  const found = rows.slice(0, MOST)
  const ids = found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(({ id }) => id)
  const amount = found.reduce((sum, one) => sum + (one.isCancelled ? 0n : one.amount), 0n)
  return {
    ...pageOf(found.length, pageNo, pageSize),
    more,
    ...(!more && { sums: { amount: amountText(amount, brand.decimals) } }),
    list: await lineViews(deps, brand, ids, language),
  }
}

async function linesOf(
  deps: Deps,
  brand: Brand,
  { search, gameCode, issueNo, method, state, demo, from, to }: OrderLineQuery,
): ReturnType<typeof store.findLines> {
  const span = spanOf(brand, { from, to })
  const [{ memberId, id, isUnknown }, members, issues] = await Promise.all([
    deskSearch(deps.db, brand.id, search),
    selectionOf(deps.db, brand.id, demo),
    issueNo === undefined ? undefined : store.findNumbered(deps.db, issueNo, gameCode),
  ])
  if (isUnknown || issues?.length === 0) return { rows: [], whole: true }
  const filter = {
    ...span,
    memberId,
    id,
    brandId: brand.id,
    asset: brand.currency,
    members,
    lottery: gameCode,
    issueIds: issues?.map(({ id }) => id),
    method,
    state,
  }
  const { rows, whole } = await store.findLines(deps.db, filter, { orders: ORDERS_MOST, most: MOST + 1 })
  if (state === undefined || state === 'corrected') return { rows, whole }
  const bets = await betsOf(
    deps.db,
    rows.map(({ id }) => id),
  )
  const standing = rows.filter(({ id, isCancelled }) => stateOf(isCancelled, bets.get(id)) === state)
  // What was left out may have hidden others behind it.
  return { rows: standing, whole: whole && rows.length <= MOST }
}

async function lineViews(deps: Deps, brand: Brand, ids: readonly string[], language: string): Promise<OrderLineView[]> {
  const [lines, bets, names] = await Promise.all([
    store.findListed(deps.db, ids, CONTENT_SHOWN + 1),
    betsOf(deps.db, ids),
    namesIn(deps, language),
  ])
  const shown = ids.flatMap((id) => lines.get(id) ?? [])
  const accounts = await memberNames(
    deps.db,
    shown.map(({ memberId }) => memberId),
  )
  return shown.map((line) =>
    lineView(line, {
      bet: bets.get(line.id),
      account: accounts.get(line.memberId)?.account ?? '',
      name: names(line.lottery),
      decimals: brand.decimals,
    }),
  )
}

interface OrderLineContext {
  readonly bet: Bet | undefined
  readonly account: string
  readonly name: string
  readonly decimals: number
}

function lineView(line: store.ListedOrderLine, { bet, account, name, decimals }: OrderLineContext): OrderLineView {
  const { tickets, amount, odds } = termsView(line, decimals)
  const state = stateOf(line.cancelledAt !== null, bet)
  return {
    lineId: line.id,
    orderId: line.orderId,
    memberId: line.memberId,
    account,
    gameCode: line.lottery,
    name,
    issueNo: line.issueNo,
    method: line.method,
    content: line.content.length > CONTENT_SHOWN ? `${line.content.slice(0, CONTENT_SHOWN)}…` : line.content,
    tickets,
    amount,
    rebate: amountText(line.rebate, decimals),
    mode: line.mode,
    odds,
    state,
    corrected: line.isCorrected,
    prize: amountText(state === 'won' ? (bet?.payout ?? 0n) : 0n, decimals),
    placedAt: line.placedAt.toISOString(),
    chaseId: line.chaseId,
  }
}
