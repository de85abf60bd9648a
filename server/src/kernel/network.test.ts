import { expect, test } from 'vitest'
import { networkOf, plainAddress } from './network.ts'

test.each([
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['::ffff:808:808', '8.8.8.8'],
  ['8.8.8.8', '8.8.8.8'],
  ['2001:db8::1', '2001:db8::1'],
  ['::1', '::1'],
  ['unknown', 'unknown'],
])('the address %s is read as %s', (given, plain) => {
  expect(plainAddress(given)).toBe(plain)
})

test.each([
  ['8.8.8.8', '8.8.8.8'],
  ['::ffff:8.8.8.8', '8.8.8.8'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('the address %s belongs to %s', (given, network) => {
  expect(networkOf(given)).toBe(network)
})
