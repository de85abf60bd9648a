import { createCipheriv } from 'node:crypto'
import { AGE_TEXT } from '@croupier/contract/minimum-age.ts'
import type {
  BrandLook,
  domainRoute,
  FieldRule,
  registrationSetting,
  systemStatus,
  whitelabel,
} from '@croupier/contract/brand.ts'
import { REGISTRATION_FIELDS } from '@croupier/contract/brand.ts'
import { FIELD_OFF } from '@croupier/contract/registration.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { reasons } from '@croupier/contract/console-desk.ts'
import { writtenFor } from '@croupier/contract/language.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Snapshot, Watcher } from '#kernel/live.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, placeOf } from './brand.ts'
import type { PhoneProvider } from './phone-provider.ts'
import { settingTree } from './rules.ts'
import { findVersionNumber } from './store.ts'

/** The brand's reasons for an action, in the operator's language. */
export async function readReasons(deps: Deps, ask: Ask<typeof reasons>): Promise<ReplyOf<typeof reasons>> {
  const { settings } = await brandOf(deps, ask.brandId)
  const inLanguage = (words: Readonly<Record<string, string>>) => words[ask.language] ?? words['en'] ?? ''
  const list = settings.reasons[ask.query.deed] ?? []
  return {
    list: list.map(({ code, name, sentence }) => ({ code, name: inLanguage(name), sentence: inLanguage(sentence) })),
  }
}

/** The brand as the site shows it, with its setting tree. */
export async function readWhitelabel(deps: Deps, ask: Ask<typeof whitelabel>): Promise<ReplyOf<typeof whitelabel>> {
  const brand = await brandOf(deps, ask.brandId)
  return { brand: lookOf(brand), tree: treeOf(brand) }
}

const treeOf = ({ settings }: Brand) => settingTree(new Set(settings.flags))

const lookOf = ({
  look,
  name,
  merchant,
  languages,
  defaultLanguage,
  currency,
  decimals,
  timeZone,
  settings,
}: Brand): BrandLook => ({
  ...look,
  name,
  merchant,
  languages: [...languages],
  defaultLanguage,
  currency,
  decimals,
  timeZone,
  minimumAge: settings.registration.minimumAge,
  wording: settings.wording,
})

/** What registration asks for: a rule for every field there is, off where the brand has none. */
export async function readRegistrationSetting(
  deps: Deps,
  ask: Ask<typeof registrationSetting>,
): Promise<ReplyOf<typeof registrationSetting>> {
  return registrationOf(await brandOf(deps, ask.brandId), ask.language)
}

function registrationOf({ settings }: Brand, language: string): ReplyOf<typeof registrationSetting> {
  const { open, minimumAge, ageText, fields } = settings.registration
  return {
    open,
    challenge: settings.challengeOn.registration,
    minimumAge,
    ageText: (ageText[language] ?? ageText.en ?? AGE_TEXT[writtenFor(language)]).replaceAll(
      '{age}',
      String(minimumAge),
    ),
    fields: Object.fromEntries(
      REGISTRATION_FIELDS.map((field): [string, FieldRule] => [field, fields[field] ?? FIELD_OFF]),
    ),
  }
}

/** Whether this visitor may come in, and what the shell needs to know either way. */
export async function readSystemStatus(
  deps: Deps,
  ask: Ask<typeof systemStatus>,
): Promise<ReplyOf<typeof systemStatus>> {
  const brand = await brandOf(deps, ask.brandId)
  const { settings, phoneProvider, statusFor, version } = brand
  const { customerService, gtagId, launchGameCDNs, ...site } = settings.site
  const { mode, sandboxVendor, vendorWallets } = deps.config
  const beside = mode === 'sandbox' ? [sandboxVendor, vendorWallets] : []
  const { ip, country = '' } = placeOf(deps, ask.ip)
  const status = statusFor(ask.ip)
  return {
    status,
    info: {
      ...site,
      // The sandbox's own vendors show their games on ports of their own.
      launchGameCDNs: [...launchGameCDNs, ...beside.flatMap((vendor) => vendor?.url ?? [])],
      whitelabel: treeOf(brand),
      register: registrationOf(brand, ask.language),
      customerService: customerService.map(({ csType, path }) => ({ csType, path })),
      ...(gtagId !== undefined && { gtagId }),
      ...(phoneProvider && { phoneProvider: shownProvider(phoneProvider) }),
    },
    location: { ip, country },
    maintenance: settings.maintenance,
    maintenanceUntil: settings.maintenance ? settings.maintenanceUntil : null,
    regionRestriction: status === 2,
    version,
    serverTime: deps.now().toISOString(),
    mode: deps.config.mode,
  }
}

const shownProvider = ({ restUrl, apiKey, captcha }: PhoneProvider) => ({ restUrl, apiKey, captcha: captcha !== null })

/** Which version of the brand's settings holds: asked of the database, since what is remembered may be old. */
export async function readStatusTopic(deps: Deps, { brandId }: Watcher): Promise<Snapshot> {
  const version = await findVersionNumber(deps.db, brandId)
  return { seq: version, data: { version } }
}

const SERVICE_WIDTH = 440

/** Where customer service is, sealed anew for every answer. */
export async function readDomainRoute(deps: Deps, ask: Ask<typeof domainRoute>): Promise<ReplyOf<typeof domainRoute>> {
  const { settings, version } = await brandOf(deps, ask.brandId)
  const key = deps.random(32)
  const pathList = settings.site.customerService.map(({ csType, path, height }) => ({
    type: 3 as const,
    csType,
    path: sealedPath(key, deps.random(12), path),
    width: SERVICE_WIDTH,
    height,
  }))
  return { version: { number: version, key: key.toString('base64url'), pathList } }
}

function sealedPath(key: Buffer, nonce: Buffer, path: string): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  return Buffer.concat([nonce, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}
