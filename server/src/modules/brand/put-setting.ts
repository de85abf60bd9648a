import { z } from 'zod'
import type { Json } from '#kernel/loosening.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { valueAt, withValue } from './setting-path.ts'
import { Settings } from './settings.ts'
import * as store from './store.ts'

export interface SettingUpdate {
  readonly brandId: number
  /** Keys from the first level down. */
  readonly path: readonly string[]
  readonly value: Json
  readonly changedBy: string
  readonly reason: string
}

export interface UpdatedSetting {
  readonly version: number
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** Change one setting of a brand's policy and keep the new version, as a whole checked; says what stood there before and stands now. */
export const putSetting = (deps: Pick<Deps, 'db' | 'now'>, change: SettingUpdate): Promise<UpdatedSetting> =>
  inTransaction(deps.db, async (tx) => {
    const current = await store.findVersionForChange(tx, change.brandId)

    // With what the brand says nothing about, so that a list can be added to that is not written down yet.
    const before = writtenOut(current?.settings ?? {})
    const settings = z.encode(Settings, z.decode(Settings, withValue(before, change.path, change.value) as never))
    const version = (current?.version ?? 0) + 1

    const { path: _path, value: _value, ...by } = change
    await store.insertVersion(tx, { ...by, settings, version, before: current?.settings }, deps.now())
    await announce(tx, [{ topic: 'brand_changed', brandId: change.brandId, keys: [String(version)] }])

    return { version, before: valueAt(before, change.path), after: valueAt(settings, change.path) }
  })

/** A policy with every key there is, as it is written down. */
export const writtenOut = (text: z.input<typeof Settings>): Json => z.encode(Settings, z.decode(Settings, text)) as Json
