import { policy, policyVersions, previewPolicy, savePolicy } from '@croupier/contract/policy.ts'
import { reasons } from '@croupier/contract/console-desk.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { refusalAnswer, type Answers } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NOW, openConsole } from './open-console.tsx'

const text = { type: 'string' }
const CHANNEL = {
  type: 'object',
  properties: {
    code: text,
    rail: { type: 'string', enum: ['bank', 'pix'] },
    name: { type: 'object', additionalProperties: text },
    min: text,
  },
  required: ['code', 'rail', 'name', 'min'],
}
const POLICY = {
  version: 3,
  changedBy: 'Bela',
  changedAt: NOW,
  settings: {
    registration: { open: false, minimumAge: 21 },
    cashier: { channels: [{ code: 'BANK', rail: 'bank', name: { en: 'Bank transfer' }, min: '100' }] },
  },
  schema: {
    type: 'object',
    properties: {
      registration: {
        type: 'object',
        properties: { open: { type: 'boolean' }, minimumAge: { type: 'integer', minimum: 18 } },
      },
      cashier: { type: 'object', properties: { channels: { type: 'array', items: CHANNEL } } },
    },
  },
}
const difference = { path: ['registration', 'open'], before: false, after: true }
const LIST = { list: [{ code: 'season', name: 'Season', sentence: '' }] }

const openPolicy = (section: string, answers: (answers: Answers) => Answers, edits = true) =>
  openConsole(`/policy/${section}`, {
    may: ['settings.read', ...(edits ? ['settings.edit' as Permission] : [])],
    answers: (all) =>
      answers(
        all.to(policy, POLICY).to(policyVersions, { pageNum: 1, totalPages: 1, total: 0, list: [] }).to(reasons, LIST),
      ),
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const open = page.getByRole('switch', { name: 'Open registration' })

test('a draft shows what it changes before it holds, and a value that is the old one again is no draft', async () => {
  const console = await openPolicy('registration', (answers) =>
    answers
      .to(previewPolicy, { version: 3, differences: [{ ...difference, effect: 'tightens' }], needsTwo: false })
      .to(savePolicy, { version: 4, differences: [] }),
  )
  await open.click()
  await expect.element(page.getByText('1 change', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Was false')).toBeVisible()
  await open.click()
  await expect.element(page.getByText('no changes')).toBeVisible()
  await open.click()
  await button('Save and publish').click()
  await expect.element(dialog.getByRole('radio').first()).toBeChecked()
  await dialog.getByRole('button', { name: /^Save and publish/ }).click()
  await expect
    .poll(() => console.asked(savePolicy)[0]?.body)
    .toMatchObject({ basedOn: 3, changes: [{ path: ['registration', 'open'], value: true }], reason: 'season' })
  await expect.element(page.getByText('no changes')).toBeVisible()
})

test('what loosens the policy is asked of a second person, and nothing is changed until then', async () => {
  const console = await openPolicy('registration', (answers) =>
    answers
      .to(previewPolicy, { version: 3, differences: [{ ...difference, effect: 'loosens' }], needsTwo: true })
      .to(savePolicy, refusalAnswer('second_person_asked')),
  )
  await open.click()
  await expect.element(page.getByText(/^This loosens the policy/)).toBeVisible()
  await button('Request approval').click()
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.element(page.getByText(/^Waiting for approval\. A second person must approve/)).toBeVisible()
  await expect.element(open).not.toBeChecked()
  expect(console.asked(savePolicy).length).toBe(1)
})

test('what the server refuses of a draft is said at its field, and cannot be saved', async () => {
  const fields = { 'registration.minimumAge': [{ code: 'too_small', message: 'At least 18.' }] }
  await openPolicy('registration', (answers) => answers.to(previewPolicy, refusalAnswer('invalid_request', { fields })))
  await page.getByRole('textbox', { name: 'Minimum age' }).fill('12')
  await expect.element(page.getByRole('alert').getByText('At least 18.')).toBeVisible()
  await expect.element(button('Save and publish')).toBeDisabled()
  await button('Discard').click()
  await expect.element(page.getByRole('textbox', { name: 'Minimum age' })).toHaveValue('21')
})

test('an entry that is added is open, and goes with the others as a whole', async () => {
  const console = await openPolicy('cashier', (answers) =>
    answers.to(previewPolicy, { version: 3, differences: [], needsTwo: true }),
  )
  const channels = page.getByRole('region', { name: 'Deposit channels' })
  await channels.getByRole('button', { name: 'Add' }).click()
  await channels.getByLabelText('Code', { exact: true }).last().fill('PIX')
  await channels.getByLabelText('Rail').last().selectOptions('pix')
  await channels.getByRole('group', { name: 'Name' }).last().getByLabelText('en').fill('PIX')
  await channels.getByLabelText('Minimum deposit').last().fill('20')
  const [bank] = POLICY.settings.cashier.channels
  await expect
    .poll(() => console.asked(previewPolicy).at(-1)?.body)
    .toMatchObject({
      changes: [
        {
          path: ['cashier', 'channels'],
          value: [bank, { code: 'PIX', rail: 'pix', name: { en: 'PIX' }, min: '20' }],
        },
      ],
    })
})

test('who may only read the policy changes nothing', async () => {
  await openPolicy('registration', (answers) => answers, false)
  await expect.element(open).toBeDisabled()
  await expect.element(page.getByRole('textbox', { name: 'Minimum age' })).toBeDisabled()
})
