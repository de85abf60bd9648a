import { type MemberRow, members } from '@croupier/contract/console-members.ts'
import { savedViews } from '@croupier/contract/lists.ts'
import { withdrawalCase, withdrawalDesk } from '@croupier/contract/console-withdrawals.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import type { Answers } from '@croupier/kit/testing/answers.ts'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'
import { caseOf, deskOf, rowOf } from './withdrawals.ts'

const ROW: MemberRow = {
  id: idOf(1),
  account: 'member01',
  state: 'active',
  watch: false,
  tags: [],
  level: 1,
  levelName: 'Bronze',
  upline: null,
  wallet: '10.00',
  held: '0.00',
  deposits: '0.00',
  result: '0.00',
  registeredAt: NOW,
  lastSeenAt: NOW,
}
const LISTED = { pageNum: 1, totalPages: 1, total: 1, list: [ROW], more: false }
const ALL: readonly Permission[] = ['members.read', 'exports.make', 'withdrawals.read', 'withdrawals.decide']

const answersOf = (answers: Answers) =>
  answers
    .to(members, { ...LISTED, sums: { wallet: '10.00', held: '0.00', deposits: '0.00', result: '0.00' } })
    .to(savedViews, [])
    .to(withdrawalDesk, deskOf([rowOf(1), rowOf(2)]))
    .to(withdrawalCase, ({ params }) => caseOf(rowOf(Number(params['withdrawalId']?.slice(-2)))))

async function openOnPhone(address: string) {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1440, 900))
  return openConsole(address, { may: ALL, answers: answersOf })
}

const drawer = page.getByRole('dialog', { name: 'Screens' })
const opener = page.getByRole('button', { name: 'Screens' })

test('on a phone the screens stand in a drawer, which goes when one is chosen or by Escape and gives the focus back', async () => {
  const console = await openOnPhone('/members')
  await expect.element(page.getByRole('link', { name: /^Withdrawals/ })).not.toBeInTheDocument()
  await opener.click()
  await drawer.getByRole('link', { name: /^Withdrawals/ }).click()
  await expect.poll(console.address).toBe('/withdrawals')
  await expect.element(drawer).not.toBeInTheDocument()

  await opener.click()
  await drawer.getByRole('link', { name: /^Withdrawals/ }).click()
  await expect.element(drawer).not.toBeInTheDocument()

  await opener.click()
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('of a desk a phone shows the queue, then the case that is chosen with its actions, and leads back', async () => {
  const console = await openOnPhone('/withdrawals')
  const queue = page.getByRole('region', { name: 'Queue' })
  const detail = page.getByRole('region', { name: 'Open case' })
  await expect.element(queue.getByText('member02')).toBeVisible()
  await expect.element(detail).not.toBeInTheDocument()
  await queue.getByRole('button', { name: /member02/ }).click()
  await expect.element(detail.getByText('WD 000 0002')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Claim C/ })).toBeVisible()
  await expect.element(queue).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back to the queue' }).click()
  await expect.element(queue.getByText('member02')).toBeVisible()
  await expect.poll(console.address).toBe('/withdrawals?stage=review')
})

test('a list is pushed sideways on a phone, and its first column stays', async () => {
  await openOnPhone('/members')
  const table = page.getByRole('table', { name: 'Members' })
  const name = table.getByText('member01')
  await expect.element(name).toBeVisible()
  const leftOf = (found: typeof name) => found.element().getBoundingClientRect().left
  const before = leftOf(name)
  const frame = table.element().parentElement
  expect(frame?.scrollWidth).toBeGreaterThan(frame?.clientWidth ?? 0)
  expect(document.documentElement.scrollWidth).toBe(390)
  frame?.scrollTo({ left: 200 })
  await expect.poll(() => frame?.scrollLeft).toBe(200)
  expect(leftOf(name)).toBe(before)
})
