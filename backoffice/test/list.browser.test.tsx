import { type MemberRow, members } from '@croupier/contract/console-members.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { savedViews } from '@croupier/contract/lists.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { idOf, NOW, openConsole } from './open-console.tsx'

const rowOf = (number: number): MemberRow => ({
  id: idOf(number),
  account: `member0${number}`,
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
})

const pageOf = (list: readonly MemberRow[], total = list.length): ReplyOf<typeof members> => ({
  pageNum: 1,
  totalPages: Math.ceil(total / 50),
  total,
  list: [...list],
  more: false,
  sums: { wallet: '4321.00', held: '0.00', deposits: '0.00', result: '0.00' },
})
const THREE = [1, 2, 3].map(rowOf)
const table = page.getByRole('table', { name: 'Members' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const openMembers = (search = '', total = 3) =>
  openConsole(`/members${search}`, {
    may: ['members.read', 'members.freeze', 'exports.make'],
    answers: (answers) =>
      answers
        .to(members, ({ query }) => (query['state'] === 'closed' ? pageOf([]) : pageOf(THREE, total)))
        .to(savedViews, [{ id: idOf(9), name: 'Frozen ones', search: 'state=frozen', sharedWith: null, own: true }]),
  })

test('a filter, a search and a head’s order stand in the address and are what the call is asked', async () => {
  const console = await openMembers()
  await expect.element(table.getByText('member03')).toBeVisible()
  await button('Add a filter').click()
  await button('Status').click()
  await button('Frozen').click()
  await expect.poll(console.address).toBe('/members?state=frozen')
  await page.getByRole('searchbox', { name: 'Search in this view' }).fill('ana')
  await expect.poll(console.address).toBe('/members?state=frozen&q=ana')
  await table.getByRole('button', { name: 'Member' }).click()
  await expect
    .poll(() => console.asked(members).at(-1)?.query)
    .toEqual({ state: 'frozen', search: 'ana', sort: 'account', pageNo: '1', pageSize: '50' })
  await expect.element(table.getByRole('columnheader', { name: 'Member' })).toHaveAttribute('aria-sort', 'ascending')
  await table.getByRole('button', { name: 'Member' }).click()
  await expect.element(table.getByRole('columnheader', { name: 'Member' })).toHaveAttribute('aria-sort', 'descending')
})

test('where filters find nothing the last one is taken away, or all', async () => {
  const console = await openMembers('?lineOf=agent01&state=closed')
  await expect.element(page.getByText('No results for these filters')).toBeVisible()
  await page.getByRole('main').getByText('Remove “Status”').last().click()
  await expect.element(table.getByText('member01')).toBeVisible()
  expect(console.address()).toBe('/members?lineOf=agent01')
})

test('rows are picked on this page or as all that the view finds; sums are of the view', async () => {
  await openMembers('', 120)
  await table.getByRole('checkbox', { name: 'Select this page' }).click()
  const bar = page.getByRole('toolbar')
  await expect.element(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Select all 120' }).click()
  await expect.element(bar.getByText(/120/).first()).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Select all 120' })).not.toBeInTheDocument()
  await expect.element(table.getByText('Total of 120 in this view')).toBeVisible()
  await expect.element(table.getByText('4,321.00')).toBeVisible()
})

test('J, K and Enter lead from row to row and open one', async () => {
  const console = await openMembers()
  await expect.element(table.getByText('member01')).toBeVisible()
  await userEvent.keyboard('jjk{Enter}')
  await expect.poll(console.address).toBe(`/members/${idOf(1)}`)
})

test('a kept view is one press, and what differs from all of them can be kept', async () => {
  const console = await openMembers()
  await button('Frozen ones').click()
  await expect.poll(console.address).toBe('/members?state=frozen')
  await expect.element(button('Save view')).not.toBeInTheDocument()
  await page.getByRole('searchbox', { name: 'Search in this view' }).fill('ana')
  await expect.element(button('Save view')).toBeVisible()
})
