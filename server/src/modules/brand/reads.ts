import type { BrandLook, FieldRule, registrationSetting, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { REGISTRATION_FIELDS } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from './brand.ts'
import { settingTree, statusOf } from './rules.ts'
import { FIELD_OFF } from './settings.ts'

/** The brand as the site shows it, with its setting tree. */
export async function readWhitelabel(deps: Deps, ask: Ask<typeof whitelabel>): Promise<ReplyOf<typeof whitelabel>> {
  const brand = await brandOf(deps, ask.brandId)
  return { brand: lookOf(brand), tree: settingTree(new Set(brand.settings.flags)) }
}

const lookOf = ({
  look,
  name,
  merchant,
  languages,
  defaultLanguage,
  currency,
  decimals,
  timeZone,
  minimumAge,
}: Brand): BrandLook => ({
  ...look,
  name,
  merchant,
  languages: [...languages],
  defaultLanguage,
  currency,
  decimals,
  timeZone,
  minimumAge,
})

/** What registration asks for: a rule for every field there is, off where the brand has none. */
export async function readRegistrationSetting(
  deps: Deps,
  ask: Ask<typeof registrationSetting>,
): Promise<ReplyOf<typeof registrationSetting>> {
  const { settings, minimumAge } = await brandOf(deps, ask.brandId)
  const { open, ageText, fields } = settings.registration
  return {
    open,
    challenge: settings.challengeOn.registration,
    minimumAge,
    ageText: (ageText[ask.language] ?? ageText.en ?? '').replaceAll('{age}', String(minimumAge)),
    fields: Object.fromEntries(
      REGISTRATION_FIELDS.map((field): [string, FieldRule] => [field, fields[field] ?? FIELD_OFF]),
    ),
  }
}

/** Whether this visitor may come in. Countries are not told apart yet, so nobody is refused by region. */
export async function readSystemStatus(
  deps: Deps,
  ask: Ask<typeof systemStatus>,
): Promise<ReplyOf<typeof systemStatus>> {
  const { settings } = await brandOf(deps, ask.brandId)
  const { resources, customerService, gtagId, imageCDNs, launchGameCDNs } = settings.site
  return {
    status: statusOf(settings.maintenance, false),
    info: { resources, customerService, ...(gtagId !== undefined && { gtagId }), imageCDNs, launchGameCDNs },
    location: { ip: ask.ip, country: '' },
    maintenance: settings.maintenance,
    regionRestriction: false,
    serverTime: deps.now().toISOString(),
    mode: deps.config.mode,
  }
}
