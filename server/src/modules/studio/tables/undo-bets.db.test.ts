import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { tablePlay } from '../../../../test/tables.ts'
import { world } from '../../../../test/world.ts'

const here = await world()
const { deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'SIC1')
const { bet, undo, to, pass, table, units } = play

test('everything laid on a round is taken back once, however often it is asked, and may be laid anew', async () => {
  const [one, other] = [await member(), await member()]
  const start = await units(one)
  const { roundId } = await to('betting')
  await bet(one, { big: '50.00', odd: '20.00' })
  await bet(other, { big: '10.00' })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(one, roundId, id)))
  expect(new Set(answers.map(({ value }) => JSON.stringify(value?.bets))).size).toBe(1)
  expect(await units(one)).toBe(start)
  expect((await table()).totals).toEqual([{ spot: 'big', stake: '10.00', people: 1 }])
  expect((await table()).people).toBe(1)
  expect((await bet(one, { big: '30.00' })).errorCode).toBeUndefined()
  expect((await undo(other, roundId, id)).errorCode).toBe('id_reused')
})

test('a second before betting ends it is too late, and nothing moves', async () => {
  const one = await member()
  await to('settled')
  const { roundId } = await to('betting')
  await bet(one, { big: '50.00' })
  const left = await units(one)
  await pass(24_000)
  expect(await undo(one, roundId)).toMatchObject({ status: 409, errorCode: 'bets_closed' })
  expect(await units(one)).toBe(left)
  expect((await undo(one, randomUUID())).errorCode).toBe('not_found')
})

test('a brand that does not allow it takes nothing back', async () => {
  const one = await member()
  await setPolicy(deps, LUCKY, { tables: { links: 100, undo: false } })
  await to('settled')
  const { undoUntil } = await to('betting')
  await bet(one, { big: '50.00' })
  expect(undoUntil).toBeNull()
  expect((await undo(one)).errorCode).toBe('bets_closed')
})
