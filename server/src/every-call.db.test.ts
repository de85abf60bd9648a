import type { Call } from '@croupier/contract/call.ts'
import { randomUUID } from 'node:crypto'
import { CALLS } from '@croupier/contract/contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { agentThings } from '../test/commands/agent-things.ts'
import { contractThings } from '../test/commands/contract-things.ts'
import { cashierCommands } from '../test/commands/cashier-commands.ts'
import { gameCommands } from '../test/commands/game-commands.ts'
import { type CommandRequest, nameOf, openHouse } from '../test/commands/house.ts'
import { fieldName, type IdField, idFieldsOf, replacedAt, valuesAt } from '../test/commands/ids.ts'
import { deskReads, mixedThings } from '../test/commands/desk-things.ts'
import { memberThings, once } from '../test/commands/member-things.ts'
import { SAMPA } from '../test/policy.ts'
import { databaseDigest, type Stranger, strangersIn } from '../test/commands/strangers.ts'
import { peopleCommands } from '../test/commands/people-commands.ts'

const it = await openHouse()

/** Commands of which nothing is on record, and why. */
const WITHOUT_RECORD: Readonly<Record<string, string>> = {
  'PUT /wps/operator/policy/preview': 'shows what a change of the settings would do',
  'POST /wps/operator/audit/verify': 'computes the chain again and changes nothing',
  'POST /wps/operator/me/authenticator/offer': 'a secret that is kept nowhere until its connection, which is on record',
  'POST /wps/operator/me/password/proof': 'the first step of a change of the password, which is on record',
}

const calls = Object.values(CALLS).flat()
const commands = calls.filter(({ actor, method }) => actor === 'operator' && method !== 'GET')
const examples = [...cashierCommands(it), ...peopleCommands(it), ...gameCommands(it)]

/** By what a call names something that is nobody's own, and why. */
const NOT_OWNED: readonly (readonly [RegExp, string])[] = [
  [/params\.(category|provider|gameCode|issueNo|day|role|task)$/, 'a word of the house, the same for all brands'],
  [/operator\/(games|vendors)\/.* params\.code$/, 'a game or a vendor of the house, which any brand may offer'],
  [/(query|body)\.(gameId|nodeId|roomId)$/, 'a code of the catalogue, which everybody may read'],
  [/rooms\/.* params\.roomId$/, 'a room of a vendor, which any brand may offer'],
  [/body\.(captchaId|recommenderId)$/, 'made for whoever asks'],
  [/^PUT .*(tournaments|collections)\/.* params\.\w+$/, 'made by who saves it; one that is taken elsewhere is below'],
  [/crowd\/players body\.players\.\*\.account$/, 'a name that is asked for: taken where somebody has it'],
  [/member\/exclusion body\.account$/, 'typed by the member to confirm: their own'],
]
const ownedFields = (call: Call) =>
  idFieldsOf(call).filter(
    (field) => !NOT_OWNED.some(([pattern]) => pattern.test(`${nameOf(call)} ${fieldName(field)}`)),
  )

const strangers = await strangersIn(it)
const readsOf = deskReads(it, examples)
const isRead = ({ actor, method }: Call) => actor === 'operator' && method === 'GET'

interface StrangerCase {
  readonly call: Call
  readonly fields: readonly IdField[]
  readonly asker: () => Promise<Stranger>
  readonly prepare: () => Promise<CommandRequest>
}

const things: readonly (readonly [string, StrangerCase])[] = [
  ...[...memberThings(it), ...agentThings(it), ...contractThings(it)].flatMap(({ call, of, prepare }) => {
    const [fields, known] = [ownedFields(call), once(prepare)]
    const elsewhere = { call, fields, asker: strangers.memberElsewhere, prepare: known }
    const here = { ...elsewhere, asker: strangers.member }
    return of === 'brand' ? [elsewhere] : [here, elsewhere]
  }),
  ...calls
    .filter((call) => isRead(call) && ownedFields(call).length > 0)
    .map((call) => ({
      call,
      fields: ownedFields(call),
      asker: strangers.operatorElsewhere,
      prepare: () => readsOf(call),
    })),
  ...mixedThings(it, strangers.memberElsewhere).map(({ call, only, prepare }) => ({
    call,
    fields: ownedFields(call).filter((field) => only.includes(fieldName(field))),
    asker: async () => ({ token: await it.ana(), merchant: 'LUCKY' as const }),
    prepare,
  })),
].map((one) => [nameOf(one.call), one])

test('every command of operators has an example', () => {
  expect(examples.map(([call]) => nameOf(call)).toSorted()).toEqual(commands.map(nameOf).toSorted())
})

test('every call that takes an id has a stranger who asks for one', async () => {
  const rows = new Set([...things.map(([name]) => name), ...examples.map(([call]) => nameOf(call))])
  const missing = calls.filter((call) => ownedFields(call).length > 0 && !rows.has(nameOf(call)))
  expect(missing.map((call) => `${nameOf(call)} ${ownedFields(call).map(fieldName).join(' ')}`)).toEqual([])
})

const UUID = /^[0-9a-f]{8}-/
/** What nobody has ever had, in the form of this. */
function unknownFor(value: string): string {
  if (UUID.test(value)) return randomUUID()
  if (/^\d+$/.test(value)) return '999999'
  const [kind, id] = value.split(':')
  if (id !== undefined) return `${kind}:${unknownFor(id)}`
  return value === value.toUpperCase() ? 'NOBODY' : 'nobody77'
}

