import { expect, test } from 'vitest'
import { valueAt, withValue } from './setting-path.ts'

const settings = { maintenance: false, flags: ['free_play'], lock: { failures: 3, windowMinutes: 30 } }

test.each([
  ['maintenance', false],
  ['lock', { failures: 3, windowMinutes: 30 }],
  ['lock.failures', 3],
  ['flags.free_play', true],
  ['flags.captcha', false],
  ['lock.nothing', undefined],
  ['lock.failures.deeper', undefined],
  ['constructor', undefined],
])('at %s stands %j', (path, value) => {
  expect(valueAt(settings, path.split('.'))).toEqual(value)
})

test.each([
  ['maintenance', true, { ...settings, maintenance: true }],
  ['lock.failures', 5, { ...settings, lock: { failures: 5, windowMinutes: 30 } }],
  ['flags.captcha', true, { ...settings, flags: ['free_play', 'captcha'] }],
  ['flags.free_play', true, settings],
  ['flags.free_play', false, { ...settings, flags: [] }],
  ['flags', ['captcha'], { ...settings, flags: ['captcha'] }],
  ['flags.10.0.0.0/8', true, { ...settings, flags: ['free_play', '10.0.0.0/8'] }],
  ['region.deny.countries', ['SG'], { ...settings, region: { deny: { countries: ['SG'] } } }],
])('%s becomes %j and nothing else changes', (path, value, expected) => {
  expect(withValue(settings, path.split('.'), value)).toEqual(expected)
})
