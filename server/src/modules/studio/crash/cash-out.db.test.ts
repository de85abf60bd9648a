import { randomUUID } from 'node:crypto'
import { multiplierAt } from '@croupier/engine/instant/crash.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asDealer } from '#kernel/dealer-role.ts'
import { crashPlay } from '../../../../test/crash.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { clock, deps, member } = here
const { pass, current, roundThat, bet, leave, table, units, flyTo, toEnd } = await crashPlay(here)

test('leaving pays what the flight is worth at the moment the server hears of it', async () => {
  const one = await member()
  const start = await units(one)
  const round = await roundThat((point) => point >= 300n)
  const { value } = await bet(one, round.id)
  await flyTo(150)
  const multiplier = multiplierAt(clock.now().getTime() - round.startsAt.getTime())
  const left = await leave(one, value.betId)
  expect(left.value).toMatchObject({ state: 'left', leftAt: (multiplier / 100).toFixed(2) })
  expect(await units(one)).toBe(start - 10_0000n + BigInt(multiplier) * 1000n)
})

test('leaving ten times at once pays once, with ten equal answers, and later still the first answer', async () => {
  const one = await member()
  const start = await units(one)
  const round = await roundThat((point) => point >= 300n)
  const { value } = await bet(one, round.id)
  await flyTo(200)
  const answers = await Promise.all(Array.from({ length: 10 }, () => leave(one, value.betId)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
  expect(await units(one)).toBe(start + 10_0000n)
  await toEnd()
  expect((await leave(one, value.betId)).value).toEqual(answers[0]?.value)
})

test('a moment before the crash is in time, at the crash it is too late, whatever was settled by then', async () => {
  const [early, late] = [await member(), await member()]
  const start = await units(late)
  const round = await roundThat((point) => point >= 120n && point < 300n)
  const [first, second] = [await bet(early, round.id), await bet(late, round.id)]
  await pass(round.startsAt.getTime() - clock.now().getTime() + round.outcome.crashMs - 1)
  expect((await leave(early, first.value.betId)).value).toMatchObject({
    leftAt: (Number(round.outcome.point) / 100).toFixed(2),
  })
  clock.move(1)
  expect(await leave(late, second.value.betId)).toMatchObject({ status: 409, errorCode: 'cash_out_late' })
  await pass(1000)
  expect(await leave(late, second.value.betId)).toMatchObject({ status: 409, errorCode: 'cash_out_late' })
  expect(await units(late)).toBe(start - 10_0000n)
})

test('by hand and by itself at once is one leaving, at what was agreed before', async () => {
  const one = await member()
  const start = await units(one)
  const round = await roundThat((point) => point >= 300n)
  const { value } = await bet(one, round.id, '10.00', '1.50')
  await pass(round.startsAt.getTime() - clock.now().getTime() + 1000)
  clock.move(4000)
  const [left] = await Promise.all([leave(one, value.betId), pass(500), pass(500)])
  expect([left.value.leftAt, await units(one)]).toEqual(
    left.value.leftAt === '1.50' ? ['1.50', start + 5_0000n] : [left.value.leftAt, await units(one)],
  )
  expect((await table(one)).mine).toHaveLength(1)
})

test('before the start, below 1.01, another member’s bet and one that was never placed are refused by name', async () => {
  const [one, stranger] = [await member(), await member()]
  const round = await roundThat((point) => point >= 200n)
  const { value } = await bet(one, round.id)
  expect(await leave(one, value.betId)).toMatchObject({ status: 409, errorCode: 'step_not_allowed' })
  expect(await leave(stranger, value.betId)).toMatchObject({ status: 404, errorCode: 'not_found' })
  expect(await leave(one, randomUUID())).toMatchObject({ status: 404, errorCode: 'not_found' })
  await pass(round.startsAt.getTime() - clock.now().getTime() + 100)
  expect(await leave(one, value.betId)).toMatchObject({ status: 409, errorCode: 'step_not_allowed' })
})

test('cashing out needs no link', async () => {
  const one = await member()
  const round = await roundThat((point) => point >= 300n)
  const { value } = await bet(one, round.id)
  await flyTo(150)
  const links = sql`chains.checkpoint`
  await asDealer(deps.db, (tx) => sql`revoke select on ${links} from croupier_dealer`.execute(tx))
  expect((await leave(one, value.betId)).value).toMatchObject({ state: 'left' })
  await asDealer(deps.db, (tx) => sql`grant select on ${links} to croupier_dealer`.execute(tx))
})

test('whoever answers is told where a flight has ended, and of no moment that is still to come', async () => {
  const round = await roundThat((point) => point >= 300n)
  const end = new Date(round.startsAt.getTime() + round.outcome.crashMs)
  const hear = async (asked: Date) =>
    (
      await sql<{ at: Date; point: bigint | null }>`
        select heard_at as at, crashed_at as point from studio.hear_cash_out(${round.id}, ${asked})`.execute(deps.db)
    ).rows[0]
  const setClock = (to: Date) => sql`update kernel.clock set offset_ms = ${to.getTime() - Date.now()}`.execute(deps.db)

  for (const statement of ['select * from', 'delete from'])
    await expect(sql`${sql.raw(statement)} studio.crash_outcome`.execute(deps.db)).rejects.toThrow('permission denied')
  const { rows } = await sql<{ offsetMs: number }>`select offset_ms as "offsetMs" from kernel.clock`.execute(deps.db)
  await setClock(round.startsAt)
  const early = await hear(end)
  expect(early?.point).toBeNull()
  expect(early?.at.getTime()).toBeLessThan(end.getTime())
  await setClock(end)
  expect(await hear(end)).toEqual({ at: end, point: round.outcome.point })
  expect((await hear(new Date(end.getTime() - 1)))?.point).toBeNull()
  // Where the clock cannot be moved, nobody moves it by a row.
  await setClock(new Date(Date.now() + 86_400_000))
  await asDealer(deps.db, (tx) =>
    sql`update studio.crash_outcome set sandbox = false, starts_at = clock_timestamp() where round_id = ${round.id}`.execute(
      tx,
    ),
  )
  expect((await hear(new Date(Date.now() + 86_400_000)))?.point).toBeNull()
  await sql`update kernel.clock set offset_ms = ${rows[0]?.offsetMs}`.execute(deps.db)
  await asDealer(deps.db, (tx) =>
    sql`update studio.crash_outcome set sandbox = true, starts_at = ${round.startsAt} where round_id = ${round.id}`.execute(
      tx,
    ),
  )
})

test('until it is over no answer, event or record says where the flight ends or what its hash is', async () => {
  const one = await member()
  const round = await roundThat((point) => point >= 300n)
  const { value } = await bet(one, round.id)
  const told: unknown[] = [value, await table(one), await table()]
  await flyTo(150)
  told.push(await table(one), (await leave(one, value.betId)).value)
  for (const name of ['studio.crash_round', 'studio.crash_bet', 'betting.round', 'betting.bet', 'kernel.outbox'])
    told.push(
      (await sql`select t from ${sql.table(name)} as t where t::text like ${`%${round.id}%`}`.execute(deps.db)).rows,
    )
  expect((await current()).phase).toBe('running')
  const text = JSON.stringify(told)
  expect(text).toContain(round.id)
  expect(text).not.toContain(round.outcome.hash)
  expect((await table()).round).toMatchObject({ point: null, hash: null })
})
