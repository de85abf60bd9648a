import { isIP, SocketAddress } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/
const GROUPS = 8
const NETWORK_GROUPS = 4

/** An address as lists know it: IPv4 is not dressed up as IPv6. */
export function plainAddress(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' })
  return address.replace(MAPPED, '')
}

/** Whose address this is, as far as it can be known: of IPv6 a customer has 64 bits, so only the first 64 tell people apart. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = tail === undefined ? 0 : GROUPS - first.length - last.length
  const groups = [...first, ...Array.from({ length: between }, () => '0'), ...last]
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`
}
