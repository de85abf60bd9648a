import type { deposit, depositOptions, deposits } from '@croupier/contract/cashier.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { rankOf } from '#modules/identity/identity.ts'
import { depositRoom } from '#modules/limits/limits.ts'
import { timeOf } from '../hours.ts'
import { filterOf } from '../list.ts'
import { channelView, depositViews } from './view.ts'
import * as store from './store.ts'

/** A deposit of this member; anybody else's is not found. */
export async function ownDeposit(db: Db, memberId: string, id: string): Promise<Verdict<store.DepositRow>> {
  const row = await store.findDeposit(db, id)
  return row?.memberId === memberId ? yes(row) : no('not_found')
}

/** Ways to pay in, what the member's limits leave, and what is under way. */
export async function readDepositOptions(
  deps: Deps,
  ask: Ask<typeof depositOptions>,
): Promise<ReplyOf<typeof depositOptions>> {
  const { memberId } = ask.session
  const now = deps.now()
  const brand = await brandOf(deps, ask.brandId)
  const [open, room, rank] = await Promise.all([
    store.findOpenDeposits(deps.db, memberId),
    depositRoom(deps.db, brand, memberId, now),
    rankOf(deps.db, memberId),
  ])
  const who = {
    language: ask.language,
    rank,
    time: timeOf(now, brand.timeZone),
    open: new Set(open.map(({ channel }) => channel)),
  }
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    asset: brand.currency,
    channels: brand.settings.cashier.channels.filter(({ on }) => on).map((one) => channelView(one, brand, who)),
    limit: room ? { period: room.period, left: text(room.left), holds: text(room.holds) } : null,
    open: await depositViews(deps.db, open, brand, ask.language),
  }
}

/** A member's deposits, newest first. */
export async function readDeposits(deps: Deps, ask: Ask<typeof deposits>): Promise<ReplyOf<typeof deposits>> {
  const { query, session, language } = ask
  const brand = await brandOf(deps, ask.brandId)
  const filter = filterOf(session.memberId, query, brand, deps.now())
  const { rows, total } = await store.findDeposits(deps.db, filter, query)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: await depositViews(deps.db, rows, brand, language),
  }
}

/** One deposit of the member. */
export async function readDeposit(deps: Deps, ask: Ask<typeof deposit>): Promise<ReplyOf<typeof deposit>> {
  const row = must(await ownDeposit(deps.db, ask.session.memberId, ask.params.depositId))
  const [shown] = await depositViews(deps.db, [row], await brandOf(deps, ask.brandId), ask.language)
  return shown!
}
