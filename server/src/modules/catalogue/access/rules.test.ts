import { expect, test } from 'vitest'
import { keyState, loosens } from './rules.ts'

const terms = {
  dialect: 'native',
  wallet: 'seamless',
  launchUrl: 'https://games.example/play',
  addresses: ['203.0.113.0/24'],
  open: true,
} as const
const before = { ...terms, addresses: [...terms.addresses] }

test.each([
  ['a way in where there was none', before, undefined, true],
  ['the same again', before, before, false],
  ['another address', { ...before, addresses: ['203.0.113.0/24', '198.51.100.7'] }, before, true],
  ['any address', { ...before, addresses: [] }, before, true],
  ['fewer addresses', { ...before, addresses: ['203.0.113.0/24'] }, { ...before, addresses: [] }, false],
  ['closing', { ...before, open: false }, before, false],
  ['opening again', before, { ...before, open: false }, true],
  ['another dialect', { ...before, dialect: 'form' as const }, before, true],
  ['another wallet', { ...before, wallet: 'transfer' as const }, before, true],
  ['another place where games open', { ...before, launchUrl: 'https://else.example/' }, before, true],
])('%s opens more or does not', (_, after, was, more) => {
  expect(loosens(after, was)).toBe(more)
})

test('a key is good until its end', () => {
  const now = new Date('2026-11-22T00:00:00Z')
  expect(keyState(null, now)).toBe('good')
  expect(keyState(new Date('2026-11-22T00:00:01Z'), now)).toBe('ends')
  expect(keyState(now, now)).toBe('ended')
})
