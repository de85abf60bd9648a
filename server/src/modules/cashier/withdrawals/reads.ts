import type { withdrawal, withdrawalOptions, withdrawals } from '@croupier/contract/cashier.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { periodsAt } from '#kernel/period.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { payeesOf } from '#modules/identity/payees/payees.ts'
import { hasPaymentPassword, passwordChangeOf } from '#modules/identity/payment-proof/payment-proof.ts'
import { mayWithdraw } from '#modules/verification/verification.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { feeText } from '../fee-text.ts'
import { filterOf } from '../list.ts'
import * as cashier from '../store.ts'
import { dueNow } from './due.ts'
import { hindrancesOf, mostOf, pausedUntil } from './rules.ts'
import { withdrawalViews } from './view.ts'
import * as store from './store.ts'

type Options = ReplyOf<typeof withdrawalOptions>

/** What the member may withdraw now, where to, and what still stands in the way. */
export async function readWithdrawalOptions(deps: Deps, ask: Ask<typeof withdrawalOptions>): Promise<Options> {
  const { memberId } = ask.session
  const brand = await brandOf(deps, ask.brandId)
  const { currency, decimals, settings } = brand
  const policy = settings.cashier.withdrawal
  const [money, turnover, open, payees, identity, paymentPasswordSet, passwordChangedAt, paid] = await Promise.all([
    moneyOf(deps, brand, memberId),
    cashier.findTurnover(deps.db, memberId, currency),
    store.findOpenWithdrawals(deps.db, memberId),
    payeesOf(deps.db, brand, memberId),
    mayWithdraw(deps.db, brand, memberId),
    hasPaymentPassword(deps.db, memberId),
    passwordChangeOf(deps.db, memberId),
    store.wasPaid(deps.db, memberId),
  ])
  const { due, left } = await dueNow(deps.db, { memberId, asset: currency }, turnover)
  const text = (units: bigint) => amountText(units, decimals)
  const now = deps.now()
  const facts = { ...money, now, identity, paymentPasswordSet, passwordChangedAt, payees, turnoverLeft: left }
  return {
    asset: currency,
    available: text(money.available),
    withdrawable: text(left > 0n ? 0n : mostOf(money, policy)),
    turnover: left === 0n ? null : { due: text(due), done: text(due - left) },
    min: text(policy.min),
    max: text(policy.max),
    dayLeft: money.dayLeft === null ? null : text(money.dayLeft),
    fee: feeText(policy.fee, decimals),
    free: { count: policy.freePerMonth, used: money.countThisMonth },
    reviewFrom: policy.reviewFrom === null || (policy.reviewFirst && !paid) ? null : text(policy.reviewFrom),
    reviewRule: policy.reviewFrom === null ? 'every' : policy.reviewFirst && !paid ? 'first' : 'large',
    usualMinutes: policy.usualMinutes,
    paymentPasswordSet,
    identity: identity.ok ? 'fine' : 'due',
    pausedUntil: pausedUntil(facts, policy)?.toISOString() ?? null,
    hindrances: [...hindrancesOf(facts, policy, decimals)],
    payees: payees.map(({ id, kind, providerName, accountName, numberEnd, usableFrom }) => ({
      id,
      kind,
      providerName,
      accountName,
      numberEnd,
      usableFrom,
    })),
    open: await withdrawalViews(deps, open, brand),
  }
}

async function moneyOf(deps: Deps, { currency, timeZone, settings }: Brand, memberId: string) {
  const { day, month } = periodsAt(deps.now(), timeZone)
  const { dayMax } = settings.cashier.withdrawal
  const account = accountOf(memberId, currency)
  const [funds, today, thisMonth] = await Promise.all([
    fundsOf(deps.db, [account]),
    store.sumWithdrawals(deps.db, memberId, currency, day.from),
    store.sumWithdrawals(deps.db, memberId, currency, month.from),
  ])
  const dayLeft = dayMax === null ? null : today.sum < dayMax ? dayMax - today.sum : 0n
  return {
    available: funds.get(account)?.available ?? 0n,
    today: today.sum,
    dayEndsAt: day.to,
    dayLeft,
    countThisMonth: thisMonth.count,
  }
}

/** A member's withdrawals, newest first. */
export async function readWithdrawals(deps: Deps, ask: Ask<typeof withdrawals>): Promise<ReplyOf<typeof withdrawals>> {
  const { query, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  const filter = filterOf(session.memberId, query, brand, deps.now())
  const { rows, total } = await store.findWithdrawals(deps.db, filter, query)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: await withdrawalViews(deps, rows, brand),
  }
}

/** One withdrawal of the member. */
export async function readWithdrawal(deps: Deps, ask: Ask<typeof withdrawal>): Promise<ReplyOf<typeof withdrawal>> {
  const row = await store.findWithdrawal(deps.db, ask.params.withdrawalId)
  if (row?.memberId !== ask.session.memberId) throw new Refusal('not_found')
  const [shown] = await withdrawalViews(deps, [row], await brandOf(deps, ask.brandId))
  return shown!
}
