import { expect, test } from 'vitest'
import { hindranceOf, type WithdrawalOptions } from './hindrance.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const before = '2026-11-20T12:00:00.000Z'
const later = '2026-11-22T12:00:00.000Z'

test.each<[string, WithdrawalOptions['hindrances'], string | undefined]>([
  ['nothing where there is none', [], undefined],
  [
    'the first that the server names',
    [
      { name: 'payment_password', until: null },
      { name: 'no_payee', until: null },
    ],
    'payment_password',
  ],
  ['a wait that lasts', [{ name: 'payee_cooling', until: later }], 'payee_cooling'],
  [
    'what comes after a wait that is over',
    [
      { name: 'password_changed', until: before },
      { name: 'turnover', until: null },
    ],
    'turnover',
  ],
  ['nothing after the last wait', [{ name: 'password_changed', until: before }], undefined],
])('what stands in the way is %s', (_, hindrances, hindrance) => {
  expect(hindranceOf({ hindrances }, NOW)).toBe(hindrance)
})
