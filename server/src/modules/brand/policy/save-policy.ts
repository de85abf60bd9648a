import type { savePolicy as call } from '@croupier/contract/policy.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { loosens } from '#kernel/loosening.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from '../store.ts'
import { layOver } from './draft.ts'

/** Change the policy: a new version that holds at once. One that loosens anything is made by two. */
export const savePolicy = (deps: Deps, { session, body, ip }: Ask<typeof call>) =>
  inTransaction(deps.db, async (tx) => {
    const { brandId } = session
    const current = await store.findVersionForChange(tx, brandId)
    if (!current) throw new Refusal('not_found')
    const { before, after, differences } = await layOver(tx, brandId, current, body)
    if (differences.length === 0) return { version: current.version, differences: [] }

    const version = current.version + 1
    const subject = { type: 'policy', id: String(brandId), name: `v${version}` }
    const when = loosens(differences)
    await needTwo(tx, session, { when, rule: 'policy_loosens', subject, facts: { differences } }, deps.now())

    const reason = body.note === '' ? body.reason : `${body.reason}: ${body.note}`
    await store.insertVersion(
      tx,
      { brandId, version, settings: after, before, changedBy: session.username, reason },
      deps.now(),
    )
    await announce(tx, [{ topic: 'brand_changed', brandId, keys: [String(version)] }])
    const sides = (side: 'before' | 'after') =>
      Object.fromEntries(differences.map((one) => [one.path.join('.'), one[side]]))
    const entry = { brandId, action: 'settings.change', subject, reason: body.reason, note: body.note }
    await record(tx, doerOf({ session, ip }), { ...entry, before: sides('before'), after: sides('after') }, deps.now())
    return { version, differences: [...differences] }
  })
