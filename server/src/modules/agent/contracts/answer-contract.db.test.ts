import type { ContractTerms } from '@croupier/contract/agent-contracts.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { contractWorld, dividend } from '../../../../test/contracts.ts'
import { lapseOffers } from './lapse-offers.ts'

const here = await contractWorld()
const { deps, clock, hear, agent, answer, withdraw, terminate, offer, make, contractOf, contractsOf } = here
const { offered, agreed, fromHouse, chain } = here

describe('an offer that is accepted', () => {
  test('holds from the next period of its code, and both see it', async () => {
    const { U, D } = await chain()
    const id = await offered(U, D, dividend('0.25'))
    const { value } = await answer(D, id)
    const start = value.from!
    expect(value).toMatchObject({ side: 'own', account: U.account, state: 'accepted', until: null, falling: [] })
    expect(await contractOf(U, id)).toMatchObject({ side: 'given', account: D.account, state: 'accepted', from: start })
    clock.set(start)
    expect((await contractOf(D, id)).state).toBe('in_force')
  })

  test('ten times at once is accepted once, and the same answer again is the same', async () => {
    const { U, D } = await chain()
    const id = await offered(U, D, dividend('0.25'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(D, id)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ value }) => value.from)).size).toBe(1)
    const { rows } = await sql<{ changes: number }>`select changes from agent.contract where id = ${id}`.execute(
      deps.db,
    )
    // Made, offered, accepted.
    expect(rows).toEqual([{ changes: 3 }])
    expect((await answer(D, id, 'reject')).errorCode).toBe('offer_over')
  })

  test('and withdrawn at once has one outcome', async () => {
    const { U, D } = await chain()
    for (let round = 0; round < 5; round++) {
      const id = await offered(U, D, dividend('0.25'))
      const [accepted, withdrawn] = await Promise.all([answer(D, id), withdraw(U, id)])
      const codes = [accepted.errorCode, withdrawn.errorCode]
      expect(codes).toContain(undefined)
      expect(codes).toContain('offer_over')
      const { state } = await contractOf(U, id)
      expect(state).toBe(accepted.errorCode === undefined ? 'accepted' : 'withdrawn')
    }
  })

  test('is heard by both', async () => {
    const { U, D } = await chain()
    const { rows: before } = await sql<{ last: string }>`
      select coalesce(max(id), 0)::text as last from kernel.outbox`.execute(deps.db)
    const id = await offered(U, D, dividend('0.25'))
    await answer(D, id)
    const { rows } = await sql<{ keys: string[]; what: string }>`
      select keys, detail ->> 'what' as what from kernel.outbox
      where topic = 'contract_changed' and id > ${before[0]!.last}::int8 order by id`.execute(deps.db)
    expect(rows).toEqual([
      { keys: [U.id, D.id], what: 'offered' },
      { keys: [U.id, D.id], what: 'accepted' },
    ])
    await hear()
  })
})

describe('a new version', () => {
  test('follows the old one without a gap; where the codes differ, the old one is cut', async () => {
    clock.set('2026-12-20T03:00:00.000Z')
    const { U, D } = await chain()
    const monthly = await agreed(U, D, dividend('0.2', 'M'))
    expect((await contractOf(D, monthly)).from).toBe('2026-12-31T16:00:00.000Z')
    clock.set('2027-01-05T03:00:00.000Z')
    const halves = await agreed(U, D, dividend('0.21', 'H'))
    const cut = '2027-01-15T16:00:00.000Z'
    expect(await contractOf(D, halves)).toMatchObject({ from: cut, version: 2, state: 'accepted' })
    expect(await contractOf(D, monthly)).toMatchObject({ state: 'in_force', until: cut, endReason: 'version' })
    // One that is accepted before that one begins takes its place: it never takes effect.
    const third = await agreed(U, D, dividend('0.22', 'H'))
    expect(await contractOf(D, third)).toMatchObject({ from: cut, version: 3 })
    expect(await contractOf(D, halves)).toMatchObject({ state: 'ended', from: cut, until: cut })
  })

  test('that is lower ends what is higher below it, with all that hangs on it, when it takes effect', async () => {
    const { U, D, E, F } = await chain()
    const other = await agent(D)
    await agreed(U, D, dividend('0.28'))
    const high = await agreed(D, E, dividend('0.27'))
    const hanging = await agreed(E, F, dividend('0.1'))
    const equal = await agreed(D, other, dividend('0.25'))
    const lower = await offered(U, D, dividend('0.25'))

    const foreseen = (await contractOf(U, lower)).falling
    expect(foreseen.map(({ contractId }) => contractId)).toEqual([high, hanging])
    expect(foreseen[0]).toMatchObject({
      above: D.account,
      below: E.account,
      top: ['0.27'],
      kind: 'dividend',
      group: 'CONS',
    })
    expect((await contractOf(D, lower)).falling).toEqual(foreseen)

    const { value } = await answer(D, lower)
    for (const [one, id] of [
      [E, high],
      [F, hanging],
    ] as const)
      expect(await contractOf(one, id)).toMatchObject({ until: value.from, endReason: 'above' })
    expect(await contractOf(other, equal)).toMatchObject({ until: null })
    clock.set(value.from!)
    expect((await contractOf(F, hanging)).state).toBe('ended')
  })

  test('of another kind or group touches nothing', async () => {
    const { U, D, E } = await chain()
    await agreed(U, D, dividend('0.28'))
    const below = await agreed(D, E, dividend('0.27'))
    const hourly = (rate: string): ContractTerms => ({
      kind: 'hourly',
      rateType: 'P',
      tiers: [{ validBets: '0', active: 0, rate }],
    })
    await fromHouse(U, hourly('0.01'))
    await agreed(U, D, hourly('0.001'))
    expect(await contractOf(E, below)).toMatchObject({ until: null })
  })
})

