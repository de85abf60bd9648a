import { RAIL_CURRENCY } from '@croupier/contract/currencies.ts'
import type { Difference } from '@croupier/contract/policy.ts'
import { z } from 'zod'
import type { Db } from '#kernel/database.ts'
import { malformed } from '#kernel/faults.ts'
import type { Json } from '#kernel/loosening.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import { writtenOut } from '../put-setting.ts'
import { withValue } from '../setting-path.ts'
import { Settings, type SettingsText } from '../settings.ts'
import * as store from '../store.ts'
import { differencesOf, mayMerge } from './rules.ts'

export interface Draft {
  readonly basedOn: number
  readonly changes: readonly { readonly path: readonly string[]; readonly value: unknown }[]
}

export interface PolicyDraft {
  readonly before: SettingsText
  readonly after: SettingsText
  readonly differences: readonly Difference[]
}

/** Lay a draft over the version that holds: refused where others have changed the same since, and where it does not fit. */
export async function layOver(db: Db, brandId: number, current: store.Version, draft: Draft): Promise<PolicyDraft> {
  const before = writtenOut(current.settings)
  if (draft.basedOn !== current.version) {
    const seen = await store.findVersion(db, brandId, draft.basedOn)
    if (!seen) throw new Refusal('settings_changed', { value: { version: current.version, theirs: [] } })
    must(mayMerge(differencesOf(writtenOut(seen.settings), before), draft.changes, current.version))
  }

  const drafted = draft.changes.reduce<Json>(
    (settings, { path, value }) => withValue(settings, path, value as Json),
    before,
  )
  const read = Settings.safeDecode(drafted as never)
  if (!read.success) throw malformed(read.error.issues, drafted)
  await fitCurrency(db, brandId, read.data)
  const after = z.encode(Settings, read.data)
  return { before: before as SettingsText, after, differences: differencesOf(before, after) }
}

/** Refused where a way to pay in takes other money than the brand's. */
async function fitCurrency(db: Db, brandId: number, { cashier }: Settings): Promise<void> {
  const currency = await store.findCurrency(db, brandId)
  for (const [at, { rail }] of cashier.channels.entries()) {
    const needed = RAIL_CURRENCY[rail]
    if (needed !== undefined && needed !== currency)
      must(atField(`cashier.channels.${at}.rail`, 'rail_currency', { currency: needed }))
  }
}
