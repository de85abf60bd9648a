import { cancelWithdrawal } from '@croupier/contract/cashier.ts'
import { expect, test } from 'vitest'
import { matchWorld } from '../../../../test/matches.ts'
import { endWaits } from '../matched-transfers/end-waits.ts'
import { expireMatches } from '../matched-transfers/expire-matches.ts'

const here = await matchWorld({ waitMinutes: 60 })
const { ask, deps, hear, member, moneyOf, pass, policy, waiting, withdrawalOf, pay, partsOf, prove, answer } = here
const cancel = ({ token, withdrawalId }: { token: string; withdrawalId: string }) =>
  ask(cancelWithdrawal, { token, params: { withdrawalId } })
const cancellable = (on: boolean) => policy({ waitMinutes: 60 }, 0, { cancellable: on })

test('what no member pays yet is taken back whole, once, where the brand allows it', async () => {
  await cancellable(false)
  const one = await waiting('515')
  expect(await withdrawalOf(one)).toMatchObject({ state: 'matching', cancellable: false })
  expect((await cancel(one)).errorCode).toBe('forbidden')

  await cancellable(true)
  expect(await withdrawalOf(one)).toMatchObject({ cancellable: true })
  const answers = await Promise.all([cancel(one), cancel(one)])
  expect(new Set(answers.map(({ errorCode }) => errorCode))).toEqual(new Set([undefined, 'withdrawal_not_open']))
  expect(await withdrawalOf(one)).toMatchObject({ state: 'cancelled' })
  expect(await moneyOf(one)).toEqual({ free: '10000.00', held: '0.00' })
  expect((await pay(await member(), '500')).errorCode).toBe('no_match')
})

test('what a member is about to pay stays theirs: the rest alone comes back, and of what is paid in part no fee is taken', async () => {
  await cancellable(true)
  const one = await waiting('1015')
  const payer = await member()
  const [part] = await partsOf(payer, (await pay(payer, '400')).value.id)
  const back = await cancel(one)
  expect(back.value).toMatchObject({ state: 'matching', reason: 'rest_returned', cancellable: false })
  expect(await moneyOf(one)).toEqual({ free: '9585.00', held: '415.00' })
  expect((await cancel(one)).errorCode).toBe('withdrawal_not_open')
  expect((await pay(await member(), '600')).errorCode).toBe('no_match')

  await prove(payer, part!.id)
  await answer(one, part!.id, { answer: 'received' })
  expect(await withdrawalOf(one)).toMatchObject({ state: 'paid', matched: '400.00', reason: 'rest_returned' })
  expect(await moneyOf(one)).toEqual({ free: '9600.00', held: '0.00' })
  expect(await moneyOf(payer)).toMatchObject({ free: '1400.00' })
})

test('a part that nobody pays after that waits again, and is taken back too', async () => {
  await cancellable(true)
  const one = await waiting('1015')
  await pay(await member(), '400')
  await cancel(one)
  await pass(20, one)
  await expireMatches(deps)
  expect(await withdrawalOf(one)).toMatchObject({ state: 'matching', cancellable: true })
  await cancel(one)
  expect(await withdrawalOf(one)).toMatchObject({ state: 'cancelled' })
  expect(await moneyOf(one)).toEqual({ free: '10000.00', held: '0.00' })
})

test('taken back while a member pays it, either all of it comes back or the part is theirs', async () => {
  await cancellable(true)
  const one = await waiting('515')
  const payer = await member()
  const [back, paid] = await Promise.all([cancel(one), pay(payer, '500')])
  const { held } = await moneyOf(one)
  expect([back.errorCode, paid.errorCode, held]).toEqual(
    paid.errorCode === undefined ? ['withdrawal_not_open', undefined, '515.00'] : [undefined, 'no_match', '0.00'],
  )
  await pass(60, one)
  await endWaits(deps)
  await hear()
})
