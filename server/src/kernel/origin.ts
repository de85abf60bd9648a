import { createHash } from 'node:crypto'
import { isIPv4, isIPv6 } from 'node:net'

/** Where an attempt comes from. */
export interface Origin {
  readonly ip: string
  /** The secret of the device cookie, if the browser showed one. */
  readonly device: string | undefined
}

/** 32 bytes in base64url; what is shorter or longer was not made here. */
const SECRET = /^[\w-]{43}$/
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** An IPv6 customer is given this much of an address; the rest changes at their will. */
const BLOCK_GROUPS = 4

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** What one subscriber has of addresses: one of IPv4, the first 64 bits of IPv6. */
export function addressBlock(ip: string): string {
  const plain = MAPPED.exec(ip)?.[1] ?? ip
  if (isIPv4(plain) || !isIPv6(plain)) return plain
  const [head = '', tail] = (plain.toLowerCase().split('%')[0] ?? '').split('::')
  const [front, back] = [head, tail ?? ''].map((text) => text.split(':').filter(Boolean))
  const gap = tail === undefined ? 0 : 8 - (front?.length ?? 0) - (back?.length ?? 0)
  const groups = [...(front ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(back ?? [])]
  return `${groups
    .slice(0, BLOCK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The device of an origin as it is kept; undefined where no cookie of ours was shown. */
export const deviceHash = ({ device }: Origin): string | undefined =>
  device !== undefined && SECRET.test(device) ? hashOf(`device ${device}`) : undefined

/** The network of an origin as it is kept. */
export const addressHash = ({ ip }: Origin): string => hashOf(`address ${addressBlock(ip)}`)
