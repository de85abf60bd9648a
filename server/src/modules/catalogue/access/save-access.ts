import type { saveVendorAccess as call } from '@croupier/contract/console-vendor-access.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { HOUSE_VENDORS } from '../house-vendors.ts'
import { forgetAccesses } from '../vendor/access.ts'
import { lockAccess, saveAccess as write } from '../vendor/store.ts'
import { loosens, termsOf } from './rules.ts'
import { findVendorAt } from './store.ts'

/** Say how a vendor reaches us; who lets it do more is two people. */
export async function saveAccess(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const vendor = await findVendorAt(tx, brandId, params.code)
    if (!vendor || HOUSE_VENDORS.includes(vendor.code)) throw new Refusal('not_found')

    const { reason, note, ...after } = body
    const known = await lockAccess(tx, vendor.code)
    const before = known && termsOf(known)
    const subject = { type: 'vendor_access', id: vendor.code, name: vendor.displayName }
    const when = loosens(after, before)
    await needTwo(tx, session, { when, rule: 'vendor_access_wider', subject, facts: { ...after } }, deps.now())
    await write(tx, { vendorCode: vendor.code, ...after })
    await record(
      tx,
      doerOf(ask),
      { brandId, action: 'vendors.access', subject, before, after, reason, note },
      deps.now(),
    )
  })
  forgetAccesses(deps)
  return {}
}
