import { expect, test } from 'vitest'
import { no, yes } from '#kernel/refusal.ts'
import { hindrancesOf, judgeWithdrawal, mostOf, type OptionsFacts } from './rules.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const BEFORE = { usableFrom: '2026-11-20T12:00:00.000Z' }
const LATER = { usableFrom: '2026-11-22T12:00:00.000Z' }
const DECIMALS = 4
const unit = 10_000n

const policy: Parameters<typeof judgeWithdrawal>[1] & { readonly dayMax: bigint } = {
  min: 200n * unit,
  max: 50_000n * unit,
  dayMax: 60_000n * unit,
  freePerMonth: 1,
  fee: { basisPoints: 100, fixed: 10n * unit },
  reviewFrom: null,
  reviewFirst: false,
  turnoverPercent: 100,
  afterPasswordChangeMinutes: 10,
  cancellable: true,
  usualMinutes: 60,
  twoFrom: null,
  payout: 'automatic',
}

const fine: OptionsFacts = {
  now: NOW,
  identity: yes(undefined),
  paymentPasswordSet: true,
  passwordChangedAt: null,
  payees: [BEFORE],
  available: 1000n * unit,
  today: 0n,
  countThisMonth: 0,
  dayEndsAt: new Date('2026-11-22T00:00:00.000Z'),
  turnoverLeft: 0n,
}

const names = (own: Partial<OptionsFacts>) =>
  hindrancesOf({ ...fine, ...own }, policy, DECIMALS).map(({ name }) => name)

const unproved = { identity: no('identity_unverified') }
const changed = { passwordChangedAt: new Date(NOW.getTime() - 60_000) }

test.each<[string, Partial<OptionsFacts>, readonly string[]]>([
  ['nothing where all is in order', {}, []],
  ['who the member is', unproved, ['identity']],
  ['the payment password', { paymentPasswordSet: false }, ['payment_password']],
  ['a password just changed', changed, ['password_changed']],
  ['nothing ten minutes after it', { passwordChangedAt: new Date(NOW.getTime() - 600_000) }, []],
  ['an account', { payees: [] }, ['no_payee']],
  ['the cool-off of the only account', { payees: [LATER] }, ['payee_cooling']],
  ['nothing where one of two accounts can be used', { payees: [LATER, BEFORE] }, []],
  ['turnover', { turnoverLeft: 1n }, ['turnover']],
  ['an empty balance', { available: 0n }, ['nothing']],
  ['a balance below the least that may be asked for', { available: policy.min - 1n }, ['nothing']],
  ['what is left of the day, below it', { today: policy.dayMax - policy.min + 1n }, ['nothing']],
  [
    'everything, in the order of a request',
    { ...unproved, ...changed, paymentPasswordSet: false, payees: [], turnoverLeft: 1n, available: 0n },
    ['identity', 'payment_password', 'password_changed', 'no_payee', 'turnover', 'nothing'],
  ],
])('what stands in the way is %s', (_, own, expected) => {
  expect(names(own)).toEqual(expected)
})

test('what ends by itself says when', () => {
  expect(hindrancesOf({ ...fine, ...changed, payees: [LATER] }, policy, DECIMALS)).toEqual([
    { name: 'password_changed', until: '2026-11-21T12:09:00.000Z' },
    { name: 'payee_cooling', until: LATER.usableFrom },
  ])
})

/** Every combination of what options know. */
function* combinations(): Generator<OptionsFacts> {
  for (const identity of [yes(undefined), no('identity_unverified')])
    for (const paymentPasswordSet of [true, false])
      for (const passwordChangedAt of [null, changed.passwordChangedAt])
        for (const payees of [[], [LATER], [BEFORE], [LATER, BEFORE]])
          for (const turnoverLeft of [0n, 1n])
            for (const available of [0n, policy.min - 1n, policy.min, policy.max * 2n])
              for (const today of [0n, policy.max, policy.dayMax - policy.min, policy.dayMax])
                for (const countThisMonth of [0, 1])
                  yield {
                    ...fine,
                    identity,
                    paymentPasswordSet,
                    passwordChangedAt,
                    payees,
                    turnoverLeft,
                    available,
                    today,
                    countThisMonth,
                  }
}

test('what the options offer is never refused for what they could have known, and what they hinder always is', () => {
  for (const facts of combinations()) {
    const most = mostOf(facts, policy)
    const refused = (amount: bigint) =>
      [undefined, ...facts.payees].every((payee) => !judgeWithdrawal({ ...facts, payee, amount }, policy, DECIMALS).ok)
    const hindered = hindrancesOf(facts, policy, DECIMALS).length > 0
    for (const amount of [most, most < policy.min ? most : policy.min])
      expect({ facts, amount, refused: refused(amount) }).toEqual({ facts, amount, refused: hindered })
  }
})
