import { randomUUID } from 'node:crypto'
import { multiplierAt } from '@croupier/engine/instant/crash.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
