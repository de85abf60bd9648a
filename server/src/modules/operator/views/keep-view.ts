import type { removeView, saveView } from '@croupier/contract/lists.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findOperator } from '../store.ts'
import * as store from './store.ts'

/** Keep a view of a list. With others it is shared only within a role that one has oneself. */
export async function keepView(deps: Deps, ask: Ask<typeof saveView>) {
  const { session, body } = ask
  const { id, resource, name, search, sharedWith } = body
  const view = { id, resource, name, search, sharedWith, brandId: session.brandId, operatorId: session.operatorId }
  await inTransaction(deps.db, async (tx) => {
    const operator = await findOperator(tx, session.operatorId)
    if (sharedWith !== null && !operator?.roles.includes(sharedWith)) throw new Refusal('forbidden')
    if (!(await store.insertView(tx, view, deps.now()))) {
      const there = await store.findView(tx, id)
      if (!there || !isSame(there, view)) throw new Refusal('id_reused')
      return
    }
    const subject = { type: 'view', id, name }
    const entry = { brandId: session.brandId, action: 'views.save', subject, after: { resource, search, sharedWith } }
    await record(tx, doerOf(ask), entry, deps.now())
  })
  return { id, name, search, sharedWith, own: true }
}

const isSame = (one: store.NewView, other: store.NewView) =>
  (['brandId', 'operatorId', 'resource', 'name', 'search', 'sharedWith'] as const).every(
    (key) => one[key] === other[key],
  )

/** Delete one of the operator's own views; whoever shared it loses it with them. */
export async function dropView(deps: Deps, ask: Ask<typeof removeView>) {
  const { session, params } = ask
  await inTransaction(deps.db, async (tx) => {
    const view = await store.deleteView(tx, params.viewId, session)
    if (!view) throw new Refusal('not_found')
    const subject = { type: 'view', id: view.id, name: view.name }
    const before = { search: view.search, sharedWith: view.sharedWith }
    await record(tx, doerOf(ask), { brandId: session.brandId, action: 'views.remove', subject, before }, deps.now())
  })
  return {}
}
