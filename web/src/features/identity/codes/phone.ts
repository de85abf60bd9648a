/** Whether a mobile phone could have this number. The numbering plans of the world arrive when they are first needed. */
export async function isMobile(typed: string, dialingCode: string): Promise<boolean> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode })
  return parsed?.isValid() === true && parsed.countryCallingCode === dialingCode
}
