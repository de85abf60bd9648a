import { expect, test } from 'vitest'
import { amountText, unitsOf } from '../money.ts'
import { type DividendFigures, type DividendTier, dividendOf, paymentFee, platformFee } from './dividend.ts'
import { rebateDifference } from './rebate-difference.ts'
import { ownPart } from './own-part.ts'
import { cutPeriod, isNextInMonth, type PeriodCode, periodOf } from './periods.ts'
import { salaryOf } from './salary.ts'

const decimals = 2

function units(text: string): bigint {
  const amount = unitsOf(text.replaceAll(/[,−]/g, ''), decimals)
  if (amount === undefined) throw new Error(`${text} is no amount`)
  return text.startsWith('−') ? -amount : amount
}

const textOf = (amount: bigint) => amountText(amount, decimals)

const noConditions = (rate: number): DividendTier[] => [{ netLoss: units('0'), validBets: 0n, active: 0, rate }]

/** Figures of which only the net loss and what was carried matter. */
const lossOf = (netLoss: string, carried = 0n): DividendFigures => ({
  netLoss: units(netLoss),
  validBets: 0n,
  active: 0,
  bonuses: 0n,
  paymentFee: 0n,
  platformFee: 0n,
  carried,
})

test('example 1: a dividend after bonuses, fees and what was carried, of which those below get their part', () => {
  const tiers = [
    { netLoss: 0n, validBets: 0n, active: 3, rate: 200_000 },
    { netLoss: units('100,000'), validBets: units('800,000'), active: 8, rate: 250_000 },
    { netLoss: units('250,000'), validBets: units('2,000,000'), active: 15, rate: 300_000 },
    { netLoss: units('500,000'), validBets: units('10,000,000'), active: 230, rate: 320_000 },
  ]
  const fee = paymentFee(
    { amount: units('3,120,000.00'), rate: 2000 },
    { amount: units('1,000,000.00'), rate: 0 },
    decimals,
  )
  expect(textOf(fee)).toBe('6240.00')
  const dividend = dividendOf(
    { tiers, carry: 'carried' },
    {
      netLoss: units('412,880.00'),
      validBets: units('9,104,300.00'),
      active: 214,
      bonuses: units('24,100.00'),
      paymentFee: fee,
      platformFee: platformFee([{ amount: units('412,880.00'), rate: 0 }], decimals),
      carried: units('−18,540.00'),
    },
    { decimals, isNextInMonth: true },
  )
  expect(textOf(dividend.base)).toBe('364000.00')
  expect(dividend.tier?.place).toBe(3)
  expect(dividend.reason).toBe('paid')
  expect(textOf(dividend.gross)).toBe('109200.00')
  expect(dividend.carriedNext).toBe(0n)
  const own = ownPart(dividend.gross, [units('70,787.50')], 0n)
  expect(textOf(own.paid)).toBe('38412.50')
  expect(own.owed).toBe(0n)
})

/** Half months of 20 % in order, by what becomes of a losing one: gross and carried. */
function halvesBy(carry: 'carried' | 'month' | 'reset') {
  const halves = [
    { day: '2026-01-01', netLoss: '−50,000.00' },
    { day: '2026-01-16', netLoss: '30,000.00' },
    { day: '2026-02-01', netLoss: '45,000.00' },
    { day: '2026-02-16', netLoss: '10,000.00' },
  ]
  let carried = 0n
  return halves.map(({ day, netLoss }) => {
    const context = { decimals, isNextInMonth: isNextInMonth('H', periodOf('H', day)) }
    const tiers = [{ netLoss: units('0'), validBets: 0n, active: 0, rate: 200_000 }]
    const dividend = dividendOf({ tiers, carry }, lossOf(netLoss, carried), context)
    carried = dividend.carriedNext
    return [textOf(dividend.gross), textOf(carried)]
  })
}

