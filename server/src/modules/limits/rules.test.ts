import { describe, expect, test } from 'vitest'
import { barAfter, holdsAtOnce, judgeConfirm, type LimitChange, limitState, monthsAfter } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (text: string) => new Date(`2026-11-${text}:00Z`)
describe('a bar', () => {
  const out = (kind: 'timed_out' | 'self_excluded', until: Date | null) => ({ kind, until })
  const [near, far] = [at('22T00:00'), at('29T00:00')]
  test.each([
    ['stands alone', null, out('timed_out', near), out('timed_out', near)],
    ['is never shortened', out('timed_out', far), out('timed_out', near), out('timed_out', far)],
    ['is prolonged', out('timed_out', near), out('timed_out', far), out('timed_out', far)],
    ['becomes an exclusion', out('timed_out', near), out('self_excluded', far), out('self_excluded', far)],
    ['for good stays for good', out('self_excluded', null), out('self_excluded', far), out('self_excluded', null)],
    ['is made one for good', out('self_excluded', far), out('self_excluded', null), out('self_excluded', null)],
  ])('%s', (_what, before, asked, expected) => expect(barAfter(before, asked)).toEqual({ ok: true, value: expected }))

  test('of exclusion is not replaced by a time-out', () =>
    expect(barAfter(out('self_excluded', near), out('timed_out', far))).toMatchObject({ code: 'self_excluded' }))
})

test.each([
  [null, 100n, true],
  [null, null, true],
  [100n, 100n, true],
  [100n, 99n, true],
  [100n, 101n, false],
  [100n, null, false],
])('from %s to %s holds at once: %s', (current, asked, expected) => expect(holdsAtOnce(current, asked)).toBe(expected))

describe('a limit', () => {
  let id = 0
  const line = (changes: Partial<LimitChange>): LimitChange => ({
    id: ++id,
    author: 'member',
    kind: 'stake',
    period: 'day',
    change: 'set',
    value: 100n,
    dueAt: null,
    lapsesAt: null,
    ...changes,
  })
  const asked = (value: bigint | null, dueAt: Date, lapsesAt: Date) => line({ change: 'asked', value, dueAt, lapsesAt })
  const state = (...lines: readonly LimitChange[]) => limitState(lines, 'stake', 'day', now)

  test('that was never set is none', () => expect(state()).toMatchObject({ holds: null, pending: null }))
  test.each([
    [100n, 50n, 50n],
    [50n, 100n, 50n],
    [null, 70n, 70n],
    [70n, null, 70n],
  ])('of the member %s and of the house %s: %s holds', (own, house, holds) =>
    expect(state(line({ value: own }), line({ author: 'house', value: house }))).toMatchObject({ own, house, holds }),
  )

  test.each([
    ['not yet', asked(500n, at('21T12:01'), at('24T12:00')), 'limit_not_due'],
    ['now', asked(500n, now, at('24T12:00')), 'yes'],
    ['no more', asked(500n, at('18T12:00'), now), 'limit_not_asked'],
    ['not after it was withdrawn', line({ change: 'withdrawn', value: null }), 'limit_not_asked'],
  ])('that was asked for may be confirmed: %s', (_when, change, expected) => {
    const verdict = judgeConfirm(state(line({ id: 0 }), change), now)
    expect(verdict.ok ? 'yes' : verdict.code).toBe(expected)
  })

  test('that is set ends what was asked for before it', () =>
    expect(state(asked(500n, now, at('24T12:00')), line({ value: 90n }))).toMatchObject({ own: 90n, pending: null }))
})

test.each([
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28T10:00:00.000Z'],
  ['2026-11-21T12:00:00.000Z', 60, '2031-11-21T12:00:00.000Z'],
])('%s and %i months is %s', (from, months, to) => expect(monthsAfter(new Date(from), months).toISOString()).toBe(to))
