import { takeTimeOut } from '@croupier/contract/limits.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { v7 } from 'uuid'
import { failedTasks } from '@croupier/contract/console-tasks.ts'
import { retryTasks } from '#kernel/failed-task.ts'
import { accountOf, derivedId, houseAccount } from '#modules/wallet/wallet.ts'
import { fundsOf, houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { LUCKY, SAMPA, setPolicy } from '../../../test/policy.ts'
import { operatorIn } from '../../../test/operators.ts'
import { invalidTransfers } from '../../../test/invalid-transfers.ts'
import { world } from '../../../test/world.ts'
import { creditNewcomer, creditNewcomers } from './credit-newcomers.ts'

const here = await world()
const { deps, ask, clock, member, hear } = here
const { spoil, mend } = invalidTransfers(here)

const cashOf = async (memberId: string, currency = 'PHP') =>
  (await fundsOf(deps.db, [accountOf(memberId, currency)])).get(accountOf(memberId, currency))?.balance

test('a new member has the brand’s credit, from the promotion account, with a line that says so', async () => {
  const { token } = await member()
  expect((await ask(balance, { token })).value).toMatchObject({
    sumBalance: '1000.00',
    currency: 'PHP',
    isSingle: true,
    held: '0.00',
  })
  expect((await ask(lines, { token })).value.list).toMatchObject([
    { kind: 'sign_up_credit', amount: '1000.00', before: '0.00', after: '1000.00' },
  ])
})

test('heard ten times at once and once more later, the credit is given once', async () => {
  const memberId = v7()
  const promotion = houseAccount(LUCKY, 'promotion', 'PHP')
  const before = await houseFundsOf(deps.db, promotion)

  await Promise.all(Array.from({ length: 10 }, () => creditNewcomers(deps, { brandId: LUCKY, keys: [memberId] })))
  await creditNewcomers(deps, { brandId: LUCKY, keys: [memberId] })

  expect(await cashOf(memberId)).toBe(10_000_000n)
  expect(await houseFundsOf(deps.db, promotion)).toBe(before - 10_000_000n)
})

test('who is taking a break or has excluded themselves by the time it is heard gets nothing', async () => {
  await setPolicy(deps, LUCKY, { signUpCredit: null })
  const [one, other] = [await member(), await member()]
  await ask(takeTimeOut, { token: one.token, body: { hours: 24 } })
  await setPolicy(deps, LUCKY, { signUpCredit: '1000.00' })
  await creditNewcomers(deps, { brandId: LUCKY, keys: [one.id, other.id] })
  expect(await cashOf(one.id)).toBe(0n)
  expect(await cashOf(other.id)).toBe(10_000_000n)
})

test('members who registered together are credited together', async () => {
  const keys = Array.from({ length: 50 }, () => v7())
  await creditNewcomers(deps, { brandId: LUCKY, keys })
  for (const memberId of keys) expect(await cashOf(memberId)).toBe(10_000_000n)
})

test('a credit that was given stays as it was when the brand changes its mind, and a retry is no failure', async () => {
  const memberId = v7()
  await creditNewcomers(deps, { brandId: LUCKY, keys: [memberId] })
  await setPolicy(deps, LUCKY, { signUpCredit: '5.00' })
  await creditNewcomers(deps, { brandId: LUCKY, keys: [memberId] })
  expect(await cashOf(memberId)).toBe(10_000_000n)
})

test('where the brand gives nothing a new member has an empty account', async () => {
  const memberId = v7()
  await creditNewcomers(deps, { brandId: SAMPA, keys: [memberId] })
  expect(await cashOf(memberId, 'VND')).toBe(0n)
  await hear()
})

test('one whose credit cannot be posted keeps nobody else waiting, and has it when it can be', async () => {
  await setPolicy(deps, LUCKY, { signUpCredit: '1000.00' })
  const keys = Array.from({ length: 9 }, () => v7())
  const poisoned = keys[4]!
  await spoil(derivedId(poisoned, 'sign_up_credit'))
  await creditNewcomers(deps, { brandId: LUCKY, keys })
  for (const memberId of keys) expect(await cashOf(memberId)).toBe(memberId === poisoned ? undefined : 10_000_000n)
  const query = { state: 'waiting', task: 'credit_newcomer' } as const
  const waiting = async () => (await ask(failedTasks, { token: await operatorIn(here), query })).value
  expect(await waiting()).toMatchObject({ total: 1, list: [{ subject: poisoned }] })

  await mend()
  clock.move(60_000)
  await Promise.all([retryTasks(deps, [creditNewcomer]), retryTasks(deps, [creditNewcomer])])
  expect(await cashOf(poisoned)).toBe(10_000_000n)
  expect((await waiting()).total).toBe(0)
})
