import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-orders.ts'
import { amountText } from '@croupier/engine/money.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { accountOf, derivedId, houseAccount } from '../../wallet/wallet.ts'
import { pointOf, saleOf } from '../rules.ts'
import { findLottery, findRebatePoints, type IssueRow, type LotteryRow } from '../store.ts'
import { type OrderLineTerms, sumOf, termsOf } from '../terms.ts'
import { termsView } from '../view.ts'
import { contentOf, lineId, newBet, roundOf } from './command.ts'
import * as store from './store.ts'

type OrderReply = ReplyOf<typeof contract.placeOrder>

interface Command {
  readonly id: string
  readonly memberId: string
  readonly asset: string
  readonly issueNo: string
  readonly lines: Ask<typeof contract.placeOrder>['body']['lines']
  readonly content: string
  readonly brand: Brand
  readonly lottery: LotteryRow
}

/** Bet on an issue: each line is a bet of the book, and all are taken or none. */
export async function placeOrder(deps: Deps, ask: Ask<typeof contract.placeOrder>): Promise<OrderReply> {
  const { body, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  const lottery = await findLottery(deps.db, body.gameCode)
  if (!lottery || !brand.settings.lottery) throw new Refusal('not_found')
  if (brand.settings.lottery.closed.includes(lottery.code)) throw new Refusal('game_closed')
  return placeAll(deps, {
    id: body.id,
    memberId: session.memberId,
    asset: currencyOf(brand, session.agentType),
    issueNo: body.issueNo,
    lines: body.lines,
    content: contentOf(body.gameCode, body.issueNo, body.lines),
    brand,
    lottery,
  })
}

/** What one batch of orders is judged by, and what it writes. */
interface OrderBatch {
  readonly book: BetBook
  readonly issues: ReadonlyMap<string, IssueRow>
  readonly orders: Map<string, store.OrderRow>
  readonly points: ReadonlyMap<string, number>
  readonly fresh: {
    readonly orders: store.OrderRow[]
    readonly lines: store.OrderLineRow[]
    readonly rounds: Map<string, ReturnType<typeof roundOf>>
  }
  readonly now: Date
}

const placeAll = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<OrderReply>[]> => {
    const now = deps.now()
    const asks = commands.flatMap(({ id, lines, memberId, asset, brand }) =>
      lines.map((_, at) => ({ betId: lineId(id, at), memberId, asset, rules: playRulesOf(brand, now) })),
    )
    const book = await openBets(tx, asks, now)
    // Held until this commits: no issue closes with a line that it has not seen.
    const [issues, orders, points] = await Promise.all([
      store.holdIssues(
        tx,
        commands.map(({ lottery, issueNo }) => ({ lottery: lottery.code, issueNo })),
      ),
      store.findOrders(
        tx,
        commands.map(({ id }) => id),
      ),
      findRebatePoints(
        tx,
        commands.map(({ memberId }) => memberId),
      ),
    ])
    const batch: OrderBatch = {
      book,
      issues,
      orders: new Map(orders),
      points,
      fresh: { orders: [], lines: [], rounds: new Map() },
      // Whether an issue is on sale is asked behind its lock.
      now: deps.now(),
    }
    const verdicts = commands.map((command) => placeOne(batch, command))
    if (batch.fresh.orders.length > 0) await write(tx, batch)
    return verdicts
  },
  {
    sizeOf: ({ lines }) => ({ rows: lines.length, bytes: lines.reduce((sum, { content }) => sum + content.length, 0) }),
  },
)

function placeOne(batch: OrderBatch, command: Command): Verdict<OrderReply> {
  const { id, memberId, content, brand, lottery, asset } = command
  const before = batch.orders.get(id)
  if (before)
    return before.memberId === memberId && before.content === content
      ? yes(before.reply as OrderReply)
      : no('id_reused')
  if (batch.book.bet(id)) return no('id_reused')
  const issue = batch.issues.get(`${lottery.code} ${command.issueNo}`)
  if (!issue) return no('not_found')
  const onSale = saleOf(issue, batch.now)
  if (!onSale.ok) return onSale
  const terms = allTermsOf(batch, command)
  if (!terms.ok) return terms
  return take(batch, {
    command,
    issue,
    terms: terms.value,
    owner: { brandId: brand.id, memberId, asset, lottery, issueId: issue.id, content },
  })
}

