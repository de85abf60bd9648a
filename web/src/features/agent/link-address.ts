/** The address at which somebody registers by a link. */
export function linkAddress(address: string, code: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.set('affiliateCode', code)
  return url.href
}

/** An address as people read it: without what all of them begin with. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\//, '')
