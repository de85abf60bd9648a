import { describe, expect, test } from 'vitest'
import { hundredthsOf, cashOutAt, cashOutNow, payoutAt, type RoundState, turnOf } from './rules.ts'

const START = 1_000_000
const at = (ms: number) => new Date(START + ms)
const terms = { stake: 10_0000n, unit: 100n, payoutCap: 1000_0000n }

test.each([
  ['2', 200],
  ['2.5', 250],
  ['1.01', 101],
  ['1000000.00', 100_000_000],
  ['1.001', undefined],
  ['', undefined],
  ['-2', undefined],
])('%j is %s hundredths', (text, hundredths) => expect(hundredthsOf(text)).toBe(hundredths))

describe('where a bet leaves by itself', () => {
  test.each([
    ['where it is told to', 250, 250],
    ['where it has won the most that a round pays', undefined, 10_000],
    ['at the cap, though it was told to leave later', 20_000, 10_000],
  ])('%s', (_what, autoAt, leaves) => expect(cashOutAt(autoAt, terms)).toMatchObject({ ok: true, value: leaves }))

  test('below 1.01, or above all flights, is not offered', () => {
    for (const autoAt of [100, 0, 100_000_001]) expect(cashOutAt(autoAt, terms).ok).toBe(false)
  })

  test('a stake that could win nothing below the cap is too large', () => {
    expect(cashOutAt(undefined, { ...terms, payoutCap: 10_0000n })).toMatchObject({
      ok: false,
      code: 'stake_too_large',
    })
  })

  test('nobody is paid above the cap', () => {
    expect([payoutAt(150, terms), payoutAt(10_000, terms), payoutAt(10_001, terms)]).toEqual([
      15_0000n,
      1000_0000n,
      1000_0000n,
    ])
  })
})

describe('where a bet leaves that is asked for', () => {
  // At 1.50 after 6,757.75 ms.
  const flight = { phase: 'running', startsAt: at(0), point: 149n, crashMs: 6758 } as const
  test.each([
    ['before the start', -1, 10_000, 'step_not_allowed'],
    ['where nobody has won anything yet', 100, 10_000, 'step_not_allowed'],
    ['a millisecond before the crash', 6757, 10_000, 149],
    ['at the crash', 6758, 10_000, 'cash_out_late'],
    ['after the crash, where it had left by itself', 9000, 120, 120],
    ['where it has left by itself', 6757, 120, 120],
  ])('%s', (_what, ms, leaves, expected) => {
    const verdict = cashOutNow(at(ms), { cashOutAt: leaves }, flight)
    expect(verdict.ok ? verdict.value : verdict.code).toBe(expected)
  })

  test('of a round that was given back is not open', () => {
    expect(cashOutNow(at(5000), { cashOutAt: 120 }, { ...flight, phase: 'void' })).toMatchObject({
      code: 'bet_not_open',
    })
  })
})

describe('what is to be done with a round', () => {
  const round: RoundState = {
    phase: 'betting',
    startsAt: at(7000),
    heartbeatAt: at(0),
    point: 200n,
    crashMs: 11_000,
    endedAt: null,
    settledAt: null,
  }
  const flying: RoundState = { ...round, phase: 'running', heartbeatAt: at(10_000) }
  const over: RoundState = { ...round, phase: 'crashed', endedAt: at(18_000) }

  test.each([
    ['betting goes on', round, 6999, 'wait'],
    ['it starts', round, 7000, 'start'],
    ['it starts late', round, 12_000, 'start'],
    ['nobody was there to start it', round, 12_001, 'void'],
    ['it flies', flying, 12_000, 'heartbeat'],
    ['nobody was there while it flew', flying, 15_001, 'void'],
    ['it crashes', { ...flying, heartbeatAt: at(17_900) }, 18_000, 'crash'],
    ['it is settled, however late', over, 900_000, 'settle'],
    ['it is looked at', { ...over, settledAt: at(18_600) }, 20_999, 'wait'],
    ['the next one opens', { ...over, settledAt: at(18_600) }, 21_000, 'open'],
  ] as const)('%s', (_what, standing, ms, kind) => expect(turnOf(standing, at(ms), 3000).kind).toBe(kind))
})
