import type * as contract from '@croupier/contract/console-tables.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { closureReason } from '#kernel/closure-reason.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { differencesIn, loosens, opensAlone } from '#kernel/loosening.ts'
import { notify } from '#kernel/notifications.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { announceMinimumStakes } from './announce-minimum-stakes.ts'
import { LIMIT_DIRECTIONS, limitsFrom, limitsText } from './rules.ts'
import * as store from './store.ts'

const subjectOf = (id: string, name: string) => ({ type: 'live_table', id, name })

/** Open a table or close it: the round that runs is finished first. What was closed to protect somebody is opened by two. */
export async function switchTable(deps: Deps, ask: Ask<typeof contract.switchTable>): Promise<EmptyReply> {
  const { params, body, session } = ask
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const table = await store.lockTable(tx, params.tableId)
    if (table?.brandId !== session.brandId) throw new Refusal('not_found')
    const after =
      body.state === 'open'
        ? ({ state: 'open', thenState: 'closed' } as const)
        : ({ state: 'closing', thenState: body.state } as const)
    const subject = subjectOf(params.tableId, table.code)
    const closed = await closureReason(tx, session.brandId, { action: 'tables.switch', subject })
    const opens = body.state === 'open' && (table.state === 'closed' || table.state === 'maintenance')
    // One that was never closed at the console was set out by two.
    const when = opens && closed !== undefined && !opensAlone(closed.reason)
    const facts = { state: table.state, ...closed }
    await needTwo(tx, session, { when, rule: 'table_reopened', subject, facts }, now)
    await store.saveState(tx, params.tableId, after, now)
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'tables.switch',
        subject,
        before: { state: table.state },
        after: { state: body.state },
        reason: body.reason,
        note: body.note,
      },
      now,
    )
    await announceMinimumStakes(tx, [session.brandId])
    await notify(tx, [{ topic: 'table_changed', brandId: session.brandId, keys: [params.tableId] }])
  })
  return {}
}

/** Change what a table takes, from the next bet on; what takes more is changed by two. */
export async function limitTable(deps: Deps, ask: Ask<typeof contract.limitTable>): Promise<EmptyReply> {
  const { params, body, session } = ask
  const brand = await brandOf(deps, session.brandId)
  const now = deps.now()
  await inTransaction(deps.db, async (tx) => {
    const table = await store.lockTable(tx, params.tableId)
    if (table?.brandId !== session.brandId) throw new Refusal('not_found')
    const limits = must(limitsFrom(body, table.limits.groups, brand.decimals))
    const [was, is] = [limitsText(table.limits, brand), limitsText(limits, brand)]
    const differences = differencesIn(was, is, LIMIT_DIRECTIONS)
    const subject = subjectOf(params.tableId, table.code)
    const facts = { differences, currency: brand.currency }
    await needTwo(tx, session, { when: loosens(differences), rule: 'table_limits_looser', subject, facts }, now)
    await store.saveLimits(tx, params.tableId, limits)
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'tables.limit',
        subject,
        before: { ...was, currency: brand.currency },
        after: { ...is, currency: brand.currency },
        reason: body.reason,
        note: body.note,
      },
      now,
    )
    await announceMinimumStakes(tx, [session.brandId])
    await notify(tx, [{ topic: 'table_changed', brandId: session.brandId, keys: [params.tableId] }])
  })
  return {}
}
