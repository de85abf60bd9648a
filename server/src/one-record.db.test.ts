import type { Call } from '@croupier/contract/call.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cashierCommands } from '../test/commands/cashier-commands.ts'
import { gameCommands } from '../test/commands/game-commands.ts'
import { nameOf, openHouse } from '../test/commands/house.ts'
import { peopleCommands } from '../test/commands/people-commands.ts'

const it = await openHouse()

const LEASE = 'a claim of ten minutes, which ends by itself; what is decided under it is on record'
/** Commands of which nothing is on record, and why. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'PUT /wps/operator/policy/preview': 'shows what a change of the settings would do',
  'POST /wps/operator/audit/verify': 'computes the chain again and changes nothing',
  'POST /wps/operator/me/authenticator/offer': 'a secret that is kept nowhere until its connection, which is on record',
  'POST /wps/operator/me/password/proof': 'the first step of a change of the password, which is on record',
  ...Object.fromEntries(
    ['deposits', 'strays', 'withdrawals', 'disputes'].flatMap((desk) => {
      const id = { deposits: 'depositId', strays: 'strayId', withdrawals: 'withdrawalId' }[desk] ?? 'matchId'
      const one = ['claim', 'release', 'want'].map((step) => `{${id}}/${step}`)
      return ['next', ...one].map((path) => [`POST /wps/operator/${desk}/${path}`, LEASE])
    }),
  ),
}

const commands = Object.values(CALLS)
  .flat()
  .filter(({ actor, method }) => actor === 'operator' && method !== 'GET')
const examples = [...cashierCommands(it), ...peopleCommands(it), ...gameCommands(it)]

test('every command of operators has an example', () => {
  expect(examples.map(([call]) => nameOf(call)).toSorted()).toEqual(commands.map(nameOf).toSorted())
})

/** Where every brand's log ends. */
async function ends() {
  const { rows } = await sql<{ brand: number; number: number }>`
    select brand_id as brand, number::int as number from kernel.audit_head`.execute(it.deps.db)
  return rows
}

/** How much is kept for a second person. */
async function kept(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kernel.approval`.execute(it.deps.db)
  return rows[0]?.count ?? 0
}

/** What a call has written: the actions that are on record since, and how much is kept for a second person. */
async function written(asked: () => Promise<{ readonly status: number; readonly errorCode: string | undefined }>) {
  const [before, keptBefore] = [await ends(), await kept()]
  const { status, errorCode } = await asked()
  const { rows } = await sql<{ action: string }>`
    select action from kernel.audit as entry
    where number > coalesce((select known.number from jsonb_to_recordset(${JSON.stringify(before)}::jsonb) as known (brand int, number int)
                             where known.brand = entry.brand_id), 0)`.execute(it.deps.db)
  return { status, errorCode, actions: rows.map(({ action }) => action), kept: (await kept()) - keptBefore }
}

const isDone = ({ status, errorCode }: { readonly status: number; readonly errorCode: string | undefined }) =>
  status === 200 || errorCode === 'second_person_asked'

const NOTHING = { actions: [], kept: 0 }
const ONE_ENTRY = { actions: [expect.any(String)], kept: 0 }
const ONE_APPROVAL = { actions: ['approvals.ask'], kept: 1 }

/** What a command leaves that is done. */
function recordOf(call: Call, status: number): object {
  if (nameOf(call) in WITHOUT_RECORD) return NOTHING
  return status === 202 ? ONE_APPROVAL : ONE_ENTRY
}

test.each(examples.map(([call, prepare]) => [nameOf(call), call, prepare] as const))(
  '%s leaves one record when it is done and none when it is refused',
  async (_, call, prepare) => {
    const request = await prepare()
    const [own, barred] = [request.token ?? (await it.ana()), await it.barred()]
    const asked = (token: string) => written(() => it.send(call, request, { token }))

    const nobody = call.permission ? barred : 'no session'
    const [status, errorCode] = call.permission ? [403, 'forbidden'] : [401, 'not_logged_in']
    expect(await asked(nobody)).toEqual({ status, errorCode, ...NOTHING })

    const done = await asked(own)
    expect([done.errorCode, isDone(done)]).toEqual([done.errorCode, true])
    expect(done).toMatchObject(recordOf(call, done.status))

    const { actions, kept: keptAgain, ...again } = await asked(own)
    expect(isDone(again) ? NOTHING : { actions, kept: keptAgain }).toEqual(NOTHING)
  },
)
