import { expect, test } from 'vitest'
import { differencesAt, effectOf, opensAlone } from '#kernel/loosening.ts'
import { DIRECTIONS } from './strictness.ts'

const differences = (before: unknown, after: unknown, path: readonly string[] = []) =>
  differencesAt(before as never, after as never, DIRECTIONS, path)
const effect = (path: string, before: unknown, after: unknown) =>
  effectOf({ path: path.split('.'), before: before as never, after: after as never }, DIRECTIONS)

test.each([
  ['lock.failures', 3, 5, 'loosens'],
  ['lock.failures', 3, 2, 'tightens'],
  ['lock.lockMinutes', 30, 10, 'loosens'],
  ['cashier.withdrawal.dayMax', '1000', null, 'loosens'],
  ['cashier.withdrawal.dayMax', null, '1000', 'tightens'],
  ['cashier.withdrawal.max', '9000', '10000', 'loosens'],
  ['cashier.withdrawal.max', '100000000000000.0001', '100000000000000.0002', 'loosens'],
  ['cashier.withdrawal.max', '9000', '9000.0000', 'stays'],
  ['cashier.withdrawal.reviewFirst', true, false, 'loosens'],
  ['cashier.channels.QR.on', true, false, 'tightens'],
  ['cashier.channels.QR.to.account', '1', '2', 'loosens'],
  ['cashier.channels.QR.text.en', 'a', 'b', 'stays'],
  ['limits.samePerson', ['mobile', 'email'], ['mobile'], 'loosens'],
  ['region.deny.countries', ['SG'], ['SG', 'US'], 'tightens'],
  ['flags', ['captcha'], [], 'loosens'],
  ['flags', ['captcha'], ['captcha', 'free_play'], 'stays'],
  ['wording.en', {}, { a: 'b' }, 'stays'],
  ['something.new', 1, 2, 'loosens'],
])('%s from %j to %j %4$s', (path, before, after, said) => {
  expect(effect(path, before, after)).toBe(said)
})

test('lists whose entries have a code differ entry by entry, other lists as a whole', () => {
  const channels = (max: string) => ({
    channels: [
      { code: 'A', max: '1' },
      { code: 'B', max },
    ],
  })
  expect(differences(channels('2'), channels('3'), ['cashier'])).toEqual([
    { path: ['cashier', 'channels', 'B', 'max'], before: '2', after: '3', effect: 'loosens' },
  ])
  const added = differences({ channels: [] }, { channels: [{ code: 'A', max: '1' }] }, ['cashier'])
  expect(added).toMatchObject([{ path: ['cashier', 'channels', 'A'], before: null, effect: 'loosens' }])
  expect(differences({ words: ['a'] }, { words: ['a', 'b'] })).toHaveLength(1)
  expect(differences(channels('2'), { channels: channels('2').channels.toReversed() })).toHaveLength(1)
})

test('what was closed for a reason that protects is not opened by one person, nor what nobody knows the reason of', () => {
  expect(['planned', 'maintenance', 'fraud', 'incident', undefined].map(opensAlone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
