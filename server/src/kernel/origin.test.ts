import { expect, test } from 'vitest'
import { addressBlock, addressHash, deviceHash } from './origin.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s belongs to %s', (ip, block) => expect(addressBlock(ip)).toBe(block))

test('who changes the last half of an IPv6 address is the same origin', () => {
  const of = (ip: string) => addressHash({ ip, device: undefined })
  expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:2:ffff::7'))
  expect(of('2001:db8:1:2::1')).not.toBe(of('2001:db8:1:3::1'))
})

test('what is no secret of ours is no device', () => {
  expect(deviceHash({ ip: '::1', device: 'x'.repeat(42) })).toBeUndefined()
  expect(deviceHash({ ip: '::1', device: undefined })).toBeUndefined()
  expect(deviceHash({ ip: '::1', device: 'x'.repeat(43) })).toMatch(/^[\w-]{43}$/)
})
