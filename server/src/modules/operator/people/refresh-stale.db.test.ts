import { randomUUID } from 'node:crypto'
import * as call from '@croupier/contract/console-members.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { type TestMember, world } from '../../../../test/world.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { refreshPerson } from './refresh-people.ts'
import { notePeople, refreshStale } from './refresh-stale.ts'

const it = await world()
const token = await operatorIn(it)
const noted = async () =>
  (await sql<{ id: string }>`select member_id as id from operator.stale_person`.execute(it.deps.db)).rows.map(
    ({ id }) => id,
  )
const listed = async ({ account }: TestMember) =>
  (await it.ask(call.members, { token, query: { search: account } })).value.list[0]?.wallet
const play = ({ token: mine }: TestMember) =>
  it.ask(playRound, {
    token: mine,
    body: { id: randomUUID(), gameCode: 'DICE', stake: '2.00', choices: { target: '50.00', over: true } },
  })
const has = async ({ token: mine }: TestMember) => (await it.ask(balance, { token: mine })).value.sumBalance

test('who is noted many times is written down once, as the money is by then', async () => {
  const player = await it.member()
  for (let round = 0; round < 3; round++) {
    await play(player)
    await notePeople(it.deps, { keys: [player.id, player.id] })
  }
  expect(await listed(player)).not.toBe(await has(player))
  expect(await noted()).toEqual([player.id])
  await refreshStale(it.deps)
  expect(await noted()).toEqual([])
  expect(await listed(player)).toBe(await has(player))
})

test('nobody is lost when many note and many write down at once', async () => {
  const players = [await it.member(), await it.member(), await it.member()]
  const keys = players.map(({ id }) => id)
  await Promise.all(
    players.flatMap((player) => [
      play(player).then(() => notePeople(it.deps, { keys })),
      notePeople(it.deps, { keys: keys.toReversed() }),
      refreshStale(it.deps),
    ]),
  )
  await it.hear()
  expect(await noted()).toEqual([])
  for (const player of players) expect(await listed(player)).toBe(await has(player))
})

test('a turn without work rests for half a second, one with work for longer than it took', async () => {
  expect(await refreshStale(it.deps)).toBe(500)
  const player = await it.member()
  await notePeople(it.deps, { keys: [player.id] })
  const begun = performance.now()
  const restMs = await refreshStale(it.deps)
  expect(restMs).toBeGreaterThan(0)
  expect(restMs).toBeLessThanOrEqual((performance.now() - begun) * 9)
})

test('one who cannot be written down leaves the note for the queue, and nobody behind them waits', async () => {
  const players = [await it.member(), await it.member(), await it.member()]
  const poisoned = players[0]!
  for (const player of players) await play(player)
  await sql`alter table operator.person add constraint cut check (member_id <> ${sql.lit(poisoned.id)}) not valid`.execute(
    it.deps.db,
  )
  await notePeople(it.deps, { keys: players.map(({ id }) => id) })
  await refreshStale(it.deps)
  expect(await noted()).toEqual([])
  for (const player of players.slice(1)) expect(await listed(player)).toBe(await has(player))
  expect(await listed(poisoned)).not.toBe(await has(poisoned))
  expect(await keysAside(it.deps.db, refreshPerson)).toEqual([poisoned.id])

  await sql`alter table operator.person drop constraint cut`.execute(it.deps.db)
  it.clock.move(60_000)
  await retryTasks(it.deps, [refreshPerson])
  expect(await listed(poisoned)).toBe(await has(poisoned))
})
