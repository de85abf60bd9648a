import { reasons } from '@croupier/contract/console-desk.ts'
import { memberRebate, setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import * as members from '@croupier/contract/console-members.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { refusalAnswer } from '@croupier/kit/testing/answers.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MEMBER } from './member.ts'
import { openConsole } from './open-console.tsx'

const REASONS = { list: [{ code: 'agreement', name: 'Agreed with the member', sentence: '' }] }
const card = page.getByRole('region', { name: 'Lottery rebate' })
const dialog = page.getByRole('dialog')
const field = dialog.getByLabelText('Rebate point, %')
const OWN = { own: 5, brand: 8, holds: 5, topMode: 1900 }

const open = (rebate: typeof OWN | (Omit<typeof OWN, 'own'> & { own: null }) | null, may: readonly Permission[]) =>
  openConsole(`/members/${MEMBER.id}`, {
    may,
    answers: (answers) =>
      void answers
        .to(members.member, MEMBER)
        .to(members.memberLimits, [])
        .to(members.memberTimeline, [])
        .to(members.memberShares, { shares: [], risk: { score: 0, signs: [] } })
        .to(members.memberNotes, [])
        .to(memberRebate, { rebate })
        .to(reasons, REASONS),
  })

test('a member’s screen says their rebate point and top mode, and whose they are', async () => {
  await open(OWN, ['members.read'])
  for (const said of ['5.0%', '1900', 'Set for this member; the brand’s is 8.0%.'])
    await expect.element(card.getByText(said, { exact: true })).toBeVisible()
  await expect.element(card.getByRole('button')).not.toBeInTheDocument()
})

test('a point is set with a reason, cleared, and refused before it is sent where it is none', async () => {
  const { asked, answer } = await open({ ...OWN, own: null, holds: 8, topMode: 1960 }, ['members.read', 'members.edit'])
  await expect.element(card.getByText('The brand’s; nothing is set for this member.')).toBeVisible()
  answer(setMemberRebate, {})
  await card.getByRole('button', { name: 'Change…' }).click()
  for (const typed of ['8.1', '9', '0.05', '-1', 'all']) {
    await field.fill(typed)
    await expect.element(dialog.getByText('Enter 0 to 8.0 with at most one decimal.').first()).toBeVisible()
  }
  expect(asked(setMemberRebate)).toHaveLength(0)
  await field.fill('4.9')
  answer(memberRebate, { rebate: { ...OWN, own: 4.9, holds: 4.9, topMode: 1898 } })
  await dialog.getByRole('button', { name: /^Set rebate point/ }).click()
  await expect.poll(() => asked(setMemberRebate).at(-1)?.body).toMatchObject({ point: 4.9, reason: 'agreement' })
  await expect.element(card.getByText('1898', { exact: true })).toBeVisible()
  answer(setMemberRebate, refusalAnswer('second_person_asked'))
  await card.getByRole('button', { name: 'Change…' }).click()
  await field.fill('')
  await dialog.getByRole('button', { name: /^Request approval/ }).click()
  await expect.poll(() => asked(setMemberRebate).at(-1)?.body).toMatchObject({ point: null })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('at a brand without lotteries there is no such card', async () => {
  await open(null, ['members.read'])
  await expect.element(page.getByRole('region', { name: 'Limits' })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})
