/** Whether a mobile phone could have this number. */
export const isMobile = async (typed: string, dialingCode: string): Promise<boolean> =>
  (await internationalNumber(typed, dialingCode)) !== undefined

/** A mobile number as it is dialled from anywhere, +639175550142. The numbering plans of the world arrive when they are first needed. */
export async function internationalNumber(typed: string, dialingCode: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/mobile')
  const parsed = parsePhoneNumberFromString(typed, { defaultCallingCode: dialingCode })
  return parsed?.isValid() === true && parsed.countryCallingCode === dialingCode ? parsed.number : undefined
}
