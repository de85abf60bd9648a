import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { memberRebate, setMemberRebate } from '@croupier/contract/console-lotteries.ts'
import { expect, test } from 'vitest'
import { byTwo } from '../../../../../test/approvals.ts'
import { digitLine, lotteryPlay } from '../../../../../test/lotteries.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const play = await lotteryPlay(here, 'SSC_10M')
const [ana, lea, teller] = [
  await operatorIn(here),
  await operatorIn(here, 'operator05'),
  await operatorIn(here, 'operator02'),
]
const set = (memberId: string, point: number | null, more = {}) =>
  ask(setMemberRebate, {
    token: ana,
    params: { memberId },
    body: { point, reason: 'agreement', note: '' },
    ...more,
  })
const rebateOf = async (memberId: string) =>
  (await ask(memberRebate, { token: ana, params: { memberId } })).value.rebate
const at = (mode: number) => [digitLine('DWD', '1||||', 1, { mode })]

test('a lower point holds from the next order on, not for lines that were taken; two people raise it', async () => {
  const player = await member()
  expect(await rebateOf(player.id)).toEqual({ own: null, brand: 8, holds: 8, topMode: 1960 })
  const { value: taken } = await play.place(player, at(1960))
  expect((await set(player.id, 4.9)).status).toBe(200)
  expect(await rebateOf(player.id)).toEqual({ own: 4.9, brand: 8, holds: 4.9, topMode: 1898 })
  expect((await play.place(player, at(1960))).errorCode).toBe('mode_too_high')
  expect((await play.place(player, at(1898))).value.rebate).toBe('0.00')
  const order = await play.orderOf(player, taken.orderId)
  expect(order.items).toMatchObject([{ mode: 1960, odds: taken.lines[0]?.odds }])

  for (const point of [5, null]) {
    const asked = await set(player.id, point)
    expect(asked).toMatchObject({ status: 202, extra: { rule: 'rebate_point_raised' } })
    expect((await rebateOf(player.id))?.own).not.toBe(point)
    expect((await byTwo(here, lea, Promise.resolve(asked))).status).toBe(200)
    expect((await rebateOf(player.id))?.own).toBe(point)
  }
  expect((await play.place(player, at(1960))).status).toBe(200)
  const { list } = (await ask(audit, { token: ana, query: { action: 'members.rebate' } })).value
  expect(list.filter(({ subject }) => subject.id === player.id)).toHaveLength(3)
})

test.each([0, 0.1, 0.3, 0.7, 2.3, 7.9])('%s per cent is a point', async (point) => {
  const player = await member()
  expect((await set(player.id, point)).status).toBe(200)
  expect(await rebateOf(player.id)).toMatchObject({ own: point, topMode: 1800 + Math.round(point * 20) })
})

test.each([-0.1, 8.1, 0.05, 3.14, 1e308, '5', true])('%s is none, which its field says', async (point) => {
  const player = await member()
  expect((await set(player.id, point as number)).fields).toHaveProperty('point')
  expect((await rebateOf(player.id))?.own).toBeNull()
})

test('who may not is refused, and members of nobody or of another brand are not found', async () => {
  const player = await member()
  expect((await set(player.id, 1, { token: teller })).errorCode).toBe('forbidden')
  expect((await set(randomUUID(), 1)).errorCode).toBe('not_found')
  expect((await set(player.id, 1, { headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
  const seen = { token: ana, params: { memberId: player.id }, headers: { merchant: 'SAMPA' } }
  expect((await ask(memberRebate, seen)).errorCode).toBe('not_found')
  expect((await rebateOf(player.id))?.own).toBeNull()
})

test('lowered by several at once, one of them holds', async () => {
  const player = await member()
  const answers = await Promise.all([1, 2, 3].map((point) => set(player.id, point)))
  expect(answers.every(({ status }) => [200, 202, 409].includes(status))).toBe(true)
  expect([1, 2, 3]).toContain((await rebateOf(player.id))?.own)
})
