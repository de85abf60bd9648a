import { cancelWithdrawal } from '@croupier/contract/cashier.ts'
import { releaseWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'

const it = await deskWorld()
const { ask, ana, asked, approve, claim, moneyOf, policy, refuse, seen, stage } = it
const cancel = ({ token }: { token: string }, withdrawalId: string) =>
  ask(cancelWithdrawal, { token, params: { withdrawalId } })
const FREE = { free: '6000.00', held: '0.00' }

test('a withdrawal in review is taken back by its member, once by however many tries, and leaves the queue', async () => {
  const { one, id } = await asked()
  expect(await seen(one, id)).toMatchObject({ state: 'review', cancellable: true })
  const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(one, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'withdrawal_not_open']))
  expect(await moneyOf(one)).toEqual(FREE)
  expect((await stage(ana, 'review')).list.map((row) => row.id)).not.toContain(id)
  expect((await claim(ana, id)).errorCode).toBe('withdrawal_not_open')
})

test('many members take theirs back at once', async () => {
  const several = [await asked(), await asked(), await asked(), await asked()]
  const answers = await Promise.all(several.map(({ one, id }) => cancel(one, id)))
  expect(answers.map(({ value }) => value.state)).toEqual(several.map(() => 'cancelled'))
  expect(await Promise.all(several.map(({ one }) => moneyOf(one)))).toEqual(several.map(() => FREE))
})

test('what an operator has claimed is not taken back, and is again when it is left', async () => {
  const { one, id } = await asked()
  await claim(ana, id)
  expect(await seen(one, id)).toMatchObject({ cancellable: false })
  expect((await cancel(one, id)).errorCode).toBe('withdrawal_claimed')
  await ask(releaseWithdrawal, { token: ana, params: { withdrawalId: id } })
  expect((await cancel(one, id)).value).toMatchObject({ state: 'cancelled' })
})

test('claimed and taken back at once, it is either one’s or the other’s', async () => {
  const { one, id } = await asked()
  const [claimed, cancelled] = await Promise.all([claim(ana, id), cancel(one, id)])
  const { state } = await seen(one, id)
  const [theirs, ours] = [
    ['cancelled', undefined],
    ['review', 'withdrawal_claimed'],
  ]
  expect([state, cancelled.errorCode]).toEqual(claimed.status === 200 && cancelled.status !== 200 ? ours : theirs)
  if (state === 'review') await refuse(ana, id)
  expect(await moneyOf(one)).toEqual(FREE)
})

test('what an operator has released stays, and so does what the brand does not let go', async () => {
  const { one, id } = await asked()
  await claim(ana, id)
  await approve(ana, id)
  await ask(releaseWithdrawal, { token: ana, params: { withdrawalId: id } })
  expect(await seen(one, id)).toMatchObject({ state: 'approved', cancellable: false })
  expect((await cancel(one, id)).errorCode).toBe('withdrawal_not_open')

  await policy({ withdrawal: { reviewFrom: null, cancellable: false } })
  const other = await asked()
  expect((await cancel(other.one, other.id)).errorCode).toBe('forbidden')
  expect((await cancel(one, other.id)).errorCode).toBe('not_found')
})
