import { createHash } from 'node:crypto'
import { tableRound, tableShoe } from '@croupier/contract/table-rounds.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'
import { dealTable } from './deal-tables.ts'

const here = await world()
const { ask, clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'DT1')
const { pass, to, bet, units, table, current, turns, tableId } = play

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a round', () => {
  test('takes bets for fifteen seconds, closes, is dealt card by card, settles, and four seconds later the next one opens', async () => {
    const round = await to('betting')
    expect(round).toMatchObject({ number: 1, events: [], result: null })
    await pass(15_000)
    expect((await current()).phase).toBe('closed')
    await pass(1000)
    expect(await current()).toMatchObject({ phase: 'dealing', phaseEndsAt: null, events: [{ to: 'dragon' }] })
    await pass(2000)
    expect((await current()).events).toHaveLength(2)
    await pass(2000)
    expect(await current()).toMatchObject({ phase: 'settled', summary: { number: 1 } })
    await pass(4000)
    expect(await current()).toMatchObject({ phase: 'betting', number: 2 })
  })

  test('pays who has won and keeps what is lost, each bet once', async () => {
    const [one, other] = [await member(), await member()]
    const start = [await units(one), await units(other)] as const
    await to('betting')
    expect((await bet(one, { dragon: '100.00' })).errorCode).toBeUndefined()
    expect((await bet(other, { tiger: '200.00' })).errorCode).toBeUndefined()
    const { won, roundId } = await to('settled')
    const half = won.includes('tie')
    const paid = (spot: string, stake: bigint) => (won.includes(spot) ? stake : half ? -stake / 2n : -stake)
    expect((await units(one)) - start[0]).toBe(paid('dragon', 100_0000n))
    expect((await units(other)) - start[1]).toBe(paid('tiger', 200_0000n))
    const seen = await ask(tableRound, { token: one.token, params: { tableId, roundId } })
    expect(seen.value.mine).toMatchObject([{ spot: 'dragon', stake: '100.00' }])
    expect(seen.value.proof.hash).toBeNull()
  })

  test('is given back, once, where nobody could deal it for a minute; its shoe is over and its link is told', async () => {
    const one = await member()
    const start = await units(one)
    const { roundId } = await to('betting')
    await bet(one, { dragon: '100.00', tie: '20.00' })
    clock.move(15_000 + 60_001)
    await turns()
    expect(await units(one)).toBe(start)
    const seen = (await ask(tableRound, { token: one.token, params: { tableId, roundId } })).value
    expect(seen.round.phase).toBe('void')
    expect(sha256(seen.proof.hash ?? '')).toBe(seen.proof.linkAfter)
    expect(seen.mine.map(({ state }) => state)).toEqual(['returned', 'returned'])
    await pass(5000)
    expect((await current()).number).toBe(1)
  })

  test('whose outcome stands is settled, however long nobody was there', async () => {
    const one = await member()
    const start = await units(one)
    await to('betting')
    await bet(one, { dragon_big: '100.00', dragon_small: '100.00' })
    await to('dealing')
    // The settling of it is cut off again and again.
    await sql`create function studio.no() returns trigger language plpgsql as 'begin raise exception $$cut off$$; end'`.execute(
      deps.db,
    )
    await sql`create trigger no before update on studio.table_bet for each row execute function studio.no()`.execute(
      deps.db,
    )
    for (let step = 0; step < 20; step += 1) {
      clock.move(500)
      await dealTable(deps, tableId).catch(() => undefined)
    }
    expect((await current()).phase).toBe('result')
    clock.move(600_000)
    await sql`drop trigger no on studio.table_bet`.execute(deps.db)
    await turns()
    const left = (await units(one)) - start
    expect([0n, -200_0000n]).toContain(left)
    expect(await units(one)).toBe(start + left)
  })
})

test('a table that nobody looks at rests after its round, and goes on as soon as somebody comes', async () => {
  await to('settled')
  clock.move(130_000)
  await dealTable(deps, tableId)
  const resting = await sql<{ due: Date }>`select due_at as due from studio.live_table where id = ${tableId}`.execute(
    deps.db,
  )
  expect(resting.rows[0]?.due.getUTCFullYear()).toBe(9999)
  expect((await table()).round).toBeNull()
  await turns()
  expect((await current()).phase).toBe('betting')
})

test('many nodes at once deal it as one: no round is opened twice, and each bet is decided once', async () => {
  const one = await member()
  const start = await units(one)
  const { roundId } = await to('betting')
  await bet(one, { dragon: '100.00' })
  for (let ms = 0; ms < 30_000; ms += 500) {
    clock.move(500)
    await Promise.all(Array.from({ length: 4 }, () => dealTable(deps, tableId)))
  }
  const { round } = (await ask(tableRound, { params: { tableId, roundId } })).value
  const won = round.summary?.won ?? []
  expect((await units(one)) - start).toBe(
    won.includes('dragon') ? 100_0000n : won.includes('tie') ? -50_0000n : -100_0000n,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select shoe_id, number from studio.table_round group by 1, 2 having count(*) > 1) as twice`.execute(
    deps.db,
  )
  expect(rows[0]?.count).toBe(0)
})

test('a shoe goes on from card to card, and what is gone is told after the round', async () => {
  const first = await to('settled')
  const shoeId = (await table()).shoe?.shoeId ?? ''
  const shoe = (await ask(tableShoe, { params: { tableId, shoeId } })).value
  expect(shoe.rounds.at(-1)?.roundId).toBe(first.roundId)
  shoe.rounds.forEach((round, at) => expect(round.startsFrom).toBe(1 + 2 * at))
  expect((await table()).shoe?.taken).toBe(1 + 2 * shoe.rounds.length)
})

test('a dealer that is cut off at every fourth write goes on where it was: each bet is decided once, as the cards say', async () => {
  await to('settled')
  const people = await Promise.all(Array.from({ length: 4 }, () => member()))
  const starts = await Promise.all(people.map(units))
  const { roundId } = await to('betting')
  for (const one of people) await bet(one, { dragon: '100.00', tiger_red: '20.00' })
  await sql`create sequence studio.cuts`.execute(deps.db)
  await sql`
    create function studio.cut() returns trigger language plpgsql as
    'begin if nextval($$studio.cuts$$) % 4 = 0 then
       raise exception $$cut off$$ using errcode = $$57P01$$; end if; return null; end'`.execute(deps.db)
  for (const name of [
    'studio.table_round',
    'studio.live_table',
    'studio.table_bet',
    'studio.table_shoe',
    'betting.bet',
  ])
    await sql`create trigger cut after update on ${sql.raw(name)} for each statement execute function studio.cut()`.execute(
      deps.db,
    )
  const over = async () => (await ask(tableRound, { params: { tableId, roundId } })).value?.round.phase === 'settled'
  for (let step = 0; step < 200 && !(await over()); step += 1) {
    clock.move(1000)
    await dealTable(deps, tableId).catch(() => undefined)
  }
  await sql`drop function studio.cut cascade`.execute(deps.db)
  const { round } = (await ask(tableRound, { params: { tableId, roundId } })).value
  expect(round).toMatchObject({ phase: 'settled', events: [{ to: 'dragon' }, { to: 'tiger' }] })
  const after = await Promise.all(people.map(units))
  const won = new Set(after.map((left, at) => left - (starts[at] ?? 0n)))
  expect(won.size).toBe(1)
  const main = round.summary?.won.includes('dragon') ? 100n : round.summary?.won.includes('tie') ? -50n : -100n
  expect([main + 20n, main - 20n].map((pesos) => pesos * 10_000n)).toContain([...won][0])
})
