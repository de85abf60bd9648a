import { randomUUID } from 'node:crypto'
import type { Call } from '@croupier/contract/call.ts'
import { CALLS } from '@croupier/contract/contract.ts'
import { changePassword } from '@croupier/contract/mfa.ts'
import { login, register, registerMobile } from '@croupier/contract/identity.ts'
import { changePaymentPassword, changeProfile } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { operatorIn } from '../test/operators.ts'
import { HASTE, LUCKY, setPolicy } from '../test/policy.ts'
import { world } from '../test/world.ts'

const here = await world()
const { ask, deps, member, sealed } = here
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })
const one = await member()
const operator = await operatorIn(here)

/** What nobody may say of themselves. */
const NOT_THEIRS = {
  isAgent: 1,
  agentType: 1,
  rankLevel: 9,
  memberId: randomUUID(),
  brandId: 2,
  uplineId: randomUUID(),
  balance: '1000000.00',
  status: 'active',
  labels: ['vip'],
  passwordIsDefault: false,
  passwordHash: 'x',
  verified: true,
  emailVerifiedAt: '2026-01-01T00:00:00.000Z',
  registeredIp: '127.0.0.1',
}
const unknown = Object.fromEntries(Object.keys(NOT_THEIRS).map((field) => [field, [{ code: 'unknown_field' }]]))

/** Everything that is kept of members and their money, whatever a call was about. */
async function kept(): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(member order by id) from identity.member) as members,
           (select json_agg(profile order by member_id) from identity.profile) as profiles,
           (select json_agg(balance order by account_id) from wallet.balance) as balances`.execute(deps.db)
  return rows[0]
}

/** A body for each of the kinds that a call takes: what tells them apart, and nothing else of it. */
function kindsOf({ body }: Call): readonly object[] {
  if (!(body instanceof z.ZodDiscriminatedUnion)) return [{}]
  const { discriminator, options } = body.def
  return options.map((option) => {
    const kind = (option as z.ZodObject).shape[discriminator]
    return { [discriminator]: kind instanceof z.ZodLiteral ? kind.value : (kind as z.ZodEnum).options[0] }
  })
}

const POSSIBLE = [randomUUID(), '2026-11-20', 'some', 'SSC_1M', '202611200001']

/** An address that names something possible. */
const paramsOf = ({ params }: Call) =>
  params instanceof z.ZodObject
    ? Object.fromEntries(
        Object.entries(params.shape).map(([name, part]) => [
          name,
          part instanceof z.ZodEnum ? part.options[0] : POSSIBLE.find((one) => part.safeParse(one).success),
        ]),
      )
    : {}

const writing = Object.values(CALLS)
  .flat()
  .filter(({ method }) => method !== 'GET')
  .flatMap((call) =>
    kindsOf(call).map((kind) => [`${call.method} ${call.path} ${Object.values(kind)}`, call, kind] as const),
  )

/** A field of that name which is the call's own, such as the status that an answer to a contract has. */
const isOwn = ({ body }: Call, field: string) => body instanceof z.ZodObject && field in body.shape

test.each(writing)('%s refuses every field that it does not know', async (_name, call, kind) => {
  const others = Object.entries(NOT_THEIRS).filter(([field]) => !isOwn(call, field))
  const plain = { ...kind, ...Object.fromEntries(others) }
  const raw = call.encrypted ? { payload: await sealed(plain) } : call.form ? undefined : plain
  const params = paramsOf(call)
  const answer = await ask(call, {
    token: call.actor === 'operator' ? operator : one.token,
    params: params as never,
    ...(raw === undefined ? { body: plain as never } : { raw }),
  })
  const faults = Object.fromEntries(others.map(([field]) => [field, unknown[field]]))
  expect(answer).toMatchObject({ status: 400, fields: faults })
})

const typed = { password: 'Demo2026pass', confirmPassword: 'Demo2026pass', agree: true } as const
/** What would be taken without the one field too many. */
const whole: readonly (readonly [string, Call, object])[] = [
  ['a login', login, { type: 'username', username: one.account, password: one.password }],
  ['a registration by username', register, { username: 'newcomer77', ...typed }],
  ['a registration by mobile', registerMobile, { mobileNum: '9175550142', countryDialingCode: '63', ...typed }],
  ['a change of the profile', changeProfile, { payeeName: 'Juan Cruz' }],
  ['a change of the nickname', changeProfile, { nickname: 'Luna' }],
  [
    'a change of the password',
    changePassword,
    { oldPassword: one.password, newPassword: 'Fresh2026pass', confirmNewPassword: 'Fresh2026pass' },
  ],
  ['a payment password', changePaymentPassword, { paymentPassword: '274913' }],
]

test.each(whole)('%s with one field too many changes nothing, whichever it is', async (_name, call, body) => {
  const before = await kept()
  for (const [field, value] of Object.entries(NOT_THEIRS)) {
    const answer = await ask(call, { token: one.token, body: { ...body, [field]: value } as never })
    expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request', fields: { [field]: unknown[field] } })
  }
  expect(await kept()).toEqual(before)
})

/** Every object inside a schema, with where it lies. */
function* objectsIn(schema: unknown, path: string): Generator<readonly [string, z.ZodObject]> {
  if (!(schema instanceof z.ZodType)) return
  if (schema instanceof z.ZodObject) {
    yield [path, schema]
    for (const [name, part] of Object.entries(schema.shape)) yield* objectsIn(part, `${path}.${name}`)
    return
  }
  const { innerType, element, options, in: from, out, valueType } = schema.def as unknown as Record<string, unknown>
  for (const part of [innerType, element, from, out, valueType, ...(Array.isArray(options) ? options : [])])
    yield* objectsIn(part, path)
}

const objects = Object.values(CALLS)
  .flat()
  .flatMap((call) => [...objectsIn(call.body, call.path)])

test.each(objects)('in what is sent to %s nothing unknown is let through, however deep', (_path, schema) => {
  const read = schema.safeParse({ isAgent: 1 })
  expect(read.error?.issues).toContainEqual(expect.objectContaining({ code: 'unrecognized_keys', keys: ['isAgent'] }))
})
