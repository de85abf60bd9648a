import { randomUUID } from 'node:crypto'
import { approval, approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { switchAllGames } from '@croupier/contract/console-catalogue.ts'
import { createOperator, roles, saveRole } from '@croupier/contract/operator.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmed } from '../test/approvals.ts'
import { operatorIn } from '../test/operators.ts'
import { LUCKY } from '../test/policy.ts'
import { world } from '../test/world.ts'
import { inTransaction } from './kernel/database.ts'
import { switchGames } from './modules/betting/suspensions/suspensions.ts'

const here = await world()
const { ask, deps } = here
const [one, two] = [await operatorIn(here), await operatorIn(here, 'operator05')]

const idOf = (asked: { readonly extra: Readonly<Record<string, unknown>> }) => String(asked.extra['approvalId'])
const look = async (approvalId: string) => (await ask(approval, { token: two, params: { approvalId } })).value
const confirm = (approvalId: string) =>
  confirmed(here, { token: two, params: { approvalId }, body: { note: 'Looked at' } })
const waiting = async () => (await ask(approvals, { token: two, query: { state: 'waiting' } })).value.list
const ends = async () => (await ask(audit, { token: one, query: { action: 'approvals.end' } })).value.list

const save = (permissions: Permission[]) =>
  ask(saveRole, {
    token: one,
    params: { role: 'night' },
    body: { name: 'Night', permissions, reason: 'new_task', note: '' },
  })
const allowed = async () =>
  (await ask(roles, { token: one })).value.find(({ code }) => code === 'night')?.permissions ?? null

/** Whoever waits for a lock that is held here goes on when this is called, and finds what was done meanwhile. */
async function meanwhile(act: Parameters<typeof inTransaction<unknown>>[1]): Promise<() => Promise<unknown>> {
  const [held, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const done = inTransaction(deps.db, async (tx) => {
    await act(tx)
    held.resolve()
    await goOn.promise
  })
  await held.promise
  return async () => {
    const stuck = sql<{ many: number }>`select count(*)::int as many from pg_locks where not granted`
    await expect.poll(async () => (await stuck.execute(deps.db)).rows[0]?.many).toBeGreaterThan(0)
    goOn.resolve()
    return done
  }
}

test('a case that changes while it is being confirmed is compared behind its lock, and nothing of it happens', async () => {
  await save([])
  const approvalId = idOf(await save(['members.read']))
  const goOn = await meanwhile(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('operator holders', 0))`.execute(tx)
    await sql`update operator.role set permissions = '{audit.read}' where code = 'night'`.execute(tx)
  })
  const [said] = await Promise.all([confirm(approvalId), goOn()])
  expect(said.errorCode).toBe('approval_changed')
  expect(await allowed()).toEqual(['audit.read'])
  expect((await look(approvalId)).approval).toMatchObject({ state: 'waiting', outcome: null })

  expect((await confirm(approvalId)).status).toBe(200)
  expect(await allowed()).toEqual(['members.read'])
  const { approval: after, evidence } = await look(approvalId)
  expect(after).toMatchObject({ state: 'done', outcome: null, decidedBy: 'operator05' })
  const shown = evidence.find(({ label }) => label === 'permissions')
  expect(shown).toMatchObject({ value: ['audit.read'], becomes: ['members.read'] })
})

test('an approval whose action needs nobody any more ends as done, and says so', async () => {
  const open = (on: boolean) => ask(switchAllGames, { token: one, body: { open: on, reason: 'incident', note: '' } })
  await open(false)
  const approvalId = idOf(await open(true))
  await inTransaction(deps.db, (tx) =>
    switchGames(tx, { brandId: LUCKY, scope: 'all', code: '', open: true }, deps.now()),
  )
  expect((await confirm(approvalId)).value).toMatchObject({ state: 'done', outcome: 'not_needed' })
  expect(await waiting()).toEqual([])
  expect(await ends()).toMatchObject([{ by: 'operator05', note: 'Looked at', subject: { type: 'games' } }])
  expect((await confirm(approvalId)).errorCode).toBe('approval_over')
})

test('an approval of what can never be done any more ends too, with the reason; nothing is done', async () => {
  const asked = await Promise.all(
    [1, 2].map(() =>
      ask(createOperator, {
        token: one,
        body: {
          id: randomUUID(),
          username: 'nightly',
          name: 'Nightly',
          email: 'nightly@croupier.example',
          roles: [],
          brands: ['LUCKY'],
          networks: [],
          state: 'active',
          reason: 'joined',
          note: '',
        },
      }),
    ),
  )
  const [first, second] = asked.map(idOf)
  expect((await confirm(first!)).status).toBe(200)
  expect((await confirm(second!)).errorCode).toBe('username_taken')
  expect((await look(second!)).approval).toMatchObject({ state: 'lapsed', outcome: 'username_taken' })
  expect(await waiting()).toEqual([])
  expect((await confirm(second!)).errorCode).toBe('approval_over')
})
