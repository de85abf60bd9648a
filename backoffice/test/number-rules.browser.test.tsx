import { type Approval, approvals } from '@croupier/contract/approvals.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { deskDraw, deskDraws, drawEffect, drawPayouts } from '@croupier/contract/console-draws.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import {
  capNumberRule,
  type DeskNumberRule,
  endNumberRule,
  numberExposure,
  numberRules,
  setNumberRule,
} from '@croupier/contract/console-number-rules.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailOf, drawsOf, PAYOUTS } from './draws.ts'
import { idOf, NOW, openConsole } from './open-console.tsx'

const AT = '/draws/VN_MB/20260304'
const EMPTY = { pageNum: 1, totalPages: 1, total: 0, list: [] }
const known = detailOf({ status: 'open' })
const dialog = page.getByRole('dialog')
const card = page.getByRole('region', { name: 'Rules on numbers' })

const ruleOf = (of: Partial<DeskNumberRule> = {}): DeskNumberRule => ({
  ruleId: idOf(21),
  kind: 'cap',
  method: 'DE_DB',
  methods: ['DE_DB'],
  numbers: ['25', '52'],
  cap: '50000.00',
  issueNo: null,
  version: 1,
  endedAt: null,
  history: [
    {
      version: 1,
      change: 'set',
      cap: '50000.00',
      askedBy: 'operator01',
      confirmedBy: 'operator01',
      reason: 'exposure',
      note: '',
      at: NOW,
    },
  ],
  ...of,
})

const RULES: ReplyOf<typeof numberRules> = {
  currency: 'PHP',
  decimals: 2,
  family: 'VN_NORTH',
  rules: [ruleOf(), ruleOf({ ruleId: idOf(22), kind: 'closed', cap: null, numbers: ['07'], issueNo: '20260304' })],
  ended: [],
  caps: { number: '200000.00', member: null, issue: null },
  isOnSale: true,
}

const EXPOSURE: ReplyOf<typeof numberExposure> = {
  currency: 'PHP',
  total: 3,
  list: [
    { number: '25', stakes: '48000.00', pays: '4704000.00', cap: '50000.00', half: false, closed: false },
    { number: '07', stakes: '1200.00', pays: '117600.00', cap: null, half: false, closed: true },
  ],
}

const WAITING: Approval = {
  id: idOf(5),
  permission: 'draws.edit',
  rule: 'number_rule_ended',
  subject: { type: 'number_rule', id: idOf(21), name: 'VN_MB 25 52' },
  facts: {},
  reason: 'exposure',
  note: '',
  state: 'waiting',
  askedBy: 'operator01',
  askedAt: NOW,
  own: true,
  decidedBy: null,
  decidedAt: null,
  decidedNote: '',
  outcome: null,
}

async function open(may: readonly Permission[] = ['draws.read', 'draws.edit']) {
  const console = await openConsole(AT, {
    may,
    answers: (answers) =>
      void answers
        .to(deskDraws, drawsOf([known.draw]))
        .to(deskDraw, known)
        .to(drawPayouts, PAYOUTS)
        .to(drawEffect, { effect: { bets: 0, members: 0, sums: [] } })
        .to(approvals, EMPTY)
        .to(reasons, { list: [{ code: 'exposure', name: 'Too much is staked', sentence: '' }] })
        .to(numberRules, RULES)
        .to(numberExposure, EXPOSURE),
  })
  await page.getByRole('button', { name: 'Rules on numbers and exposure' }).click()
  return console
}

test('rules and the brand’s caps are told, and where the stakes lie', async () => {
  await open(['draws.read'])
  await expect.element(card.getByText('25, 52', { exact: true })).toBeVisible()
  await expect.poll(() => card.element().textContent).toContain('at most 50,000.00 each')
  await expect.poll(() => card.element().textContent).toContain('Policy: at most 200,000.00 on a number')
  const exposure = page.getByRole('region', { name: 'Exposure by number' })
  await expect.element(exposure.getByRole('cell', { name: '07 · Not sold' })).toBeVisible()
  await expect.poll(() => exposure.element().textContent).toContain('1 more number has stakes.')
  // Whoever may only look is offered nothing.
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a rule says what it will do, is refused for numbers that its bet type does not have, and is sent once', async () => {
  const { asked, answer } = await open()
  answer(setNumberRule, { ruleId: idOf(23) })
  await card.getByRole('button', { name: 'Add a rule' }).click()
  await dialog.getByRole('combobox', { name: 'Bet type', exact: true }).selectOptions('LO_2')
  await dialog.getByLabelText('Numbers').fill('25 525')
  await expect.element(dialog.getByText('No such number in this bet type: 525').first()).toBeVisible()
  await dialog.getByLabelText('Numbers').fill('25, 52;25')
  await expect
    .poll(() => dialog.element().textContent)
    .toContain('25, 52 will no longer be sold, effective immediately')
  await dialog.getByRole('button', { name: /^Set the rule/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(asked(setNumberRule).map(({ body }) => body)).toMatchObject([
    { kind: 'closed', method: 'LO_2', issueNo: '20260304', numbers: ['25', '52'], reason: 'exposure' },
  ])
})

test('a cap is lowered at once and raised by two; what waits for the second person is told in its place', async () => {
  const { asked, answer } = await open()
  answer(capNumberRule, {})
  await card.getByRole('button', { name: 'Change the cap' }).click()
  await dialog.getByLabelText('Cap').fill('40000')
  await expect.element(dialog.getByText('A lower cap holds immediately; bets already taken stand.')).toBeVisible()
  await dialog.getByLabelText('Cap').fill('60000')
  await expect.element(dialog.getByText('A higher cap needs a second person.')).toBeVisible()
  answer(capNumberRule, refusalAnswer('second_person_asked'))
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.poll(() => asked(capNumberRule).at(-1)?.body).toMatchObject({ cap: '60000', reason: 'exposure' })
  await expect.element(dialog).not.toBeInTheDocument()

  answer(endNumberRule, refusalAnswer('second_person_asked'))
  answer(approvals, { ...EMPTY, total: 1, list: [WAITING] })
  await card.getByRole('button', { name: 'End', exact: true }).first().click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(card.getByText('Four eyes: rule on numbers ended').first()).toBeVisible()
})