test('example 2: a losing period is carried, carried within the month, or dropped', () => {
  expect(halvesBy('carried')).toEqual([
    ['0.00', '-50000.00'],
    ['0.00', '-20000.00'],
    ['5000.00', '0.00'],
    ['2000.00', '0.00'],
  ])
  expect(halvesBy('month')).toEqual([
    ['0.00', '-50000.00'],
    ['0.00', '0.00'],
    ['9000.00', '0.00'],
    ['2000.00', '0.00'],
  ])
  expect(halvesBy('reset')).toEqual([
    ['0.00', '0.00'],
    ['6000.00', '0.00'],
    ['9000.00', '0.00'],
    ['2000.00', '0.00'],
  ])
})

test('example 3: a half-monthly contract below a monthly one is advanced, and comes off the monthly own part', () => {
  const terms = (rate: number) => ({ tiers: noConditions(rate), carry: 'carried' }) as const
  const context = (code: PeriodCode, day: string) => ({
    decimals,
    isNextInMonth: isNextInMonth(code, periodOf(code, day)),
  })

  const first = dividendOf(terms(200_000), lossOf('100,000.00'), context('H', '2026-11-01'))
  expect(textOf(ownPart(first.gross, [], 0n).paid)).toBe('20000.00')

  const second = dividendOf(terms(200_000), lossOf('−30,000.00', first.carriedNext), context('H', '2026-11-16'))
  expect([textOf(second.gross), second.reason, textOf(second.carriedNext)]).toEqual([
    '0.00',
    'losing_period',
    '-30000.00',
  ])

  const month = dividendOf(terms(300_000), lossOf('120,000.00'), context('M', '2026-11-01'))
  expect(textOf(month.gross)).toBe('36000.00')
  expect(textOf(ownPart(month.gross, [first.gross, second.gross], 0n).paid)).toBe('16000.00')

  expect(periodOf('W', '2026-11-29').to).toBe('2026-11-29')
})

test('example 4: an hour pays the highest tier of its own bets', () => {
  const tiers = [
    { rateType: 'P', validBets: units('10,000'), active: 2, rate: 1000 },
    { rateType: 'P', validBets: units('40,000'), active: 5, rate: 1500 },
  ] as const
  const salary = salaryOf(tiers, { validBets: units('48,000.00'), active: 6 }, decimals)
  expect(salary.tier?.place).toBe(2)
  expect(textOf(salary.gross)).toBe('72.00')
})

test('example 5: the difference of rebates is paid along the line, floored once for each agent', () => {
  const m = units('10,000.00')
  const c = units('1,000.00')
  const x = units('2,345.67')
  const y = units('500.05')
  expect(textOf(rebateDifference(500, [{ rebate: 200, validBets: m }], decimals))).toBe('300.00')
  const ofB = [
    { rebate: 500, validBets: c + m },
    { rebate: 300, validBets: x },
  ]
  expect(textOf(rebateDifference(650, ofB, decimals))).toBe('247.09')
  const ofA = [
    { rebate: 650, validBets: c + m + x },
    { rebate: 400, validBets: y },
  ]
  expect(textOf(rebateDifference(800, ofA, decimals))).toBe('220.18')
})

test('example 6: a member who is moved is settled on both sides of the midnight', () => {
  const gross = (rate: number, netLoss: string) =>
    dividendOf({ tiers: noConditions(rate), carry: 'carried' }, lossOf(netLoss), { decimals, isNextInMonth: true })
      .gross
  const half = periodOf('H', '2026-11-07')
  expect(cutPeriod(half, { from: '2026-10-16', until: '2026-11-08' })).toEqual({ from: '2026-11-01', to: '2026-11-07' })
  expect(cutPeriod(half, { from: '2026-11-08' })).toEqual({ from: '2026-11-08', to: '2026-11-15' })

  const cut = gross(150_000, '70,000.00')
  expect(textOf(ownPart(cut, [], 0n).paid)).toBe('10500.00')

  const ofB = gross(200_000, '90,000.00')
  expect(textOf(ofB)).toBe('18000.00')
  expect(textOf(ownPart(ofB, [cut], 0n).paid)).toBe('7500.00')

  const after = gross(100_000, '80,000.00')
  expect(textOf(after)).toBe('8000.00')
  const ofE = gross(250_000, '90,000.00')
  expect(textOf(ofE)).toBe('22500.00')
  expect(textOf(ownPart(ofE, [after], 0n).paid)).toBe('14500.00')
})
