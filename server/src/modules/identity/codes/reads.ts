import type { affiliate, countryCodes } from '@croupier/contract/codes.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf, placeOf } from '#modules/brand/brand.ts'
import { isValidCode } from '../invitations/referrer.ts'

/** Success says that the code is valid here. */
export async function readAffiliate(deps: Deps, { query, brandId }: Ask<typeof affiliate>): Promise<EmptyReply> {
  const { code, domain } = query
  if (!(await isValidCode(deps, await brandOf(deps, brandId), { code, domain: domain || undefined })))
    throw new Refusal('invitation_code_error')
  return {}
}

const countries = getCountries()
  .map((countryCode) => ({ countryCode, countryDialingCode: getCountryCallingCode(countryCode) }))
  .toSorted((one, other) => (one.countryCode < other.countryCode ? -1 : 1))

/** Every country with its dialing code; first of all the visitor's, or the brand's where the address tells nothing. */
export async function readCountryCodes(
  deps: Deps,
  ask: Ask<typeof countryCodes>,
): Promise<ReplyOf<typeof countryCodes>> {
  const { settings } = await brandOf(deps, ask.brandId)
  const { country = '' } = placeOf(deps, ask.ip)
  const here = [country, settings.defaultCountry].find((code) => isSupportedCountry(code)) ?? 'US'
  const found = countries.find(({ countryCode }) => countryCode === here)
  return { countryCode: here, countryDialingCode: found?.countryDialingCode ?? '', list: countries }
}
