import { isIP } from 'node:net'

/** The addresses and networks of a list by commas. */
export const proxiesIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((proxy) => proxy.trim())
    .filter(Boolean)

/** Whether this is an address, or a network such as 10.0.0.0/8. */
export function isProxy(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most
}
