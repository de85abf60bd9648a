import { allBrands, forgetBrands } from '#modules/brand/brand.ts'
import { changeSettings, type SettingsChange } from '#modules/brand/change-settings.ts'
import type { Deps } from '#kernel/deps.ts'

export const LUCKY = 1
export const SAMPA = 2

/** A reality check after half an hour, without whose answer no round is taken. */
export const CHECKED: SettingsChange['settings'] = {
  realityCheck: { everyMinutes: [30, 15, 45, 60], enforced: true },
}

/** No test is refused for asking often, unless it is about that. */
export const HASTE: SettingsChange['settings'] = {
  rateLimits: { login: { points: 100_000, seconds: 1 }, registration: { points: 100_000, seconds: 1 } },
  addressLock: { captchaAfter: 10_000, failures: 1_000_000 },
  captchaAfter: 100,
}

/** Change a brand's policy; it holds at once. */
export async function setPolicy(deps: Deps, brandId: number, settings: SettingsChange['settings']): Promise<void> {
  await changeSettings(deps, { brandId, settings, changedBy: 'test', reason: 'test' })
  forgetBrands(deps)
}

/** Chains of all brands that are made in no time: on a slow machine a dealer is busy for a minute with the million links of the first. */
export async function shortenChains(deps: Deps): Promise<void> {
  for (const { id } of await allBrands(deps))
    await setPolicy(deps, id, { crash: { links: 1000 }, tables: { links: 100 } })
}
