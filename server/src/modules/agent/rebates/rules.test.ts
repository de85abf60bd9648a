import { raiseRebates } from '@croupier/contract/agent-links.ts'
import { expect, test } from 'vitest'
import { judgeGiven, judgeRaised, rebatesFrom, rebatesOver, rebateView, smaller } from './rules.ts'

test('every rebate that can be written is kept and written as it was', () => {
  for (let tenths = 0; tenths <= 80; tenths++)
    for (let hundredths = 0; hundredths <= 100; hundredths++) {
      const rebates = { lottery: tenths / 10, casino: hundredths / 100 }
      expect(raiseRebates.body.safeParse({ rebates }).success).toBe(true)
      expect(rebateView(rebatesFrom(rebates))).toEqual(rebates)
      expect(rebatesFrom(rebates)).toEqual({ lottery: tenths, casino: hundredths })
    }
})

test.each([8.1, 0.15, -0.1, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d per cent of lotteries is no rebate',
  (lottery) => {
    expect(raiseRebates.body.safeParse({ rebates: { lottery, casino: 0 } }).success).toBe(false)
  },
)

const tops = { lottery: 8, casino: 0.5 }
const brands = (tenths: number) => ({ tenths, isOwn: false })
const own = (tenths: number) => ({ tenths, isOwn: true })

test.each([
  ['a top agent has the brand’s tops', 1, brands(60), undefined, { lottery: 80, casino: 50 }],
  ['so has one of the other series', 41, brands(60), undefined, { lottery: 80, casino: 50 }],
  ['a top agent’s own come first, lower ones too', 1, own(70), 10, { lottery: 70, casino: 10 }],
  ['an agent below has what anybody has', 2, brands(60), undefined, { lottery: 60, casino: 0 }],
  ['and their own', 42, own(0), 30, { lottery: 0, casino: 30 }],
  ['a player too', 0, own(50), 20, { lottery: 50, casino: 20 }],
] as const)('%s', (_says, agentType, lottery, casino, rebates) => {
  expect(rebatesOver({ agentType, lottery, casino }, tops)).toEqual(rebates)
})

const fieldsOf = (verdict: ReturnType<typeof judgeGiven>) => (verdict.ok ? {} : verdict.detail.fields)

test('nobody gives more than they have, in either group', () => {
  const has = { lottery: 60, casino: 30 }
  expect(judgeGiven(has, has).ok).toBe(true)
  expect(fieldsOf(judgeGiven({ lottery: 61, casino: 31 }, has))).toEqual({
    'rebates.lottery': [{ code: 'too_large', fill: { max: 6 } }],
    'rebates.casino': [{ code: 'too_large', fill: { max: 0.3 } }],
  })
})

test('what somebody has is never lowered; what stays need not be given anew', () => {
  const [has, before] = [
    { lottery: 60, casino: 30 },
    { lottery: 50, casino: 20 },
  ]
  expect(judgeRaised(before, before, has).ok).toBe(true)
  expect(judgeRaised(has, before, has).ok).toBe(true)
  expect(fieldsOf(judgeRaised({ lottery: 49, casino: 31 }, before, has))).toEqual({
    'rebates.lottery': [{ code: 'too_small', fill: { min: 5 } }],
    'rebates.casino': [{ code: 'too_large', fill: { max: 0.3 } }],
  })
  // An operator has given them more than their agent has.
  expect(judgeRaised({ lottery: 70, casino: 30 }, { lottery: 70, casino: 20 }, has).ok).toBe(true)
})

test('of two the smaller is taken in each group', () => {
  expect(smaller({ lottery: 60, casino: 10 }, { lottery: 50, casino: 20 })).toEqual({ lottery: 50, casino: 10 })
})
