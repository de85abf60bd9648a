import type { Deps } from '#kernel/deps.ts'
import { inTransaction } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { z } from 'zod'
import { Settings, type SettingsText } from './settings.ts'
import * as store from './store.ts'

export interface SettingsChange {
  readonly brandId: number
  /** Keys of the first level; those left out stay as they are. */
  readonly settings: SettingsText
  readonly changedBy: string
  readonly reason: string
}

/** Change a brand's policy: the new version is checked as a whole and kept with what it was before. Returns its number. */
export const changeSettings = (deps: Deps, change: SettingsChange): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const current = await store.findVersionForChange(tx, change.brandId)

    const settings = z.encode(Settings, z.decode(Settings, { ...current?.settings, ...change.settings }))
    const version = (current?.version ?? 0) + 1

    await store.insertVersion(tx, { ...change, settings, version, before: current?.settings }, deps.now())
    await announce(tx, [{ topic: 'brand_changed', brandId: change.brandId, keys: [String(version)] }])

    return version
  })
