import { expect, test } from 'vitest'
import type { WithdrawalOptions } from './hindrance.ts'
import { isSetUp, payoutSetup, type SecurityFacts } from './payout-setup.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const payee = {
  id: '7d3c9f0e-3f4b-4a57-9a53-0d0f5f0e0a01',
  kind: 'bank' as const,
  providerName: 'Banco Perlas',
  accountName: 'Juan dela Cruz',
  numberEnd: '4471',
  usableFrom: '2026-11-20T12:00:00.000Z',
}
const cooling = { ...payee, usableFrom: '2026-11-22T12:00:00.000Z' }
const rule = { enabled: true, required: true, minLength: 1, maxLength: 60, patternId: 0, acceptedPattern: '*' }
const paper = (state: 'none' | 'pending' | 'accepted' | 'refused') => ({
  kind: 'passport' as const,
  state,
  reason: null,
  uploadedAt: null,
})

const options: WithdrawalOptions = {
  asset: 'PHP',
  available: '1000.00',
  withdrawable: '1000.00',
  turnover: null,
  min: '200.00',
  max: '50000.00',
  dayLeft: null,
  fee: { percent: '0', fixed: '0' },
  free: { count: 3, used: 0 },
  reviewFrom: '5000.00',
  reviewRule: 'large',
  usualMinutes: 15,
  paymentPasswordSet: false,
  identity: 'due',
  pausedUntil: null,
  hindrances: [],
  payees: [],
  open: [],
}
const facts: SecurityFacts = {
  profile: [{ field: 'payeeName', value: null, fixed: false, rule }],
  passwordChangedAt: '2026-11-20T12:00:00.000Z',
  paymentPassword: { set: false, rule },
  email: { shown: null, confirmed: false },
  mobile: { shown: null, confirmed: false },
  factors: [],
  payout: { list: [], providers: [], most: 3, coolOffHours: 24, secondFactor: true },
  documents: [paper('none')],
}
const named: Partial<SecurityFacts> = { profile: [{ field: 'payeeName', value: 'An', fixed: true, rule }] }
const shown = (own: Partial<WithdrawalOptions>, known: Partial<SecurityFacts>) =>
  payoutSetup({ ...options, ...own }, { ...facts, ...known }, NOW).map(({ name, state }) => `${name} ${state}`)

test('somebody new finds all that is missing in one list, in the order in which it can be done', () => {
  expect(shown({}, {})).toEqual([
    'documents open',
    'name open',
    'contact open',
    'payout later',
    'payment_password open',
  ])
})

test('an account comes after the name, and after the contact where a code is asked for', () => {
  const accountOf = (known: Partial<SecurityFacts>) =>
    payoutSetup(options, { ...facts, ...known }, NOW).find(({ name }) => name === 'payout')
  expect(accountOf({})).toMatchObject({ state: 'later', after: 'name' })
  expect(accountOf(named)).toMatchObject({ state: 'later', after: 'contact' })
  expect(accountOf({ ...named, factors: ['email'] })).toMatchObject({ state: 'open' })
  expect(accountOf({ ...named, payout: { ...facts.payout, secondFactor: false } })).toMatchObject({ state: 'open' })
})

test.each([
  ['none', 'open'],
  ['pending', 'waiting'],
  ['refused', 'refused'],
] as const)('a document of which there is %s is %s', (state, is) => {
  expect(shown({}, { documents: [paper('none'), paper(state)] })[0]).toBe(`documents ${is}`)
})

test('where a brand asks for neither a document nor a code, neither is a step', () => {
  expect(shown({ identity: 'fine' }, { payout: { ...facts.payout, secondFactor: false } })).toEqual([
    'name open',
    'payout later',
    'payment_password open',
  ])
})

test('with an account that waits it is not over, and with one that can be used it is', () => {
  const known = { ...named, factors: ['sms'] as const, documents: [paper('accepted')] }
  const all = { identity: 'fine', paymentPasswordSet: true } as const
  const steps = (payees: WithdrawalOptions['payees']) =>
    payoutSetup({ ...options, ...all, payees }, { ...facts, ...known, factors: ['sms'] }, NOW)
  expect(steps([cooling]).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'waiting', 'done'])
  expect([isSetUp(steps([cooling])), isSetUp(steps([cooling, payee]))]).toEqual([false, true])
})
