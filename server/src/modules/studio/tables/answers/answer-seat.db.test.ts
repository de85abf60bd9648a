import { takeSeat } from '@croupier/contract/table-answers.ts'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../../test/policy.ts'
import { tablePlay } from '../../../../../test/tables.ts'
import { world, type TestMember } from '../../../../../test/world.ts'
import { dealTable } from '../dealer/deal-tables.ts'
import { recordPresence } from '../presence/record-presence.ts'

const here = await world()
const { ask, clock, deps, member } = here
await setPolicy(deps, LUCKY, { tables: { links: 100 } })
const play = await tablePlay(here, 'BJ1')
const { bet, say, to, turns, units, current, table, tableId } = play
const params = { tableId }

const sit = ({ token }: TestMember, seat: number) => ask(takeSeat, { token, params, body: { seat, do: 'take' } })

/** To the moment when a question waits. */
async function toQuestion() {
  for (let steps = 0; steps < 60; steps += 1) {
    const { question } = await current()
    if (question) return question
    clock.move(900)
    await turns()
  }
  throw new Error('nobody was asked')
}

test('insurance is asked of all seats at once, then each seat in turn decides for its hands, and silence stands', async () => {
  const [one, other] = [await member(), await member()]
  const start = [await units(one), await units(other)] as const
  // With this chance seats 2 and 5 have a pair each, eights and threes, and the dealer an ace with another below it.
  const chosen = { ...deps, random: (bytes: number) => Buffer.alloc(bytes, 12) }
  await ask(takeSeat, { token: one.token, params, body: { seat: 2, do: 'take' } })
  await sit(other, 5)
  await table()
  await recordPresence(deps)
  await dealTable(chosen, tableId)
  await to('betting')
  await bet(one, { seat2: '100.00' })
  await bet(other, { seat5: '600.00', seat2_behind: '50.00' })
  await to('dealing')

  const asked = await toQuestion()
  expect(asked).toMatchObject({
    kind: 'insurance',
    of: 'seats',
    seat: null,
    seats: [2, 5],
    place: null,
    silence: 'decline',
  })
  expect(Date.parse(asked.until)).toBe(clock.now().getTime() + 8000)
  expect((await say(other, 'insurance', 'insure', 2)).errorCode).toBe('step_not_allowed')
  expect((await say(one, 'insurance', 'insure', 3)).errorCode).toBe('step_not_allowed')
  expect((await say(one, 'insurance', 'insure')).errorCode).toBe('step_not_allowed')
  expect((await say(one, 'insurance', 'insure', 2)).errorCode).toBeUndefined()
  expect((await table(one)).mine.answers).toEqual([{ kind: 'insurance', seat: 2, option: 'insure', place: 0 }])
  expect((await table(one)).mine.bets).toMatchObject([{ spot: 'seat2' }, { spot: 'seat2_insurance', stake: '50.00' }])
  await turns()
  expect((await current()).question?.kind).toBe('insurance')
  expect((await say(other, 'insurance', 'decline', 5)).errorCode).toBeUndefined()
  await turns()

  // Both have said it, so nobody waits for the end of the eight seconds.
  const first = await toQuestion()
  expect(first).toMatchObject({ kind: 'play', seat: 2, place: 'seat2' })
  expect(first.options).toEqual(['hit', 'stand', 'double', 'split', 'surrender'])
  expect((await say(other, 'play', 'stand', 2)).errorCode).toBe('step_not_allowed')
  expect((await say(other, 'play', 'stand', 5)).errorCode).toBe('step_not_allowed')
  expect((await say(one, 'play', 'split', 2)).errorCode).toBeUndefined()
  await turns()
  expect(await toQuestion()).toMatchObject({ seat: 2, place: 'seat2' })
  await say(one, 'play', 'stand', 2)
  await turns()
  expect(await toQuestion()).toMatchObject({ seat: 2, place: 'seat2_split', options: ['hit', 'stand', 'double'] })
  expect((await current()).events.filter(({ kind }) => kind === 'split')).toMatchObject([{ to: 'seat2' }])
  await say(one, 'play', 'stand', 2)
  await turns()

  const last = await toQuestion()
  expect(last).toMatchObject({ seat: 5, place: 'seat5' })
  expect(Date.parse(last.until)).toBe(clock.now().getTime() + 15_000)
  // 600 and 50 of 1,000 lie there: to double is more than is left.
  expect((await say(other, 'play', 'double', 5)).errorCode).toBe('insufficient_funds')
  clock.set(last.until)
  expect((await say(other, 'play', 'hit', 5)).errorCode).toBe('answer_late')
  await turns()
  expect((await current()).answers).toContainEqual({ kind: 'play', seat: 5, option: 'stand' })
  await to('settled')
  const bets = (await table(one)).mine.bets.map(({ spot, stake, state }) => [spot, stake, state === 'placed'])
  expect(bets).toHaveLength(3)
  expect(bets).toEqual(
    expect.arrayContaining([
      ['seat2', '100.00', false],
      ['seat2_insurance', '50.00', false],
      ['seat2_split', '100.00', false],
    ]),
  )
  const back = (who: Awaited<ReturnType<typeof table>>) =>
    who.mine.bets.reduce((sum, { payout }) => sum + BigInt(payout.replace('.', '')) * 100n, 0n)
  expect(await units(one)).toBe(start[0] - 250_0000n + back(await table(one)))
  expect(await units(other)).toBe(start[1] - 650_0000n + back(await table(other)))
})
