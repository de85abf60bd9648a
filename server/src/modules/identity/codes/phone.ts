import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'

export interface Phone {
  /** As it is dialled from anywhere: +639175550142. */
  readonly e164: string
  readonly national: string
  readonly dialingCode: string
  /** ISO 3166 code of the country that it belongs to. */
  readonly country: string | undefined
}

/** The library throws at a code that no country has. */
const DIALING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))
const MOBILE = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/**
 * The mobile number that somebody typed, with its dialing code apart or in front; undefined for what nobody could be
 * reached at. A trunk zero is no part of it.
 */
export function phoneOf(typed: string, dialingCode?: string): Phone | undefined {
  const text = typed.trim()
  const digits = dialingCode?.replaceAll(/\D/g, '') ?? ''
  if (digits !== '' && !DIALING_CODES.has(digits)) return undefined
  const parsed = text.startsWith('+')
    ? parsePhoneNumberFromString(text)
    : parsePhoneNumberFromString(text, { defaultCallingCode: digits })
  if (!parsed?.isValid() || !MOBILE.has(parsed.getType())) return undefined
  if (digits !== '' && parsed.countryCallingCode !== digits) return undefined
  return {
    e164: parsed.number,
    national: parsed.nationalNumber,
    dialingCode: parsed.countryCallingCode,
    country: parsed.country,
  }
}
