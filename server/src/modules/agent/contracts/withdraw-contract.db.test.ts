import { expect, test } from 'vitest'
import { contractWorld, dividend } from '../../../../test/contracts.ts'

const { make, offer, withdraw, answer, contractsOf, offered, chain } = await contractWorld()

test('an offer is taken back until it is answered, and again it is the same', async () => {
  const { U, D } = await chain()
  const id = await offered(U, D, dividend('0.2'))
  expect((await withdraw(U, id)).value.state).toBe('withdrawn')
  expect((await withdraw(U, id)).value.state).toBe('withdrawn')
  expect(await contractsOf(D, { waiting: 'true' })).toEqual([])
  expect(await contractsOf(D)).toMatchObject([{ contractId: id, state: 'withdrawn' }])
  expect((await answer(D, id)).errorCode).toBe('offer_over')
  // The next one has the next number.
  const next = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  expect(next.value.version).toBe(2)
})

test('a draft that is taken back was never seen by the other one', async () => {
  const { U, D } = await chain()
  const { value } = await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })
  expect((await withdraw(U, value.contractId)).value.state).toBe('withdrawn')
  expect(await contractsOf(D)).toEqual([])
  expect((await offer(U, value.contractId)).errorCode).toBe('offer_over')
})

test('what is accepted is not taken back, and only the giver takes back', async () => {
  const { U, D, E } = await chain()
  const id = await offered(U, D, dividend('0.2'))
  for (const one of [D, E]) expect((await withdraw(one, id)).errorCode).toBe('not_found')
  await answer(D, id)
  expect((await withdraw(U, id)).errorCode).toBe('offer_over')
})
