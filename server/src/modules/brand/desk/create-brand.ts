import type { createBrand as call } from '@croupier/contract/console-brands.ts'
import { doerOf } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { must } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { findTaken, subjectOf, writeBrand } from '../new-brand.ts'
import { judgeBrand } from './rules.ts'
import { storedLook } from './profile.ts'

/** Make a brand, always by two people; both work in it from then on. */
export const createBrand = (deps: Deps, ask: Ask<typeof call>) =>
  inTransaction(deps.db, async (tx) => {
    const { session, body } = ask
    const { id, taken } = await findTaken(tx, body.hosts)
    must(judgeBrand(body, taken))
    const { merchant, name, currency, timeZone, languages, minimumAge, hosts, reason, note } = body
    const facts = { name, currency, timeZone, languages, minimumAge, hosts }
    await needTwo(tx, session, { rule: 'brand_new', subject: subjectOf(merchant), facts }, deps.now())

    const order = { id, merchant, name, currency, timeZone, languages, minimumAge, hosts, look: storedLook(body) }
    const operators = [...new Set([session.confirming?.askedBy ?? session.username, session.username])]
    const making = { doer: doerOf(ask), reason, note, modelId: session.brandId, operators }
    await writeBrand(tx, order, making, deps.now())
    return {}
  })
