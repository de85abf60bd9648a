import { expect, test } from 'vitest'
import { depositPlan, depositStages, kindOf, withdrawalStages } from './stages.ts'

const step = <Name extends string>(name: Name, minute: number) => ({
  step: name,
  at: `2026-11-21T12:0${minute}:00.000Z`,
})
const drawn = (stages: readonly { readonly name: string; readonly is: string }[]) =>
  stages.map(({ name, is }) => `${name} ${is}`)

test('a deposit that waits for its payment shows what is to come', () => {
  expect(drawn(depositStages({ state: 'waiting', rail: 'qr_ph', steps: [step('requested', 0)] }))).toEqual([
    'requested done',
    'wait now',
    'paid next',
    'credited next',
  ])
})

test('a bank transfer waits for its slip, and then for somebody who looks at it', () => {
  expect(drawn(depositStages({ state: 'waiting', rail: 'bank', steps: [step('requested', 0)] }))).toEqual([
    'requested done',
    'send_slip now',
    'in_review next',
    'credited next',
  ])
  const steps = [step('requested', 0), step('slip_sent', 1), step('in_review', 1)]
  expect(depositStages({ state: 'review', rail: 'bank', steps })).toEqual([
    { name: 'requested', at: '2026-11-21T12:00:00.000Z', is: 'done' },
    { name: 'slip_sent', at: '2026-11-21T12:01:00.000Z', is: 'done' },
    { name: 'in_review', at: '2026-11-21T12:01:00.000Z', is: 'now' },
    { name: 'credited', is: 'next' },
  ])
})

test('coins are seen, and then confirmed; those that the chain has lost are waited for again', () => {
  const way = (steps: Parameters<typeof depositStages>[0]['steps']) =>
    drawn(depositStages({ state: 'waiting', rail: 'crypto', steps }))
  const asked = [step('requested', 0)]
  expect(way(asked)).toEqual(['requested done', 'wait now', 'coins_seen next', 'confirmed next', 'credited next'])
  const seen = [...asked, step('coins_seen', 1)]
  expect(way(seen)).toEqual(['requested done', 'coins_seen now', 'confirmed next', 'credited next'])
  expect(way([...seen, step('coins_lost', 2)]).slice(1, 4)).toEqual(['coins_seen done', 'coins_lost bad', 'wait now'])
  const steps = [...seen, step('paid', 3), step('credited', 3)]
  expect(drawn(depositStages({ state: 'credited', rail: 'crypto', steps }))).toEqual([
    'requested done',
    'coins_seen done',
    'confirmed done',
    'credited done',
  ])
})

test.each([
  ['credited', 'credited done'],
  ['refused', 'refused bad'],
  ['cancelled', 'cancelled bad'],
  ['expired', 'expired bad'],
] as const)('a deposit that is %s has nothing to come', (state, last) => {
  const steps = [step('requested', 0), step(state, 4)]
  expect(drawn(depositStages({ state, rail: 'pix', steps }))).toEqual(['requested done', last])
})

test('a withdrawal goes over a review, where there is one, and its sending to the account', () => {
  const asked = [step('requested', 0)]
  expect(drawn(withdrawalStages({ state: 'review', steps: asked }))).toEqual([
    'requested done',
    'in_review now',
    'sending next',
    'paid next',
  ])
  expect(drawn(withdrawalStages({ state: 'approved', steps: [...asked, step('approved', 0)] }))).toEqual([
    'requested done',
    'approved done',
    'sending now',
    'paid next',
  ])
  expect(drawn(withdrawalStages({ state: 'sending', steps: [...asked, step('sending', 1)] }))).toEqual([
    'requested done',
    'sending now',
    'paid next',
  ])
  expect(drawn(withdrawalStages({ state: 'paid', steps: [...asked, step('paid', 2)] }))).toEqual([
    'requested done',
    'paid done',
  ])
})

test('what will happen is shown before anything is asked for', () => {
  expect(drawn(depositPlan('gateway'))).toEqual(['wait next', 'paid next', 'credited next'])
  expect(drawn(depositPlan('bank'))).toEqual(['send_slip next', 'in_review next', 'credited next'])
})

test('four rails are pictures, one is a transfer and one a page', () => {
  expect(['qr_ph', 'viet_qr', 'prompt_pay', 'pix', 'bank', 'gateway'].map((rail) => kindOf(rail as 'pix'))).toEqual([
    'qr',
    'qr',
    'qr',
    'qr',
    'bank',
    'gateway',
  ])
})

test('a deposit to a member waits for its picture, and then for the receiver or for a person', () => {
  const steps = [step('requested', 0), step('matched', 0)]
  expect(drawn(depositStages({ state: 'waiting', rail: 'matched', steps }))).toEqual([
    'requested done',
    'matched done',
    'send_slip now',
    'confirm next',
    'credited next',
  ])
  const sent = [...steps, step('slip_sent', 1)]
  expect(drawn(depositStages({ state: 'confirming', rail: 'matched', steps: sent })).slice(2)).toEqual([
    'slip_sent done',
    'confirm now',
    'credited next',
  ])
  const disputed = [...sent, step('not_received', 2), step('in_review', 2)]
  expect(drawn(depositStages({ state: 'confirming', rail: 'matched', steps: disputed })).slice(3)).toEqual([
    'not_received bad',
    'in_review now',
    'credited next',
  ])
})

test('a withdrawal that members pay shows where its parts are, and waits again after each', () => {
  const queued = [step('approved', 0), step('queued', 0)]
  expect(drawn(withdrawalStages({ state: 'matching', steps: queued }))).toEqual([
    'approved done',
    'queued now',
    'paid next',
  ])
  expect(drawn(withdrawalStages({ state: 'matching', steps: [...queued, step('matched', 1)] })).slice(1)).toEqual([
    'queued done',
    'matched now',
    'paid next',
  ])
  const received = [...queued, step('matched', 1), step('received', 2)]
  expect(drawn(withdrawalStages({ state: 'matching', steps: received })).slice(2)).toEqual([
    'matched done',
    'received done',
    'queued now',
    'paid next',
  ])
})
