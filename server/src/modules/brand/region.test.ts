import { expect, test } from 'vitest'
import { isRange, regionRule } from './region.ts'

const nowhere = { countries: [], ranges: [] }
const COUNTRIES: Readonly<Record<string, string>> = { '8.8.8.8': 'US', '112.198.1.1': 'PH', '2001:db8:1::7': 'SG' }

const refused = (region: Partial<Parameters<typeof regionRule>[0]>, ip: string) =>
  regionRule({ allow: nowhere, deny: nowhere, ...region })(ip, () => COUNTRIES[ip])

test.each([
  ['without lists nobody is refused', {}, '8.8.8.8', false],
  ['a denied country is refused', { deny: { countries: ['US'], ranges: [] } }, '8.8.8.8', true],
  ['its neighbour is not', { deny: { countries: ['US'], ranges: [] } }, '112.198.1.1', false],
  ['an allowed country comes in', { allow: { countries: ['PH'], ranges: [] } }, '112.198.1.1', false],
  ['every other is refused', { allow: { countries: ['PH'], ranges: [] } }, '8.8.8.8', true],
  ['so is a public address of no known country', { allow: { countries: ['PH'], ranges: [] } }, '192.0.2.1', true],
  ['and what is no address', { allow: { countries: ['PH'], ranges: [] } }, 'unknown', true],
  ['a private address has no country and comes in', { allow: { countries: ['PH'], ranges: [] } }, '192.168.1.5', false],
  ['so does the machine itself', { allow: { countries: ['PH'], ranges: [] } }, '::1', false],
  ['a denied network is refused', { deny: { countries: [], ranges: ['112.198.0.0/16'] } }, '112.198.1.1', true],
  ['also a private one', { deny: { countries: [], ranges: ['127.0.0.1'] } }, '127.0.0.1', true],
  ['its neighbour is not', { deny: { countries: [], ranges: ['112.199.0.0/16'] } }, '112.198.1.1', false],
  [
    'a denied network of IPv6 is refused',
    { deny: { countries: [], ranges: ['2001:db8:1::/48'] } },
    '2001:db8:1::7',
    true,
  ],
  [
    'an allowed network of a denied country comes in',
    { allow: { countries: [], ranges: ['8.8.8.0/24'] }, deny: { countries: ['US'], ranges: [] } },
    '8.8.8.8',
    false,
  ],
  [
    'a denied network of an allowed country does not',
    { allow: { countries: ['PH'], ranges: [] }, deny: { countries: [], ranges: ['112.198.1.0/24'] } },
    '112.198.1.1',
    true,
  ],
  [
    'what is both allowed and denied is denied',
    { allow: { countries: [], ranges: ['8.8.8.8'] }, deny: { countries: [], ranges: ['8.8.0.0/16'] } },
    '8.8.8.8',
    true,
  ],
  ['allowed networks alone refuse nobody', { allow: { countries: [], ranges: ['10.0.0.0/8'] } }, '8.8.8.8', false],
])('%s', (_name, region, ip, expected) => {
  expect(refused(region, ip)).toBe(expected)
})

test.each(['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '2001:db8::/32', '::1/128'])('%s is a network', (text) => {
  expect(isRange(text)).toBe(true)
})

test.each([
  '',
  '203.0.113',
  '203.0.113.0/33',
  '203.0.113.0/',
  '203.0.113.0/-1',
  '203.0.113.0/24/8',
  '::/129',
  'PH',
  '203.0.113.0/1e1',
])('%j is none', (text) => {
  expect(isRange(text)).toBe(false)
})
