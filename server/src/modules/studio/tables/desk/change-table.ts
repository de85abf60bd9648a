import type * as contract from '@croupier/contract/console-tables.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { notify } from '#kernel/news.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import type { TableLimits } from '../limits.ts'
import * as store from './store.ts'

type Nothing = Record<string, never>

const subjectOf = (id: string, name: string) => ({ type: 'live_table', id, name })

/** Open a table or close it: the round that runs is finished first. */
export async function switchTable(deps: Deps, ask: Ask<typeof contract.switchTable>): Promise<Nothing> {
  const { params, body, session } = ask
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const table = await store.lockTable(tx, params.tableId)
    if (table?.brandId !== session.brandId) throw new Refusal('not_found')
    const after =
      body.state === 'open'
        ? ({ state: 'open', thenState: 'closed' } as const)
        : ({ state: 'closing', thenState: body.state } as const)
    await store.saveState(tx, params.tableId, after, now)
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'tables.switch',
        subject: subjectOf(params.tableId, table.code),
        before: { state: table.state },
        after: { state: body.state },
        reason: body.reason,
        note: body.note,
      },
      now,
    )
    await notify(tx, [{ topic: 'table_changed', brandId: session.brandId, keys: [params.tableId] }])
  })
  return {}
}

/** Change what a table takes, from the next bet on. */
export async function limitTable(deps: Deps, ask: Ask<typeof contract.limitTable>): Promise<Nothing> {
  const { params, body, session } = ask
  const brand = await brandOf(deps, session.brandId)
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const table = await store.lockTable(tx, params.tableId)
    if (table?.brandId !== session.brandId) throw new Refusal('not_found')
    const limits = must(limitsFrom(body, table.limits, brand.decimals))
    await store.saveLimits(tx, params.tableId, limits)
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'tables.limit',
        subject: subjectOf(params.tableId, table.code),
        before: { ...table.limits },
        after: { ...limits },
        reason: body.reason,
        note: body.note,
      },
      now,
    )
    await notify(tx, [{ topic: 'table_changed', brandId: session.brandId, keys: [params.tableId] }])
  })
  return {}
}

/** Every group of the table has its limits, and the least is not above the most. */
function limitsFrom(
  body: Ask<typeof contract.limitTable>['body'],
  before: TableLimits,
  decimals: number,
): Verdict<TableLimits> {
  const said = new Map(body.groups.map((group, at) => [group.group, { ...group, at }]))
  const unknown = body.groups.findIndex(({ group }) => !(group in before.groups))
  if (unknown >= 0) return atField(`groups.${unknown}.group`, 'not_allowed')
  const groups: Record<string, { min: string; max: string }> = { ...before.groups }
  for (const [name, { min, max, at }] of said) {
    const [least, most] = [unitsOf(min, decimals), unitsOf(max, decimals)]
    if (!least) return atField(`groups.${at}.min`, 'invalid_amount')
    if (!most || most < least) return atField(`groups.${at}.max`, 'invalid_amount')
    groups[name] = { min: String(least), max: String(most) }
  }
  const [roundMax, tableMax] = [unitsOf(body.roundMax, decimals), unitsOf(body.tableMax, decimals)]
  if (!roundMax) return atField('roundMax', 'invalid_amount')
  if (!tableMax) return atField('tableMax', 'invalid_amount')
  return yes({ groups, roundMax: String(roundMax), tableMax: String(tableMax) })
}
