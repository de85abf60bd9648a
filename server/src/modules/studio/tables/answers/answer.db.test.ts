import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'TCP1')
const { bet, say, to, turns, units, current, table } = play

/** To the moment when players are asked. */
async function toQuestion() {
  await to('dealing')
  for (let steps = 0; steps < 40; steps += 1) {
    const { question } = await current()
    if (question) return question
    clock.move(500)
    await turns()
  }
  throw new Error('nobody was asked')
}

test('who plays on pays as much as the ante, who says nothing has folded, and each answers for themselves', async () => {
  const [plays, silent, guest] = [await member(), await member(), await member()]
  const start = [await units(plays), await units(silent)] as const
  await to('betting')
  await bet(plays, { ante: '100.00' })
  await bet(silent, { ante: '100.00' })
  const question = await toQuestion()
  expect(question).toMatchObject({ kind: 'play', of: 'each', silence: 'fold' })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 5 }, () => say(plays, 'play', 'play', undefined, id)))
  expect(new Set(answers.map(({ value }) => JSON.stringify(value))).size).toBe(1)
  expect(start[0] - (await units(plays))).toBe(200_0000n)
  expect((await table(plays)).mine.answers).toEqual([{ kind: 'play', seat: null, option: 'play', place: 0 }])
  expect((await say(plays, 'play', 'fold')).errorCode).toBe('step_not_allowed')
  expect((await say(guest, 'play', 'play')).errorCode).toBe('step_not_allowed')
  expect((await say(silent, 'play', 'dance')).errorCode).toBe('step_not_allowed')
  clock.set(question.until)
  expect((await say(silent, 'play', 'play')).errorCode).toBe('answer_late')
  await turns()
  await to('settled')
  expect((await units(silent)) - start[1]).toBe(-100_0000n)
  // A straight that is beaten keeps the bonus of its ante.
  expect([-200_0000n, -100_0000n, 0n, 100_0000n]).toContain(
    (await units(plays)) - start[0] > 100_0000n ? 100_0000n : (await units(plays)) - start[0],
  )
})

test('a question whose time passed while nobody was there is asked once more', async () => {
  const one = await member()
  await to('betting')
  await bet(one, { ante: '50.00' })
  const first = await toQuestion()
  clock.set(first.until)
  clock.move(10_000)
  await turns()
  const { question } = await current()
  expect(Date.parse(question?.until ?? '')).toBe(clock.now().getTime() + 12_000)
  expect((await say(one, 'play', 'play')).errorCode).toBeUndefined()
})

test('what is not there to call with is told by name: nothing is taken, and to fold is still an answer', async () => {
  const poor = await member()
  await to('betting')
  await bet(poor, { ante: '600.00' })
  await toQuestion()
  const before = await units(poor)
  expect((await say(poor, 'play', 'play')).errorCode).toBe('insufficient_funds')
  expect(await units(poor)).toBe(before)
  expect((await table(poor)).mine).toMatchObject({ answers: [], bets: [{ spot: 'ante' }] })
  expect((await say(poor, 'play', 'fold')).errorCode).toBeUndefined()
  await to('settled')
  expect(await units(poor)).toBe(before)
})

test('two windows that answer at once have answered once', async () => {
  const one = await member()
  await to('betting')
  await bet(one, { ante: '50.00' })
  await toQuestion()
  const before = await units(one)
  const said = await Promise.all(['play', 'play', 'fold'].map((option) => say(one, 'play', option)))
  expect(said.flatMap(({ errorCode }) => errorCode ?? [])).toEqual(['step_not_allowed', 'step_not_allowed'])
  const { answers, bets } = (await table(one)).mine
  expect(answers).toHaveLength(1)
  expect(before - (await units(one))).toBe(answers[0]?.option === 'play' ? 50_0000n : 0n)
  expect(bets).toHaveLength(answers[0]?.option === 'play' ? 2 : 1)
})

test('an answer’s id is good for that answer only, and for nobody else', async () => {
  const [one, other] = [await member(), await member()]
  await to('betting')
  await bet(one, { ante: '50.00' })
  await bet(other, { ante: '50.00' })
  await toQuestion()
  const id = randomUUID()
  expect((await say(one, 'play', 'play', undefined, id)).errorCode).toBeUndefined()
  expect((await say(one, 'play', 'fold', undefined, id)).errorCode).toBe('id_reused')
  expect((await say(other, 'play', 'play', undefined, id)).errorCode).toBe('id_reused')
  expect((await say(other, 'play', 'fold')).errorCode).toBeUndefined()
})

test('who has bet on the pair alone has nothing to play with', async () => {
  const one = await member()
  await to('betting')
  await bet(one, { pair_plus: '50.00' })
  await toQuestion()
  expect((await say(one, 'play', 'play')).errorCode).toBe('step_not_allowed')
})
