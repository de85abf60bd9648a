import type { saveBrandProfile as call } from '@croupier/contract/console-brands.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { announce } from '#kernel/outbox.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { subjectOf } from '../new-brand.ts'
import * as store from '../store.ts'
import { changedFields } from './changed-fields.ts'
import { profileOf, storedLook } from './profile.ts'
import { judgeBrand, loosensBrand } from './rules.ts'

/** Change what a brand is called, where it is found and what it looks like; it holds at once, without a restart. */
export const saveBrand = (deps: Deps, ask: Ask<typeof call>) =>
  inTransaction(deps.db, async (tx) => {
    const { session, body } = ask
    const before = await store.lockBrand(tx, session.brandId)
    if (!before) throw new Refusal('not_found')
    if (before.revision !== body.basedOn) throw new Refusal('case_changed')
    const taken = { merchants: new Set<string>(), hosts: await store.findTakenHosts(tx, body.hosts, before.id) }
    must(judgeBrand(body, taken))

    const { name, languages, hosts, reason, note } = body
    const after = { ...before, name, languages, hosts, look: storedLook(body) }
    const sides = changedFields(profileOf(before), profileOf(after))
    if (Object.keys(sides.after).length === 0) return profileOf(before)
    const subject = subjectOf(before.merchant)
    const when = loosensBrand(before, after)
    await needTwo(tx, session, { when, rule: 'brand_looser', subject, facts: { ...sides } }, deps.now())

    await store.updateBrand(tx, after)
    await announce(tx, [{ topic: 'brand_changed', brandId: before.id, keys: [`look ${before.revision + 1}`] }])
    const entry = { brandId: before.id, action: 'brand.change', subject, reason, note, ...sides }
    await record(tx, doerOf(ask), entry, deps.now())
    return { ...profileOf(after), revision: before.revision + 1 }
  })
