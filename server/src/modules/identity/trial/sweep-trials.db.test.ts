import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { newId } from '#kernel/id.ts'
import { PLAIN_MEMBER } from '../../../../test/plain-member.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { createMember } from '../identity.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { closeTrial, sweepTrials } from './sweep-trials.ts'
import { insertTrial } from './store.ts'

const { deps, clock } = await world()

test('more than one sweep’s worth of ended trials is closed, what still runs is not, and addresses are forgotten after a day', async () => {
  const now = clock.now()
  const endsAt = new Date(now.getTime() + 1000)
  await inTransaction(deps.db, async (tx) => {
    for (let index = 0; index < 503; index++) {
      const id = newId(deps)
      const row = { uplineId: null, rankLevel: 0, clubLabel: '', labels: [], avatar: 'fox', passwordHash: '' }
      const named = { ...row, id, brandId: LUCKY, account: `trial.${index}`, nickname: 'x', agentType: 4 }
      await createMember(tx, { ...named, passwordIsDefault: false, registeredIp: '10.0.0.1' }, now)
      const longer = index === 0 ? new Date(now.getTime() + 3 * 86_400_000) : endsAt
      await insertTrial(tx, { memberId: id, brandId: LUCKY, ip: '10.0.0.1', endsAt: longer }, now)
    }
  })
  const counted = async () =>
    (
      await sql<{ open: number; addresses: number }>`
        select count(*) filter (where swept_at is null)::int as open, count(ip)::int as addresses from identity.trial`.execute(
        deps.db,
      )
    ).rows[0]

  await sweepTrials(deps)
  expect(await counted()).toEqual({ open: 503, addresses: 503 })
  clock.move(1000)
  await sweepTrials(deps)
  expect(await counted()).toEqual({ open: 1, addresses: 503 })
  clock.move(86_400_000)
  await sweepTrials(deps)
  expect(await counted()).toEqual({ open: 1, addresses: 0 })
}, 60_000)

test('one that cannot be closed keeps no other open, and is closed when it can be', async () => {
  const ids = Array.from({ length: 5 }, () => newId(deps))
  const poisoned = ids[2]!
  await inTransaction(deps.db, async (tx) => {
    for (const [at, id] of ids.entries()) {
      const account = `trial.poison${at}`
      await createMember(tx, { ...PLAIN_MEMBER, id, account, nickname: account, agentType: 4 }, clock.now())
      await insertTrial(tx, { memberId: id, brandId: LUCKY, ip: '10.0.0.2', endsAt: clock.now() }, clock.now())
    }
  })
  const open = async () =>
    (
      await sql<{ id: string }>`
        select id from identity.member where id = any(${ids}::uuid[]) and status <> 'closed'`.execute(deps.db)
    ).rows.map(({ id }) => id)
  await sql`alter table identity.member add constraint cut check (status <> 'closed' or id <> ${sql.lit(poisoned)}) not valid`.execute(
    deps.db,
  )
  await sweepTrials(deps)
  await sweepTrials(deps)
  expect(await open()).toEqual([poisoned])
  expect(await keysAside(deps.db, closeTrial)).toEqual([poisoned])

  await sql`alter table identity.member drop constraint cut`.execute(deps.db)
  clock.move(60_000)
  await retryTasks(deps, [closeTrial])
  expect(await open()).toEqual([])
})
