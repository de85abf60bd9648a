import type * as contract from '@croupier/contract/lottery-orders.ts'
import { batched } from '#kernel/batch.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { brandOf, currencyOf } from '../../brand/brand.ts'
import { accountOf, derivedId, houseAccount } from '../../wallet/wallet.ts'
import { type ChaseRow, insertChases } from '../chases/store.ts'
import { countMethods } from '../numbers/count-stakes.ts'
import { NumberAllowance, type StakeClaims } from '../numbers/number-allowance.ts'
import { findLottery, findRebatePoints } from '../store.ts'
import { sumOf } from '../terms.ts'
import { contentOf, lineId, newBet, orderIdOf, roundIdOf, roundOf } from './command.ts'
import {
  type AskedPart,
  chaseOf,
  type JudgedPart,
  linesOf,
  type OrderCommand,
  orderOf,
  type OrderReply,
  replyOf,
} from './order-rows.ts'
import { type JudgedOrder, judgeOrder, type OrderJudgement, soldIssues } from './judge-order.ts'
import * as store from './store.ts'

type Body = Ask<typeof contract.placeOrder>['body']

/** Bet on an issue or on several: each line on each issue is a bet of the book, and all are taken or none. */
export async function placeOrder(deps: Deps, ask: Ask<typeof contract.placeOrder>): Promise<OrderReply> {
  const { body, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  const lottery = await findLottery(deps.db, body.gameCode)
  if (!lottery || !brand.settings.lottery) throw new Refusal('not_found')
  if (brand.settings.lottery.closed.includes(lottery.code)) throw new Refusal('game_closed')
  if (body.chase && body.chase.issues[0]?.issueNo !== body.issueNo)
    must(atField('chase.issues.0.issueNo', 'not_allowed'))
  return placeCounted(deps, {
    id: body.id,
    memberId: session.memberId,
    asset: currencyOf(brand, session.agentType),
    parts: partsOf(body),
    stopOnWin: body.chase?.stopOnWin ?? null,
    lines: body.lines,
    content: contentOf(body),
    brand,
    lottery,
  })
}

/** Where something is capped that nobody has counted yet, it is counted first: once for each issue and method. */
async function placeCounted(deps: Deps, command: OrderCommand): Promise<OrderReply> {
  for (let tries = 0; tries < COUNTED_WITHIN; tries += 1) {
    const placed = await placeAll(deps, command)
    if (!('uncounted' in placed)) return placed
    await inTransaction(deps.db, (tx) => countMethods(tx, placed.uncounted))
  }
  throw new Error(`the numbers of order ${command.id} are never counted`)
}

/** Rules may come while something is being counted, each with a method of its own. */
const COUNTED_WITHIN = 20

const partsOf = ({ id, issueNo, chase }: Body): readonly AskedPart[] =>
  chase
    ? chase.issues.map((one, at) => ({ ...one, orderId: orderIdOf(id, at) }))
    : [{ orderId: id, issueNo, multiple: 1 }]

/** What one batch of orders is judged by, and what it writes. */
interface OrderBatch extends OrderJudgement {
  readonly book: BetBook
  readonly orders: Map<string, store.OrderRow>
  readonly fresh: {
    readonly chases: ChaseRow[]
    readonly orders: store.OrderRow[]
    readonly lines: store.OrderLineRow[]
    readonly rounds: Map<string, ReturnType<typeof roundOf>>
  }
}

type OrderOutcome = OrderReply | Pick<StakeClaims, 'uncounted'>

const placeAll = batched(
  async (tx: Tx, commands: readonly OrderCommand[], deps: Deps): Promise<readonly Verdict<OrderOutcome>[]> => {
    const now = deps.now()
    const asks = commands.flatMap(({ parts, lines, memberId, asset, brand }) =>
      parts.flatMap(({ orderId }) =>
        lines.map((_, at) => ({ betId: lineId(orderId, at), memberId, asset, rules: playRulesOf(brand, now) })),
      ),
    )
    const book = await openBets(tx, asks, now)
    // Held until this commits: no issue closes with a line that it has not seen.
    const issues = await store.holdIssues(
      tx,
      commands.flatMap(({ lottery, parts }) => parts.map(({ issueNo }) => ({ lottery: lottery.code, issueNo }))),
    )
    const [numbers, orders, points] = await Promise.all([
      NumberAllowance.open(tx, soldIssues(commands, issues)),
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
      numbers,
      fresh: { chases: [], orders: [], lines: [], rounds: new Map() },
      // Whether an issue is on sale is asked behind its lock.
      now: deps.now(),
    }
    const judged = commands.map((command) => (batch.orders.has(command.id) ? undefined : judgeOrder(batch, command)))
    await numbers.lock(
      tx,
      judged.flatMap((one) => (one?.ok === true ? [one.value.claims] : [])),
    )
    const verdicts = commands.map((command, at) => placeOne(batch, command, judged[at]))
    if (batch.fresh.orders.length > 0) await write(tx, batch)
    return verdicts
  },
  {
    sizeOf: ({ lines, parts }) => ({
      rows: lines.length * parts.length,
      bytes: lines.reduce((sum, { content }) => sum + content.length, 0) * parts.length,
    }),
  },
)

function placeOne(
  batch: OrderBatch,
  command: OrderCommand,
  judged: Verdict<JudgedOrder> | undefined,
): Verdict<OrderOutcome> {
  const { id, memberId, content } = command
  const before = batch.orders.get(id)
  if (before)
    return before.memberId === memberId && before.content === content
      ? yes(before.reply as OrderReply)
      : no('id_reused')
  if (batch.book.bet(id)) return no('id_reused')
  if (!judged) throw new Error(`order ${id} was not judged`)
  if (!judged.ok) return judged
  const { parts, claims } = judged.value
  if (claims.uncounted.length > 0) return yes({ uncounted: claims.uncounted })
  const room = batch.numbers.judge(claims)
  if (!room.ok) return room
  const taken = take(batch, command, parts)
  if (taken.ok) batch.numbers.take(claims)
  return taken
}

function take(batch: OrderBatch, command: OrderCommand, parts: readonly JudgedPart[]): Verdict<OrderReply> {
  const { id, memberId, asset, brand, lottery, content } = command
  const { decimals } = brand
  let balance = 0n
  for (const [at, part] of parts.entries()) {
    const owner = { brandId: brand.id, memberId, asset, lottery, issueId: part.issue.id, content }
    const placed = placeLines(batch.book, part, owner, at === 0)
    if (!placed.ok) return placed
    const rebate = moveRebate(batch, command, part)
    balance = placed.value + rebate
    const rounds = { brandId: brand.id, asset, decimals, prizeMax: brand.settings.lottery?.prizeMax ?? 0n }
    const round = roundOf(part.issue, lottery, { ...rounds, now: batch.now })
    batch.fresh.rounds.set(round.id, round)
  }
  const reply = replyOf(command, parts, balance)
  if (command.stopOnWin !== null) batch.fresh.chases.push(chaseOf(command, command.stopOnWin, batch.now))
  for (const [at, part] of parts.entries()) {
    const order = orderOf(command, part, { reply: at === 0 ? reply : null, now: batch.now })
    batch.fresh.orders.push(order)
    batch.fresh.lines.push(...linesOf(command, part))
    if (at === 0) batch.orders.set(id, order)
  }
  return yes(reply)
}

/** Take each line as a bet; the balance after the last. */
function placeLines(
  book: BetBook,
  { orderId, terms }: JudgedPart,
  owner: Parameters<typeof newBet>[1],
  isFirst: boolean,
): Verdict<bigint> {
  let balance = 0n
  for (const [at, one] of terms.entries()) {
    const placed = book.place(newBet(lineId(orderId, at), owner, one))
    if (!placed.ok) {
      if (isFirst && at === 0) return placed
      // Some of it has been taken already: all or none, so the whole is rolled back and the orders of the batch are tried one by one.
      throw new Refusal(placed.code, placed.detail)
    }
    balance = placed.value.balanceAfter
  }
  return yes(balance)
}

/** What the mode of a part gives up comes back at once. */
function moveRebate({ book }: OrderBatch, { memberId, asset, brand }: OrderCommand, part: JudgedPart): bigint {
  const rebate = sumOf(part.terms, 'rebate')
  if (rebate > 0n)
    book.move({
      id: derivedId(part.orderId, 'rebate'),
      kind: 'rebate',
      debit: houseAccount(brand.id, 'rebate', asset),
      credit: accountOf(memberId, asset),
      amount: rebate,
      journal: part.orderId,
      cause: roundIdOf(part.issue.id, brand.id, asset),
    })
  return rebate
}

async function write(tx: Tx, { book, numbers, fresh }: OrderBatch): Promise<void> {
  const members = Map.groupBy(fresh.orders, ({ brandId }) => brandId)
  await Promise.all([
    book.write([...fresh.rounds.values()]),
    numbers.write(tx),
    insertChases(tx, fresh.chases)
      .then(() => store.insertOrders(tx, fresh.orders))
      .then(() => store.insertLines(tx, fresh.lines)),
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