describe('an offer is judged anew when it is accepted', () => {
  test('by the own top of its giver at the moment of its effect', async () => {
    const { U, D, E } = await chain()
    await agreed(U, D, dividend('0.28'))
    const offer = await offered(D, E, dividend('0.27'))
    await agreed(U, D, dividend('0.2'))
    expect((await answer(E, offer)).errorCode).toBe('rate_above_own')
    expect((await contractOf(E, offer)).state).toBe('offered')
  })

  test('and while the own contract of its giver ends, never both stand', async () => {
    for (let round = 0; round < 4; round++) {
      const { U, D, E } = await chain()
      await agreed(U, D, dividend('0.28'))
      const lower = await offered(U, D, dividend('0.2'))
      const high = await offered(D, E, dividend('0.27'))
      const [below, above] = await Promise.all([answer(E, high), answer(D, lower)])
      expect(above.errorCode).toBeUndefined()
      const standing = await contractOf(E, high)
      const seen = [below.errorCode, standing.state, standing.until]
      expect([
        [undefined, 'ended', above.value.from],
        // What was offered would end with its beginning.
        ['rate_above_own', 'offered', above.value.from],
      ]).toContainEqual(seen)
    }
  })

  test('and ends with what its giver has, where that end is known', async () => {
    const { U, D, E } = await chain()
    const own = await agreed(U, D, dividend('0.28'))
    await terminate(U, own)
    const { until } = await contractOf(D, own)
    const given = await agreed(D, E, dividend('0.1'))
    expect(await contractOf(E, given)).toMatchObject({ until, endReason: 'above' })
  })

  test('against other groups between the same two', async () => {
    const { U, D } = await chain()
    await fromHouse(U, dividend('0.3'), 'LIVE').then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toMatchObject({ code: 'contract_stands' }),
    )
    const other = await agent()
    await fromHouse(other, dividend('0.3'), 'LIVE')
    await fromHouse(other, dividend('0.2'), 'RNG')
    const near = await agent(other)
    await agreed(other, near, dividend('0.2'), 'LIVE')
    await agreed(other, near, dividend('0.2'), 'RNG')
    expect(await contractsOf(near, { side: 'own' })).toHaveLength(2)
    expect(await contractsOf(D, { side: 'own' })).toHaveLength(0)
  })
})

test('an offer that is rejected, withdrawn or lapsed is over', async () => {
  const { U, D } = await chain()
  const rejected = await offered(U, D, dividend('0.2'))
  expect((await answer(D, rejected, 'reject')).value).toMatchObject({ state: 'rejected', from: null })
  const lapsed = await offered(U, D, dividend('0.2'))
  clock.move(168 * 3_600_000)
  // Also before it is written down that it has.
  expect((await answer(D, lapsed)).errorCode).toBe('offer_over')
  await lapseOffers(deps)
  expect((await contractOf(D, lapsed)).state).toBe('lapsed')
  for (const id of [rejected, lapsed])
    for (const tried of [await answer(D, id), await withdraw(U, id), await offer(U, id)])
      expect(tried.errorCode).toBe('offer_over')
})

test('nobody else finds a contract: the giver cannot answer, and a stranger is told that there is none', async () => {
  const { U, D, E } = await chain()
  const stranger = await agent()
  const draft = (await make(U, { ...dividend('0.2'), group: 'CONS', account: D.account })).value.contractId
  expect((await answer(D, draft)).errorCode).toBe('not_found')
  await offer(U, draft)
  for (const one of [U, E, stranger]) expect((await answer(one, draft)).errorCode).toBe('not_found')
  for (const one of [E, stranger]) expect(await contractsOf(one)).toEqual([])
})

test('who takes a time-out may answer all the same', async () => {
  const { U, D } = await chain()
  const id = await offered(U, D, dividend('0.2'))
  const until = new Date(deps.now().getTime() + 86_400_000)
  await sql`update standing.standing set barred = 'timed_out', barred_until = ${until} where member_id = ${D.id}`.execute(
    deps.db,
  )
  expect((await answer(D, id)).errorCode).toBeUndefined()
})