/** What all lines are taken by, or the first that is refused. */
function allTermsOf(
  { points }: OrderBatch,
  { lines, brand, lottery, memberId }: Command,
): Verdict<readonly OrderLineTerms[]> {
  const settings = brand.settings.lottery
  if (!settings) return no('not_found')
  const pointTenths = pointOf(brand.settings, points.get(memberId))
  const all: OrderLineTerms[] = []
  for (const [at, line] of lines.entries()) {
    const terms = termsOf(line, at, { lottery, settings, decimals: brand.decimals, pointTenths })
    if (!terms.ok) return terms
    all.push(terms.value)
  }
  return yes(all)
}

interface JudgedOrder {
  readonly command: Command
  readonly issue: IssueRow
  readonly terms: readonly OrderLineTerms[]
  readonly owner: Parameters<typeof newBet>[1]
}

function take(batch: OrderBatch, judged: JudgedOrder): Verdict<OrderReply> {
  const { command, issue, terms } = judged
  const { id, memberId, asset, brand, lottery } = command
  const placed = placeLines(batch.book, judged)
  if (!placed.ok) return placed
  const { decimals } = brand
  const round = roundOf(issue, lottery, {
    brandId: brand.id,
    asset,
    decimals,
    prizeMax: brand.settings.lottery?.prizeMax ?? 0n,
    now: batch.now,
  })
  const rebate = sumOf(terms, 'rebate')
  if (rebate > 0n)
    batch.book.move({
      id: derivedId(id, 'rebate'),
      kind: 'rebate',
      debit: houseAccount(brand.id, 'rebate', asset),
      credit: accountOf(memberId, asset),
      amount: rebate,
      journal: id,
      cause: round.id,
    })
  const rows = rowsOf(judged, placed.value + rebate, batch.now)
  batch.orders.set(id, rows.order)
  batch.fresh.orders.push(rows.order)
  batch.fresh.lines.push(...rows.lines)
  batch.fresh.rounds.set(round.id, round)
  return yes(rows.reply)
}

/** Take each line as a bet; the balance after the last. */
function placeLines(book: BetBook, { command, terms, owner }: JudgedOrder): Verdict<bigint> {
  let balance = 0n
  for (const [at, one] of terms.entries()) {
    const placed = book.place(newBet(lineId(command.id, at), owner, one))
    if (!placed.ok) {
      if (at === 0) return placed
      // Some of it has been taken already: all or none, so the whole is rolled back and the orders of the batch are tried one by one.
      throw new Refusal(placed.code, placed.detail)
    }
    balance = placed.value.balanceAfter
  }
  return yes(balance)
}

/** An order that was taken, as it is answered and kept. */
function rowsOf({ command, issue, terms, owner }: JudgedOrder, balance: bigint, now: Date) {
  const { id, memberId, asset, brand, lottery } = command
  const { decimals } = brand
  const issueId = issue.id
  const whose = { issueId, brandId: brand.id, memberId, asset }
  const lines = terms.map((one, at) => ({
    ...one,
    ...whose,
    id: lineId(id, at),
    orderId: id,
    number: at,
    cancelledAt: null,
  }))
  const [amount, rebate] = [sumOf(terms, 'amount'), sumOf(terms, 'rebate')]
  const reply: OrderReply = {
    orderId: id,
    lines: lines.map((line) => ({ lineId: line.id, ...termsView(line, decimals) })),
    amount: amountText(amount, decimals),
    rebate: amountText(rebate, decimals),
    balance: amountText(balance, decimals),
  }
  const order: store.OrderRow = {
    ...whose,
    id,
    decimals,
    lottery: lottery.code,
    content: owner.content,
    reply,
    lines: lines.length,
    amount,
    rebate,
    state: 'open',
    prize: 0n,
    placedAt: now,
  }
  return { order, lines, reply }
}

async function write(tx: Tx, { book, fresh }: OrderBatch): Promise<void> {
  const members = Map.groupBy(fresh.orders, ({ brandId }) => brandId)
  await Promise.all([
    book.write([...fresh.rounds.values()]),
    store.insertOrders(tx, fresh.orders).then(() => store.insertLines(tx, fresh.lines)),
    announce(
      tx,
      [...members].map(([brandId, some]) => ({
        topic: 'balances_changed',
        brandId,
        keys: [...new Set(some.map(({ memberId }) => memberId))],
      })),
    ),
  ])
}
