import type { saveRole as call } from '@croupier/contract/operator.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { allBrands } from '#modules/brand/brand.ts'
import { judgeHolders, lockHolders } from './holders.ts'
import { allowsMore } from './rules.ts'
import * as store from './store.ts'

/** Make or change a role; what allows more needs two. */
export async function saveRole(deps: Deps, ask: Ask<typeof call>) {
  const all = await allBrands(deps)
  return inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const holders = await lockHolders(tx)
    const before = await store.findRoleForUpdate(tx, params.role)
    const { name, permissions } = body
    const subject = { type: 'role', id: params.role, name }
    const facts = {
      before: before ? { name: before.name, permissions: before.permissions } : null,
      after: { name, permissions },
    }
    const when = allowsMore(permissions, before?.permissions ?? [])
    await needTwo(tx, session, { when, rule: 'role_more_rights', subject, facts }, deps.now())

    await store.saveRole(tx, { code: params.role, name, permissions }, deps.now())
    must(await judgeHolders(tx, all, holders))
    const entry = { brandId: session.brandId, action: 'operators.role', subject, reason: body.reason, note: body.note }
    await record(tx, doerOf(ask), { ...entry, ...facts }, deps.now())
    return { code: params.role, name, permissions, operators: before?.operators ?? 0 }
  })
}
