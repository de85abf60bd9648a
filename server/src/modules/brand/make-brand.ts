import { commandBy, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import { z } from 'zod'
import { Settings } from './settings.ts'
import * as store from './store.ts'

export interface BrandOrder extends Omit<store.NewMerchant, 'id'> {
  readonly by: string
  readonly reason: string
}

/** Make a brand by command. It has the strictest policy there is and takes no registrations until somebody opens them. */
export const makeBrand = (deps: Deps, { by, reason, ...merchant }: BrandOrder): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const id = await store.nextId(tx)
    if ((await store.findBrands(tx)).some((one) => one.merchant === merchant.merchant)) throw new Refusal('id_reused')
    await store.saveMerchant(tx, { ...merchant, id }, deps.now())
    const settings = z.encode(Settings, z.decode(Settings, {}))
    const version = { brandId: id, settings, version: 1, before: undefined, changedBy: by, reason }
    await store.insertVersion(tx, version, deps.now())
    await announce(tx, [{ topic: 'brand_changed', brandId: id, keys: ['1'] }])
    const subject = { type: 'brand', id: String(id), name: merchant.merchant }
    const { currency, timeZone, languages, hosts } = merchant
    const after = { currency, timeZone, languages, hosts }
    await record(tx, commandBy(by), { brandId: id, action: 'brand.create', subject, reason, after }, deps.now())
    return id
  })
