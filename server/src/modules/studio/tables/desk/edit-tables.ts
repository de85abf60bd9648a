import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-tables.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { notify } from '#kernel/notifications.ts'
import { atField, must, no, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { announceMinimumStakes } from './announce-minimum-stakes.ts'
import { limitsFrom, limitsText, namesFrom } from './rules.ts'
import * as store from './store.ts'

type TableRequest = Ask<typeof contract.createTable> | Ask<typeof contract.saveTable> | Ask<typeof contract.sortTables>

/** Create a table by two people, closed and last in the lobby. The same command again is the same table. */
export async function createTable(
  deps: Deps,
  ask: Ask<typeof contract.createTable>,
): Promise<ReplyOf<typeof contract.createTable>> {
  const { body, session } = ask
  const { code, gameCode, paytable, speed } = body
  const id = body.id.toLowerCase()
  const { brandId } = session
  const brand = await brandOf(deps, brandId)
  const game = tableGameOf(gameCode)
  if (!game) return must(atField('gameCode', 'not_allowed'))
  if (!game.paytables.includes(paytable)) return must(atField('paytable', 'not_allowed'))
  const names = must(namesFrom(body.names))
  const groups = Object.fromEntries(game.spots(paytable).map(({ group }) => [group, undefined]))
  const limits = must(limitsFrom(body.limits, groups, brand.decimals))
  const made = { id, brandId, code, gameCode, paytable, speed, names, limits }
  await inTransaction(deps.db, async (tx) => {
    if (!(await store.addTable(tx, made))) return sameAs(tx, made)
    const subject = { type: 'live_table', id, name: code }
    const after = { code, gameCode, paytable, speed, names, ...limitsText(limits, brand), currency: brand.currency }
    await needTwo(tx, session, { rule: 'table_new', subject, facts: after }, deps.now())
    await audit(tx, deps, ask, { action: 'tables.create', subject, after })
  })
  return { tableId: id }
}

/** It is there already: as this very command made it, or it stands in the way. */
async function sameAs(tx: Tx, made: store.TableDraft): Promise<void> {
  const found = await store.lockTable(tx, made.id)
  if (!found) return must(atField('code', 'already_used'))
  const same = found.brandId === made.brandId && found.code === made.code && found.gameCode === made.gameCode
  if (!same || found.paytable !== made.paytable) must(no('id_reused'))
}

/** Rename a table, or make it slower; two people make it quicker. */
export async function saveTable(deps: Deps, ask: Ask<typeof contract.saveTable>): Promise<EmptyReply> {
  const { params, body, session } = ask
  const names = must(namesFrom(body.names))
  await inTransaction(deps.db, async (tx) => {
    const table = await store.lockTable(tx, params.tableId)
    if (table?.brandId !== session.brandId) throw new Refusal('not_found')
    const subject = { type: 'live_table', id: params.tableId, name: table.code }
    const before = { names: table.names, speed: table.speed }
    const when = body.speed === 'speed' && table.speed !== 'speed'
    const facts = { before: table.speed, after: body.speed }
    await needTwo(tx, session, { when, rule: 'table_quicker', subject, facts }, deps.now())
    await store.saveTable(tx, params.tableId, { names, speed: body.speed })
    await audit(tx, deps, ask, { action: 'tables.save', subject, before, after: { names, speed: body.speed } })
  })
  return {}
}

/** Put tables into another order: those that are named share out the places that they have. */
export async function sortTables(deps: Deps, ask: Ask<typeof contract.sortTables>): Promise<EmptyReply> {
  const { body, session } = ask
  const ids = body.tableIds.map((id) => id.toLowerCase())
  await inTransaction(deps.db, async (tx) => {
    const found = await store.lockPositions(tx, session.brandId, ids)
    if (found.length !== ids.length) must(atField('tableIds', 'invalid'))
    await store.savePositions(
      tx,
      ids,
      found.map(({ position }) => position),
    )
    const codes = new Map(found.map(({ id, code }) => [id, code]))
    await audit(tx, deps, ask, {
      action: 'tables.sort',
      subject: { type: 'brand', id: String(session.brandId), name: 'live tables' },
      before: { order: found.map(({ code }) => code) },
      after: { order: ids.map((id) => codes.get(id)) },
    })
  })
  return {}
}

interface AuditedAction {
  readonly action: 'tables.create' | 'tables.save' | 'tables.sort'
  readonly subject: { readonly type: string; readonly id: string; readonly name: string }
  readonly before?: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

async function audit(tx: Tx, deps: Deps, ask: TableRequest, action: AuditedAction): Promise<void> {
  const { brandId } = ask.session
  const { reason, note } = ask.body
  await record(tx, doerOf(ask), { brandId, ...action, reason, note }, deps.now())
  const keys = action.subject.type === 'live_table' ? [action.subject.id] : []
  await announceMinimumStakes(tx, [brandId])
  await notify(tx, [{ topic: 'table_changed', brandId, keys }])
}
