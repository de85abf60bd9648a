import { BlockList, isIP, isIPv4 } from 'node:net'
import type { z } from 'zod'
import type { RegionSettings } from './site-settings.ts'

/** Networks that belong to no country: one's own machine, one's own house. */
const PRIVATE = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
]

/** Whether a text is an address or a network such as 203.0.113.0/24. */
export function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/**
 * Who is refused for where they are. The first that fits decides: a denied network, an allowed one, a denied country; where
 * countries are allowed by name all others are refused, also a public address that nobody can place. Private addresses have
 * no country.
 */
export function regionRule({
  allow,
  deny,
}: z.output<typeof RegionSettings>): (ip: string, countryOf: () => string | undefined) => boolean {
  const denied = listOf(deny.ranges)
  const allowed = listOf(allow.ranges)
  const asksCountry = allow.countries.length + deny.countries.length > 0

  return (ip, countryOf) => {
    if (has(denied, ip)) return true
    if (!asksCountry || has(allowed, ip) || isPrivate(ip)) return false
    const country = countryOf() ?? ''
    return deny.countries.includes(country) || (allow.countries.length > 0 && !allow.countries.includes(country))
  }
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** What is no address is on no list. */
const has = (list: BlockList, ip: string) => isIP(ip) !== 0 && list.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6')

const privates = listOf(PRIVATE)

/** Whether an address belongs to no country because it is nobody's in the world outside. */
const isPrivate = (ip: string): boolean => has(privates, ip)
