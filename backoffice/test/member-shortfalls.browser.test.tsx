import { member } from '@croupier/contract/console-members.ts'
import { type Shortfall, shortfalls } from '@croupier/contract/console-shortfalls.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { idOf, openConsole } from './open-console.tsx'
import { MEMBER } from './member.ts'
import { NO_AMOUNTS, openShortfall } from './shortfalls.ts'

const READS: readonly Permission[] = ['members.read', 'reconciliation.read']

const open = (list: readonly Shortfall[], { may = READS, tab = 'shortfalls' } = {}) =>
  openConsole(`/members/${idOf(4)}?tab=${tab}`, {
    may,
    answers: (answers) =>
      void answers
        .to(member, MEMBER)
        .to(shortfalls, { list: [...list], pageNum: 1, totalPages: 1, total: list.length, sums: NO_AMOUNTS }),
  })

test('a member’s screen lists what they owe of corrected bets, and each leads to its case', async () => {
  const { address, asked } = await open([openShortfall()])
  const row = page.getByRole('table', { name: 'Shortfalls' }).getByRole('row').nth(1)
  for (const text of ['Owed', '195.00', '60.00', '135.00'])
    await expect.element(row.getByText(text, { exact: true })).toBeVisible()
  expect(asked(shortfalls).at(-1)?.query).toMatchObject({ search: 'member01' })
  await row.getByRole('link', { name: 'Baccarat' }).click()
  await expect.poll(address).toBe(`/shortfalls/${idOf(1)}`)
})

test('of who owes nothing it says so', async () => {
  await open([])
  await expect.element(page.getByText('Owes nothing of any corrected bet.')).toBeVisible()
})

test('who may not read what is owed has no such tab', async () => {
  await open([openShortfall()], { may: ['members.read'], tab: 'notes' })
  await expect.element(page.getByRole('link', { name: 'Notes' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Shortfalls' })).not.toBeInTheDocument()
})
