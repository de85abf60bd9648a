import {
  type Bulk,
  BULK_MOST,
  type BulkAction,
  type freezeMany,
  type signOutMany,
  type tagMany,
} from '@croupier/contract/console-bulk.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, no } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { listsReason } from '#modules/brand/reasons/reasons.ts'
import { filterOf } from '../list/reads.ts'
import { bulkShown } from './reads.ts'
import * as store from './store.ts'

type ManyAsk = Ask<typeof freezeMany> | Ask<typeof signOutMany> | Ask<typeof tagMany>

/** Write down whom something is to be done to; each has their turn as soon as this is heard. */
const askFor =
  (action: BulkAction) =>
  async (deps: Deps, ask: ManyAsk): Promise<Bulk> => {
    const brand = await brandOf(deps, ask.session.brandId)
    if (action === 'freeze' && !listsReason(brand, 'members.freeze', ask.body.reason))
      must(atField('reason', 'invalid'))
    const bulk = bulkOf(action, ask)
    await inTransaction(deps.db, (tx) => begin(tx, deps, ask, { brand, bulk }))
    return bulkShown(deps, bulk)
  }

/** Freeze many. */
export const freezeAll = askFor('freeze')
/** Sign many out. */
export const signOutAll = askFor('sign_out')
/** Tag many. */
export const tagAll = askFor('tag')

function bulkOf(action: BulkAction, { body, ...ask }: ManyAsk): store.BulkRow {
  const { id, reason, note, chosen } = body
  const tags = 'tags' in body ? body.tags : []
  return {
    id: id.toLowerCase(),
    brandId: ask.session.brandId,
    action,
    tags,
    reason,
    note,
    doer: doerOf(ask),
    content: JSON.stringify({ deed: action, chosen, tags, reason, note }),
  }
}

interface BegunBulk {
  readonly brand: Brand
  readonly bulk: store.BulkRow
}

async function begin(tx: Tx, deps: Deps, ask: ManyAsk, { brand, bulk }: BegunBulk): Promise<void> {
  await store.lockBulk(tx, bulk.id)
  const before = await store.findBulk(tx, bulk.id)
  if (before)
    return before.brandId === bulk.brandId && before.content === bulk.content ? undefined : must(no('id_reused'))

  await store.insertBulk(tx, bulk, deps.now())
  const { chosen } = ask.body
  const count =
    'ids' in chosen
      ? await store.insertChosen(tx, bulk, chosen.ids)
      : await store.insertView(tx, bulk, await filterOf(tx, deps.now(), brand, chosen.view), BULK_MOST)
  if (count > BULK_MOST) return must(atField('chosen', 'too_large', { max: BULK_MOST }))

  const subject = { type: 'bulk', id: bulk.id, name: bulk.action }
  const facts = { deed: bulk.action, members: count, ...(bulk.tags.length > 0 && { tags: bulk.tags }) }
  const when = count > brand.settings.bulk.aloneMax
  await needTwo(tx, ask.session, { when, rule: 'bulk_above_limit', subject, facts }, deps.now())
  const { brandId, reason, note, doer } = bulk
  const after = { ...facts, chosen: 'ids' in chosen ? { ids: chosen.ids } : { view: chosen.view } }
  await record(tx, doer, { brandId, action: `members.many_${bulk.action}`, subject, after, reason, note }, deps.now())
  await announce(tx, [{ topic: 'bulk_asked', brandId, keys: [bulk.id] }])
}