const bodyId = ({ body }: CommandRequest) => (typeof body?.['id'] === 'string' ? [body['id']] : [])

/** An answer without the ids that were asked for. */
async function answered(
  call: Call,
  request: CommandRequest,
  fields: readonly IdField[],
  { token, merchant }: Stranger,
) {
  const { status, errorCode, value, message, fields: faults, extra } = await it.send(call, request, { token, merchant })
  const named = [...fields.flatMap((field) => valuesAt(request, field)), ...bodyId(request)]
  const text = JSON.stringify({ value, message, faults, extra })
  return { status, errorCode, faults, text: named.reduce((said, one) => said.replaceAll(one, 'ID'), text) }
}

/** Refused for something else than the id that is asked about: then nothing is seen. */
const beside = (fields: readonly IdField[], { errorCode, faults }: Awaited<ReturnType<typeof answered>>) =>
  ['forbidden', 'not_logged_in', 'too_many_requests', 'invalid_amount', 'identity_unverified'].includes(
    errorCode ?? '',
  ) || Object.keys(faults).some((fault) => !fields.some(({ path }) => path[0] === fault.split('.')[0]))

/** A command's own id is used up by being asked for. */
const anew = (request: CommandRequest): CommandRequest =>
  bodyId(request).length > 0 ? { ...request, body: { ...request.body, id: randomUUID() } } : request

/** What a stranger is told of somebody's id and of nobody's, and whether anything was written for the first. */
async function bothAnswers({ call, fields, asker, prepare }: StrangerCase) {
  const request = anew(await prepare())
  const who = await asker()
  const asked = fields.flatMap((field) => valuesAt(request, field))
  expect([asked.length > 0, asked.includes('')]).toEqual([true, false])

  const before = await databaseDigest(it)
  const told = await answered(call, request, fields, who)
  const after = await databaseDigest(it)
  const nobodys = fields.reduce((changed, field) => replacedAt(changed, field, unknownFor), anew(request))
  const unknown = await answered(call, nobodys, fields, who)

  const wrote = JSON.stringify(after) !== JSON.stringify(before)
  return {
    unknown,
    told,
    isBeside: beside(fields, told),
    // What takes any id, and does nothing for one that is unknown, keeps that it was asked for.
    wrote: unknown.status !== 200 && wrote,
  }
}

test.each(things)('%s answers a stranger’s id like an unknown one', async (_, one) => {
  const { unknown, ...seen } = await bothAnswers(one)
  expect(seen).toEqual({ told: unknown, isBeside: false, wrote: false })
})

/** What makes a thing of the id that it names, and writes over its own; and where such things are kept. */
const savers = examples.flatMap(([call, prepare]) => {
  const kept = {
    tournaments: { table: 'rewards.tournament', refusal: 'not_found' },
    // As a code that is taken.
    collections: { table: 'catalogue.collection', refusal: 'invalid_request' },
  }
  const kind = /^PUT \/wps\/operator\/(tournaments|collections)\/\{\w+\}$/.exec(nameOf(call))?.[1]
  // The pattern has these two.
  return kind === undefined ? [] : [[nameOf(call), call, prepare, kept[kind as keyof typeof kept]] as const]
})

test('both that write over what has the id that they name are tried', () => {
  expect(savers).toHaveLength(2)
})

test.each(savers)('%s writes nothing over what has the same id at another brand', async (_, call, prepare, kept) => {
  const [request, own] = [await prepare(), await prepare()]
  const token = await it.ana()
  expect((await it.send(call, request, { token })).status).toBe(200)
  const id = Object.values(request.params ?? {})[0]
  await sql`update ${sql.table(kept.table)} set brand_id = ${SAMPA} where id = ${id}`.execute(it.deps.db)

  const before = await databaseDigest(it)
  expect((await it.send(call, request, { token })).errorCode).toBe(kept.refusal)
  expect(await databaseDigest(it)).toEqual(before)
  expect((await it.send(call, own, { token })).status).toBe(200)
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

/** Of a call that names nothing. */
const SAME = { unknown: undefined, told: undefined, isBeside: false, wrote: false }
const NOTHING = { actions: [], kept: 0 }
const ONE_ENTRY = { actions: [expect.any(String)], kept: 0 }
const ONE_APPROVAL = { actions: ['approvals.ask'], kept: 1 }

/** What a command leaves that is done. */
function recordOf(call: Call, status: number): object {
  if (nameOf(call) in WITHOUT_RECORD) return NOTHING
  return status === 202 ? ONE_APPROVAL : ONE_ENTRY
}

test.each(examples.map(([call, prepare]) => [nameOf(call), call, prepare] as const))(
  '%s answers another brand’s id like an unknown one, leaves one record when it is done and none when it is refused',
  async (_, call, prepare) => {
    const request = await prepare()
    const fields = ownedFields(call)
    const strange = { call, fields, asker: strangers.operatorElsewhere, prepare: async () => request }
    const { unknown, ...seen } = fields.length > 0 ? await bothAnswers(strange) : SAME
    expect(seen).toEqual({ told: unknown, isBeside: false, wrote: false })

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
