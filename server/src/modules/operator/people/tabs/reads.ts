import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as call from '@croupier/contract/console-members.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { gameNames } from '#modules/betting/game-names/game-names.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { personHere } from '../reads.ts'
import type { Window } from '../store.ts'
import * as store from './store.ts'

interface Paging {
  readonly pageNo: number
  readonly pageSize: number
}

const windowOf = ({ pageNo, pageSize }: Paging): Window => ({ limit: pageSize, offset: (pageNo - 1) * pageSize })
const pageOf = ({ pageNo, pageSize }: Paging, total: number) => ({
  pageNum: pageNo,
  totalPages: Math.ceil(total / pageSize),
  total,
})

/** Postings on a member's cash account, newest first. */
export async function readLines(
  deps: Deps,
  ask: Ask<typeof call.memberLines>,
): Promise<ReplyOf<typeof call.memberLines>> {
  const [{ currency, decimals }, { id }] = await Promise.all([
    brandOf(deps, ask.session.brandId),
    personHere(deps.db, ask),
  ])
  const { rows, total } = await store.findLines(deps.db, accountOf(id, currency), windowOf(ask.query))
  return {
    ...pageOf(ask.query, total),
    list: rows.map((row) => ({
      ...row,
      amount: amountText(row.amount, decimals),
      after: amountText(row.after, decimals),
      at: row.at.toISOString(),
    })),
  }
}

/** What games are called in the operator's language. */
async function calledIn(deps: Deps, { language }: { readonly language: string }, codes: readonly string[]) {
  const names = await gameNames(deps.db, codes, language)
  return (code: string): string => names.get(code)?.name ?? code
}

/** A member's bets, newest first. */
export async function readBets(deps: Deps, ask: Ask<typeof call.memberBets>): Promise<ReplyOf<typeof call.memberBets>> {
  const [{ currency, decimals }, { id }] = await Promise.all([
    brandOf(deps, ask.session.brandId),
    personHere(deps.db, ask),
  ])
  const { rows, total } = await store.findBets(deps.db, id, windowOf(ask.query))
  const called = await calledIn(
    deps,
    ask,
    rows.map(({ gameCode }) => gameCode),
  )
  const textIn = (asset: string) => (units: bigint) => amountText(units, asset === currency ? decimals : scale)
  return {
    ...pageOf(ask.query, total),
    list: rows.map((row) => {
      const text = textIn(row.asset)
      return {
        ...row,
        gameName: called(row.gameCode),
        stake: text(row.stake),
        payout: text(row.payout),
        result: text(row.settledAt === null ? 0n : row.payout - row.stake),
        validTurnover: text(row.validTurnover),
        placedAt: row.placedAt.toISOString(),
        settledAt: row.settledAt?.toISOString() ?? null,
      }
    }),
  }
}

const requests =
  (kind: 'deposit' | 'withdrawal') =>
  async (
    deps: Deps,
    ask: Ask<typeof call.memberDeposits> | Ask<typeof call.memberWithdrawals>,
  ): Promise<ReplyOf<typeof call.memberDeposits>> => {
    const [{ decimals }, { id }] = await Promise.all([brandOf(deps, ask.session.brandId), personHere(deps.db, ask)])
    const { rows, total } = await store.findRequests(deps.db, { memberId: id, kind }, windowOf(ask.query))
    return {
      ...pageOf(ask.query, total),
      list: rows.map((row) => ({ ...row, amount: amountText(row.amount, decimals), at: row.at.toISOString() })),
    }
  }

/** A member's deposits, newest first. */
export const readDeposits = requests('deposit')

/** A member's withdrawals, newest first. */
export const readWithdrawals = requests('withdrawal')

/** Who may see what on a member's page beside the member themselves. */
const NEEDS: Readonly<Record<call.TimelineEntry['kind'], readonly Permission[]>> = {
  login: [],
  money: ['deposits.read', 'withdrawals.read'],
  deed: ['audit.read'],
  play: ['bets.read'],
}

/** What happened around a member, as far as the operator may see it. */
export async function readTimeline(
  deps: Deps,
  ask: Ask<typeof call.memberTimeline>,
): Promise<ReplyOf<typeof call.memberTimeline>> {
  const { session, query } = ask
  const [{ decimals }, { id }] = await Promise.all([brandOf(deps, session.brandId), personHere(deps.db, ask)])
  const kinds = (['login', 'money', 'deed', 'play'] as const).filter(
    (kind) =>
      (query.kind === undefined || query.kind === kind) && NEEDS[kind].every((one) => session.permissions.has(one)),
  )
  const before = query.before === undefined ? new Date(deps.now().getTime() + 1) : new Date(query.before)
  const rows = await store.findMoments(deps.db, id, { kinds, before })
  const called = await calledIn(
    deps,
    ask,
    rows.flatMap(({ kind, what }) => (kind === 'play' ? what : [])),
  )
  return rows.map((row) => ({
    ...row,
    what: row.kind === 'play' ? called(row.what) : row.what,
    at: row.at.toISOString(),
    amount: row.amount === null ? null : amountText(row.amount, decimals),
  }))
}
