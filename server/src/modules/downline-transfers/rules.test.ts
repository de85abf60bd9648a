import { expect, test } from 'vitest'
import { judgeTransferDay } from '#modules/cashier/cashier.ts'
import { waysOf } from './rules.ts'

test.each([
  [0, 'nobody', true, []],
  [0, 'agents', true, []],
  [0, 'everyone', true, ['up']],
  [2, 'nobody', true, ['down']],
  [2, 'agents', true, ['up', 'down']],
  [41, 'everyone', false, ['up']],
  [4, 'agents', true, []],
] as const)('somebody of kind %i, where %s may send up and agents down is %s, may send %j', (kind, up, down, ways) =>
  expect(waysOf(kind, { up, down })).toEqual(ways),
)

test('a transfer fits into its day, or its sender is told when the next begins', () => {
  const resetsAt = new Date('2026-11-22T16:00:00.000Z')
  const asked = { amount: 101n, today: 900n, dayMax: 1000n, resetsAt }
  expect(judgeTransferDay({ ...asked, amount: 100n })).toMatchObject({ ok: true })
  expect(judgeTransferDay({ ...asked, dayMax: null })).toMatchObject({ ok: true })
  expect(judgeTransferDay(asked)).toMatchObject({
    code: 'limit_reached',
    detail: { value: { limit: 'transfer', period: 'day', resetsAt: resetsAt.toISOString() } },
  })
})
