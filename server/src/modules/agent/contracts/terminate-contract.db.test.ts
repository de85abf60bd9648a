import { expect, test } from 'vitest'
import { contractWorld, dividend } from '../../../../test/contracts.ts'

const { clock, agent, answer, terminate, contractsOf, contractOf, offered, agreed, fromHouse, chain } =
  await contractWorld()

test('asked for by one it ends after thirty days with its period; the other one may agree to the running one', async () => {
  clock.set('2026-11-21T03:00:00.000Z')
  const { U, D, E } = await chain()
  const own = await agreed(U, D, dividend('0.2'))
  const below = await agreed(D, E, dividend('0.1'))
  clock.set('2026-12-02T03:00:00.000Z')
  const { value } = await terminate(U, own)
  // 1 January is thirty days later: the half that runs then ends on the 15th.
  expect(value).toMatchObject({
    endAsked: 'me',
    endReason: 'notice',
    until: '2027-01-15T16:00:00.000Z',
    state: 'in_force',
  })
  expect((await terminate(U, own)).value).toEqual(value)
  expect(await contractsOf(D, { waiting: 'true' })).toMatchObject([{ contractId: own, endAsked: 'other' }])
  expect(await contractsOf(U, { waiting: 'true' })).toEqual([])
  // What hangs on it ends with it.
  expect(await contractOf(E, below)).toMatchObject({ until: value.until, endReason: 'above' })

  const agreedTo = await terminate(D, own)
  expect(agreedTo.value).toMatchObject({
    endAnswer: 'agreed',
    endReason: 'agreement',
    until: '2026-12-15T16:00:00.000Z',
  })
  expect((await terminate(D, own)).value).toEqual(agreedTo.value)
  expect((await contractOf(E, below)).until).toBe('2026-12-15T16:00:00.000Z')
  expect(await contractsOf(D, { waiting: 'true' })).toEqual([])
  expect((await terminate(D, own, 'keep')).errorCode).toBe('offer_over')
  clock.set('2026-12-15T16:00:00.000Z')
  expect((await contractOf(U, own)).state).toBe('ended')
  expect((await terminate(U, own)).errorCode).toBe('offer_over')
})

test('who keeps it keeps it until the notice has run out', async () => {
  clock.set('2027-02-01T03:00:00.000Z')
  const { U, D } = await chain()
  const own = await agreed(U, D, dividend('0.2'))
  const { value: asked } = await terminate(D, own)
  expect((await terminate(D, own, 'keep')).errorCode).toBe('offer_over')
  const { value: kept } = await terminate(U, own, 'keep')
  expect(kept).toMatchObject({ endAnswer: 'kept', until: asked.until, endReason: 'notice' })
  expect((await terminate(U, own, 'keep')).value).toEqual(kept)
  expect(await contractsOf(U, { waiting: 'true' })).toEqual([])
})

test('a contract that has not begun never does where both agree', async () => {
  const { U, D } = await chain()
  const own = await agreed(U, D, dividend('0.2'))
  await terminate(U, own)
  const { value } = await terminate(D, own)
  expect([value.state, value.until]).toEqual(['ended', value.from])
})

test('both ask at once: one asks, the other one agrees', async () => {
  const { U, D } = await chain()
  const own = await agreed(U, D, dividend('0.2'))
  const answers = await Promise.all([terminate(U, own), terminate(D, own)])
  expect(answers.map(({ errorCode }) => errorCode)).toEqual([undefined, undefined])
  expect(await contractOf(U, own)).toMatchObject({ endAnswer: 'agreed', endReason: 'agreement' })
})

test('an hour, a slot and a day end with the one that runs', async () => {
  clock.set('2027-03-02T03:07:00.000Z')
  const U = await agent()
  const D = await agent(U)
  const salary = { rateType: 'P' as const, tiers: [{ validBets: '0', active: 0, rate: '0.01' }] }
  const all = [
    [{ kind: 'hourly', ...salary }, '04:00', '05:00'],
    [{ kind: 'daily', period: 'M', ...salary }, '16:00', '16:00'],
    [{ kind: 'realtime', winRate: '0.01', lossRate: '0.01', singleBet: '0' }, '03:10', '04:05'],
  ] as const
  for (const [terms] of all) await fromHouse(U, terms)
  clock.set('2027-03-03T03:07:00.000Z')
  const ids: string[] = []
  for (const [terms, start] of all) {
    const id = await agreed(U, D, terms)
    expect((await contractOf(D, id)).from).toBe(`2027-03-03T${start}:00.000Z`)
    ids.push(id)
  }
  clock.set('2027-03-04T04:01:00.000Z')
  for (const [at, [, , end]] of all.entries()) {
    await terminate(U, ids[at]!)
    const { value } = await terminate(D, ids[at]!)
    expect(value.until).toBe(`2027-03-04T${end}:00.000Z`)
  }
})

test('strangers end nothing, and what was only offered has no end', async () => {
  const { U, D, E } = await chain()
  const stranger = await agent()
  const id = await offered(U, D, dividend('0.2'))
  expect((await terminate(U, id)).errorCode).toBe('offer_over')
  await answer(D, id)
  for (const one of [E, stranger]) expect((await terminate(one, id)).errorCode).toBe('not_found')
})

test('an agent at the top may give the house notice', async () => {
  const { U, own } = await chain()
  expect((await terminate(U, own)).value).toMatchObject({ endAsked: 'me', account: null, endReason: 'notice' })
})
