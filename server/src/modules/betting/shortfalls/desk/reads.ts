import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-shortfalls.ts'
import { amountText } from '@croupier/engine/money.ts'
import { daysAfter, isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { brandOf } from '../../../brand/brand.ts'
import { fundsOf } from '../../../wallet/balances/balances.ts'
import { accountOf, spendable } from '../../../wallet/wallet.ts'
import { journalsOf } from '../../../wallet/transfers/transfers.ts'
import { namedRows } from '../../desk/named-rows.ts'
import { owedOf } from '../rules.ts'
import { findShortfall, type ShortfallRow } from '../store.ts'
import { deskSearch } from '#modules/identity/identity.ts'
import * as store from './store.ts'

const NOTHING: Awaited<ReturnType<typeof store.findQueue>> = {
  rows: [],
  sums: { total: 0, amount: 0n, collected: 0n, writtenOff: 0n, reversed: 0n, owed: 0n },
}

/** What members could not give back when their bets were corrected, the newest first. */
export async function readShortfalls(
  deps: Deps,
  { session: { brandId }, query, language }: Ask<typeof contract.shortfalls>,
): Promise<ReplyOf<typeof contract.shortfalls>> {
  const { pageNo, pageSize, search, state, gameCode, from, to } = query
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, brandId)
  const { memberId, id, isUnknown } = await deskSearch(deps.db, brandId, search)
  const members = await selectionOf(deps.db, brandId, query.demo)
  const span = {
    from: from === undefined ? undefined : midnight(from, brand.timeZone),
    until: to === undefined ? undefined : midnight(daysAfter(to, 1), brand.timeZone),
  }
  const { rows, sums } = isUnknown
    ? NOTHING
    : await store.findQueue(
        deps.db,
        { brandId, members, state, gameCode, memberId, id, ...span },
        { asset: brand.currency, limit: pageSize, offset: (pageNo - 1) * pageSize },
      )
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(sums.total / pageSize),
    total: sums.total,
    sums: {
      amount: text(sums.amount),
      collected: text(sums.collected),
      writtenOff: text(sums.writtenOff),
      reversed: text(sums.reversed),
      owed: text(sums.owed),
    },
    list: await viewsOf(deps, { text, language }, rows),
  }
}

/** How amounts and names are shown. */
interface DisplayFormat {
  readonly text: (units: bigint) => string
  readonly language: string
}

async function viewsOf(deps: Deps, { text, language }: DisplayFormat, rows: readonly ShortfallRow[]) {
  return (await namedRows(deps.db, rows, language)).map(({ row, account, gameName }) => ({
    shortfallId: row.id,
    betId: row.betId,
    roundId: row.roundId,
    memberId: row.memberId,
    account,
    gameCode: row.gameCode,
    gameName,
    asset: row.asset,
    amount: text(row.amount),
    collected: text(row.collected),
    writtenOff: text(row.writtenOff),
    reversed: text(row.reversed),
    owed: text(owedOf(row)),
    state: row.state,
    at: row.at.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }))
}

/** One of them, with what its member can spend now and what was moved on their account for the bet. */
export async function readShortfall(
  deps: Deps,
  { session: { brandId }, params, language }: Ask<typeof contract.shortfall>,
): Promise<ReplyOf<typeof contract.shortfall>> {
  const row = await findShortfall(deps.db, params.shortfallId)
  if (row?.brandId !== brandId) throw new Refusal('not_found')
  const { decimals } = await brandOf(deps, brandId)
  const text = (units: bigint) => amountText(units, decimals)
  const account = accountOf(row.memberId, row.asset)
  const [[shortfall], funds, transfers] = await Promise.all([
    viewsOf(deps, { text, language }, [row]),
    fundsOf(deps.db, [account]),
    journalsOf(deps.db, [row.betId], { accountIds: [account], cause: row.roundId, ids: [] }),
  ])
  if (!shortfall) throw new Error(`shortfall ${row.id} is not shown`)
  const balance = funds.get(account)
  return {
    shortfall,
    balance: text(balance ? spendable(balance) : 0n),
    lines: transfers
      .filter(({ debit, credit }) => debit === account || credit === account)
      .map((one) => ({
        id: one.id,
        kind: one.kind,
        state: one.state,
        amount: text(one.debit === account ? -one.amount : one.amount),
        after: text((one.debit === account ? one.debitAfter : one.creditAfter) ?? 0n),
        position: `${one.batch}/${one.line}`,
        at: one.at.toISOString(),
      })),
  }
}
