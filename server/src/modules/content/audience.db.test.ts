import { announcements, notices, promotion, promotions, unreadCount } from '@croupier/contract/content.ts'
import { excludeSelf, takeTimeOut } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { type TestMember, world } from '../../../test/world.ts'

const { ask, clock, logIn, member } = await world()

async function seenBy(token: string) {
  const { banners, player, popup, promotion: offers, marquee } = (await ask(announcements, { token })).value
  const { list } = (await ask(promotions, { token })).value
  const kinds = new Set((await ask(notices, { token })).value.list.map(({ type }) => type))
  return {
    offered: banners.length + popup.length + offers.length + marquee.length + list.length,
    told: player.length,
    kinds: [...kinds].toSorted(),
  }
}

const exclude = ({ token, account, password }: TestMember) =>
  ask(excludeSelf, { token, body: { months: 6, account, password } })
const pause = ({ token }: TestMember) => ask(takeTimeOut, { token, body: { hours: 24 } })

test.each([
  ['is excluded', exclude],
  ['takes a time-out', pause],
])('who %s is offered nothing, and still reads what is for players', async (_what, stayOut) => {
  const one = await member()
  const before = await seenBy(one.token)
  expect(before.offered).toBeGreaterThan(10)
  expect(before.kinds).toEqual(['H', 'PL', 'PU'])
  const [open] = (await ask(promotions, { token: one.token })).value.list

  await stayOut(one)
  const token = await logIn(one.account, one.password)
  expect(await seenBy(token)).toEqual({ offered: 0, told: before.told, kinds: ['PL'] })
  expect((await ask(promotions, { token })).value).toEqual({ categories: [], list: [] })
  expect(await ask(promotion, { token, params: { id: open!.id } })).toMatchObject({ errorCode: 'not_found' })
  const guestsWord = await ask(announcements, { token, query: { types: 'B,PU,PR,H', execution: 'B' } })
  expect(Object.values(guestsWord.value).flat()).toEqual([])
})

test('when the time-out is over the offers are there again', async () => {
  const one = await member()
  const { offered } = await seenBy(one.token)
  await pause(one)
  clock.move(24 * 3_600_000)
  expect((await seenBy(await logIn(one.account, one.password))).offered).toBe(offered)
})

test('nothing that is offered waits unread for who stays out', async () => {
  const one = await member()
  const unread = async (token: string) => (await ask(unreadCount, { token })).value?.unread
  expect(await unread(one.token)).toBeGreaterThan(1)
  await exclude(one)
  const token = await logIn(one.account, one.password)
  expect((await ask(notices, { token })).value).toMatchObject({ total: 1, unread: 1 })
})
