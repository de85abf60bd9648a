import { audit } from '@croupier/contract/audit.ts'
import { moveSandboxClock, sandboxClock } from '@croupier/contract/clock.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nextTick, startPoller } from './poller.ts'
import { nextRun } from './next-run.ts'
import { operatorIn } from '../../test/operators.ts'
import { world } from '../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const offset = async () =>
  (await sql<{ ms: number }>`select offset_ms as ms from kernel.clock`.execute(it.deps.db)).rows[0]?.ms ?? 0
const move = (to: Date) => it.ask(moveSandboxClock, { token, body: { to: to.toISOString() } })
const HOUR_MS = 3_600_000

test('the clock is moved to a moment: the same press twice at once moves it once, and it is on record', async () => {
  const to = new Date(it.clock.now().getTime() + HOUR_MS)
  const both = await Promise.all([move(to), move(to)])
  expect(both.map(({ value }) => value.now)).toEqual([to.toISOString(), to.toISOString()])
  expect(await offset()).toBe(HOUR_MS)
  const { list } = (await it.ask(audit, { token, query: { action: 'clock.move' } })).value
  expect(list).toHaveLength(1)
})

test('it never goes back, nor further than a year', async () => {
  const before = await offset()
  expect((await move(new Date(it.clock.now().getTime() - HOUR_MS))).status).toBe(200)
  expect(await offset()).toBe(before)
  expect((await move(new Date(it.clock.now().getTime() + 400 * 24 * HOUR_MS))).fields).toHaveProperty('to')
})

test('it says what comes next by itself, the next first', async () => {
  const { coming } = (await it.ask(sandboxClock, { token })).value
  expect(coming).toContainEqual({ kind: 'day_ends', at: '2026-11-21T16:00:00.000Z', name: '' })
  expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).toSorted())
})

test('it says what is done again and again, and when next: timers by the clock outside, pollers turn by turn', async () => {
  const { going, now, movedMs } = (await it.ask(sandboxClock, { token })).value
  const rounds = going.find(({ name }) => name === 'end_left_rounds')
  const outside = new Date(Date.parse(now) - movedMs)
  expect(rounds).toEqual({
    name: 'end_left_rounds',
    kind: 'timer',
    nextAt: new Date(nextRun('* * * * *', outside).getTime() + movedMs).toISOString(),
  })
  // No work goes on behind this test: the poller is known, and its ticks are somebody else's.
  expect(going).toContainEqual({ name: 'crash', kind: 'loop', nextAt: null })

  const running = startPoller(it.deps, { name: 'crash', tick: async () => 5000 }, async () => [])
  await expect.poll(() => nextTick(it.deps, 'crash')).toBeDefined()
  const after = (await it.ask(sandboxClock, { token })).value
  expect(after.going.find(({ name }) => name === 'crash')?.nextAt).not.toBeNull()
  await running.stop()
})
