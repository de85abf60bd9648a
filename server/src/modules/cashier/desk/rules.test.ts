import { RISK_CHECKS, type RiskCheck } from '@croupier/contract/risk-check.ts'
import { expect, test } from 'vitest'
import { asShown, assess, maskedText, flagsIn, mayDecide, type RiskFacts, standingOf } from './rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const policy = {
  on: [...RISK_CHECKS],
  days: 30,
  newPayeeHours: 72,
  oppositePercent: 50,
  unusualTimes: 5,
  playPercent: 50,
}
/** Somebody about whom there is nothing to say. */
const clear: RiskFacts = {
  amount: 2000n,
  now,
  payee: { boundAt: before(10_000), sharedWith: [], paidBefore: true },
  sameDevice: [],
  sameAddress: [],
  watched: false,
  paid: { count: 4, usual: 1500n },
  played: { staked: 5000n, counted: 5000n, bets: 50 },
  depositedSince: 4000n,
}
const found = (facts: Partial<RiskFacts>, on = policy.on) =>
  flagsIn(assess({ ...clear, ...facts }, { ...policy, on }, String))

test('nothing is found about somebody who plays as usual, and every check says what it looked at', () => {
  expect(found({})).toEqual([])
  expect(assess(clear, policy, String).map(({ check }) => check)).toEqual(RISK_CHECKS)
})

const cases: readonly [string, Partial<RiskFacts>, readonly RiskCheck[]][] = [
  ['the same browser as another member', { sameDevice: ['kuya_ren'] }, ['shared_device']],
  ['the same address as another member', { sameAddress: ['kuya_ren'] }, ['shared_address']],
  ['an account that is somebody else’s too', { payee: { ...clear.payee, sharedWith: ['member19'] } }, ['shared_payee']],
  ['a new account, never paid', { payee: { boundAt: before(171), sharedWith: [], paidBefore: false } }, ['new_payee']],
  ['an old account, never paid', { payee: { boundAt: before(72 * 60), sharedWith: [], paidBefore: false } }, []],
  ['a new account that was paid', { payee: { boundAt: before(171), sharedWith: [], paidBefore: true } }, []],
  [
    'half of the stakes against each other',
    { played: { staked: 8000n, counted: 4000n, bets: 214 } },
    ['opposite_bets'],
  ],
  ['a little less than half of them', { played: { staked: 8000n, counted: 4080n, bets: 214 } }, []],
  ['five times the usual', { amount: 7500n }, ['unusual_amount']],
  ['a little less than that', { amount: 7499n }, []],
  ['many times the usual, but two payments are no habit', { amount: 90_000n, paid: { count: 2, usual: 1500n } }, []],
  ['the first withdrawal', { paid: { count: 0, usual: 0n } }, ['first_withdrawal']],
  ['paid in and hardly played', { played: { staked: 1999n, counted: 1999n, bets: 2 } }, ['no_play']],
  ['nothing paid in, nothing played', { played: { staked: 0n, counted: 0n, bets: 0 }, depositedSince: 0n }, []],
  ['a member on watch', { watched: true }, ['watched']],
]
test.each(cases)('%s', (_, facts, flags) => {
  expect(found(facts)).toEqual(flags)
})

test('what a brand does not look for is not found, and figures come with what is', () => {
  expect(found({ watched: true }, ['new_payee'])).toEqual([])
  const [opposite] = assess(
    { ...clear, played: { staked: 10_000n, counted: 2200n, bets: 214 } },
    { ...policy, on: ['opposite_bets'] },
    String,
  )
  expect(opposite).toEqual({
    check: 'opposite_bets',
    found: true,
    evidence: { percent: 78, staked: '10000', counted: '2200', bets: 214 },
    members: [],
  })
})

test('whoever is at work on it decides, and anybody once the time is over', () => {
  const claim = { operatorId: 'ana', name: 'Ana', until: before(-1) }
  expect(mayDecide(undefined, 'paolo', now)).toMatchObject({ ok: true })
  expect(mayDecide(claim, 'ana', now)).toMatchObject({ ok: true })
  expect(mayDecide(claim, 'paolo', now)).toMatchObject({ ok: false, code: 'claimed' })
  expect(mayDecide({ ...claim, until: now }, 'paolo', now)).toMatchObject({ ok: true })
})

test('a case that stands otherwise than it was shown is not decided on', () => {
  const now = { amount: '700.00', state: 'review' }
  const codes = [now, { ...now, amount: '70.00' }, { ...now, state: 'waiting' }].map((seen) => {
    const verdict = asShown(now, seen)
    return verdict.ok ? null : verdict.code
  })
  expect(codes).toEqual([null, 'case_changed', 'case_changed'])
})

test.each([
  [{ state: 'review', toPay: false, sentAt: null, waitsForSecond: false }, 'review'],
  [{ state: 'review', toPay: false, sentAt: null, waitsForSecond: true }, 'second'],
  [{ state: 'review', toPay: false, sentAt: null, waitsForSecond: false, asideUntil: before(-1) }, 'aside'],
  [{ state: 'review', toPay: false, sentAt: null, waitsForSecond: false, asideUntil: now }, 'review'],
  [{ state: 'review', toPay: false, sentAt: null, waitsForSecond: true, asideUntil: before(-1) }, 'second'],
  [{ state: 'approved', toPay: true, sentAt: null, waitsForSecond: false }, 'ready'],
  [{ state: 'approved', toPay: false, sentAt: null, waitsForSecond: false }, 'sending'],
  [{ state: 'sending', toPay: false, sentAt: before(9), waitsForSecond: false }, 'sending'],
  [{ state: 'sending', toPay: false, sentAt: before(10), waitsForSecond: false }, 'no_answer'],
  [{ state: 'paid', toPay: false, sentAt: before(10), waitsForSecond: false }, 'paid'],
] as const)('%j stands as %s', (stands, standing) => {
  expect(standingOf({ asideUntil: null, ...stands }, now)).toBe(standing)
})

test('of a name its first letters are shown', () => {
  expect(maskedText('Juan  Cruz y Alvarez')).toBe('J••• C••• y• A••••••')
})
