import type { Deps } from '../src/kernel/deps.ts'
import { forgetBrands } from '../src/modules/brand/brand.ts'
import { changeSettings } from '../src/modules/brand/change-settings.ts'
import type { SettingsText } from '../src/modules/brand/settings.ts'

/** Give a brand another policy, at once. */
export async function setPolicy(deps: Deps, brandId: number, settings: SettingsText): Promise<void> {
  await changeSettings(deps, { brandId, settings, changedBy: 'test', reason: 'test' })
  forgetBrands(deps)
}
