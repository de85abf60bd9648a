import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '../../../brand/brand.ts'
import { RESTING } from '../dealer/rules.ts'
import { isRunning } from '../shown.ts'
import * as tables from '../store.ts'
import * as store from './store.ts'

const LATE_MS = 5000

/** The tables of the brand with what each does. */
export async function readTables(
  deps: Deps,
  { query, session }: Ask<typeof contract.deskTables>,
): Promise<ReplyOf<typeof contract.deskTables>> {
  const brand = await brandOf(deps, session.brandId)
  return { list: await shown(deps, brand, await tables.findTables(deps.db, brand.id, query.gameCode)) }
}

async function shown(deps: Deps, brand: Brand, rows: readonly tables.TableRow[]) {
  const now = deps.now()
  const rounds = await tables.findRounds(
    deps.db,
    rows.flatMap(({ roundId }) => roundId ?? []),
  )
  return rows.map((table) => {
    const found = rounds.get(table.roundId ?? '')
    const round = isRunning(found, now) ? found : undefined
    const staked = Object.values(round?.totals[brand.currency] ?? {}).reduce((sum, [stake]) => sum + BigInt(stake), 0n)
    return {
      tableId: table.id,
      code: table.code,
      gameCode: table.gameCode,
      names: { ...table.names },
      paytable: table.paytable,
      state: table.state,
      phase: round?.phase ?? null,
      roundCode: round?.code ?? null,
      people: round?.people ?? 0,
      staked: amountText(staked, brand.decimals),
      dealt: table.dueAt.getTime() === RESTING.getTime() || now.getTime() - table.dueAt.getTime() < LATE_MS,
      lookedAt: table.lookedAt?.toISOString() ?? null,
    }
  })
}

async function ownTable(deps: Deps, brandId: number, id: string): Promise<tables.TableRow> {
  const table = await tables.findTable(deps.db, id)
  if (table?.brandId !== brandId) throw new Refusal('not_found')
  return table
}

/** One table with its limits. */
export async function readTable(
  deps: Deps,
  { params, session }: Ask<typeof contract.deskTable>,
): Promise<ReplyOf<typeof contract.deskTable>> {
  const brand = await brandOf(deps, session.brandId)
  const row = await ownTable(deps, brand.id, params.tableId)
  const text = (units: string) => amountText(BigInt(units), brand.decimals)
  const [table] = await shown(deps, brand, [row])
  if (!table) throw new Refusal('not_found')
  const { groups, roundMax, tableMax } = row.limits
  return {
    table,
    limits: {
      groups: Object.entries(groups).map(([group, { min, max }]) => ({ group, min: text(min), max: text(max) })),
      roundMax: text(roundMax),
      tableMax: text(tableMax),
    },
  }
}

/** The rounds of a table, the latest first. */
export async function readRounds(
  deps: Deps,
  { params, query, session }: Ask<typeof contract.deskTableRounds>,
): Promise<ReplyOf<typeof contract.deskTableRounds>> {
  const brand = await brandOf(deps, session.brandId)
  await ownTable(deps, brand.id, params.tableId)
  const { pageNo, pageSize, code } = query
  const rows = await store.findRounds(deps.db, {
    tableId: params.tableId,
    asset: brand.currency,
    code,
    pageNo,
    pageSize,
  })
  const total = rows[0]?.total ?? 0
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map((row) => ({
      roundId: row.id,
      code: row.code,
      phase: row.phase,
      score: row.summary?.score ?? '',
      won: [...(row.summary?.won ?? [])],
      people: row.people,
      bets: row.bets,
      stake: amountText(row.stake, brand.decimals),
      payout: amountText(row.payout, brand.decimals),
      startedAt: row.openedAt.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
      settlement: row.settlement,
    })),
  }
}
