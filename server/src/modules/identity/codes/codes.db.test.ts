import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { unseal } from '#kernel/secret.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { keepOrigin } from '../login-throttle.ts'
import { bindAddress, type CodeRequest, MESSAGE, ownerOf, sendCode, takeCode } from './codes.ts'

const { deps, clock, member } = await world()
const generous = { expiredMinutes: 5, tries: 3, pauseS: 1, perAddressDay: 1000, perIpDay: 1000, perBrandDay: 10_000 }
await setPolicy(deps, LUCKY, { codes: generous })

/** The network that codes are asked for from. */
const ASKER = { ip: '10.0.0.1', device: undefined }
const from = (ip: string) => ({ origin: { ip, device: undefined } })

let numbers = 0
const number = () => `+63917555${String(1000 + numbers++)}`

async function send(to: string, more: Partial<CodeRequest> = {}) {
  const brand = await brandOf(deps, LUCKY)
  const wanted = { brand, channel: 'sms', to, purpose: 'register', memberId: null, language: 'en' } as const
  return inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, visitor: { ip: '10.0.0.1' }, ...more }))
}

async function take(to: string, code: string, more: Partial<Parameters<typeof takeCode>[2]> = {}) {
  const brand = await brandOf(deps, LUCKY)
  const given = { brand, channel: 'sms', to, purpose: 'register', memberId: null, code, origin: ASKER } as const
  return inTransaction(deps.db, (tx) => takeCode(tx, deps, { ...given, ...more }))
}

async function newest(to: string) {
  const { rows } = await sql<{ status: string; sealed: string | null; template: string }>`
    select status, sealed, template from identity.message where address = ${to} order by created_at desc, id desc limit 1`.execute(
    deps.db,
  )
  return rows[0]!
}

async function textTo(to: string): Promise<string> {
  const { sealed } = await newest(to)
  return JSON.parse(await unseal(deps, MESSAGE, sealed!)).text
}
const codeTo = async (to: string) => /\d{6}/.exec(await textTo(to))![0]
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code that was sent is right once', async () => {
  const to = number()
  expect(await send(to)).toEqual({ ok: true, value: { expiredMinutes: 5 } })
  const code = await codeTo(to)
  expect((await take(to, ` ${code} `)).ok).toBe(true)
  expect(await take(to, code)).toMatchObject({ ok: false, code: 'code_expired' })
})

test('given ten times at once a code is right for one', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(to, code)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
})

test('neither the code nor the address can be read in the table of codes', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  const { rows } = await sql`select * from identity.code`.execute(deps.db)
  expect(JSON.stringify(rows)).not.toContain(to.slice(1))
  expect(JSON.stringify(rows)).not.toContain(`"${code}"`)
})

test('after three wrong answers even the right one is void', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  for (let turn = 0; turn < 3; turn++) expect(await take(to, wrongOf(code))).toMatchObject({ code: 'code_wrong' })
  expect(await take(to, code)).toMatchObject({ code: 'code_expired' })
})

test('of a hundred guesses at once three are looked at', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  const answers = await Promise.all(Array.from({ length: 100 }, () => take(to, wrongOf(code))))
  expect(answers.filter((answer) => !answer.ok && answer.code === 'code_wrong')).toHaveLength(3)
})

test('a code expires with its minutes', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  clock.move(5 * 60_000)
  expect(await take(to, code)).toMatchObject({ code: 'code_expired' })
})

test('the newest code counts, and only for what it was asked for', async () => {
  const to = number()
  await send(to)
  const first = await codeTo(to)
  clock.move(1000)
  await send(to)
  const second = await codeTo(to)
  // Once in a million both are the same, and then the first is as good.
  expect((await take(to, first)).ok).toBe(first === second)
  expect(await take(to, second, { purpose: 'bind' })).toMatchObject({ code: 'code_wrong' })
  expect((await take(to, second)).ok).toBe(true)
})

test('an empty answer is no attempt, and what was never sent is as wrong as a bad guess', async () => {
  const to = number()
  expect(await take(to, ' ')).toMatchObject({ code: 'code_missing' })
  expect(await take(to, '123456')).toMatchObject({ code: 'code_wrong' })
})

test('a number that is nobody’s gets nothing, and the answer does not tell', async () => {
  const [nobodys, somebodys] = [number(), number()]
  const { id } = await member()
  expect(await send(nobodys, { purpose: 'login' })).toEqual(await send(somebodys, { purpose: 'login', memberId: id }))
  expect(await newest(nobodys)).toMatchObject({ status: 'withheld', sealed: null })
  expect(await newest(somebodys)).toMatchObject({ status: 'queued', template: 'code' })
  expect(await take(nobodys, '000000', { purpose: 'login' })).toMatchObject({ code: 'code_wrong' })
  expect(await take(somebodys, wrongOf(await codeTo(somebodys)), { purpose: 'login', memberId: id })).toMatchObject({
    code: 'code_wrong',
  })
})

test('a code of one member is no good for another', async () => {
  const to = number()
  const [one, other] = [await member(), await member()]
  await send(to, { purpose: 'bind', memberId: one.id })
  const code = await codeTo(to)
  expect(await take(to, code, { purpose: 'bind', memberId: other.id })).toMatchObject({ code: 'code_wrong' })
  expect((await take(to, code, { purpose: 'bind', memberId: one.id })).ok).toBe(true)
})

test('an address is asked for once a second, and so often a day; a visitor and a brand have their limits too', async () => {
  const to = number()
  await setPolicy(deps, LUCKY, { codes: { ...generous, perAddressDay: 2 } })
  const visitor = { ip: '10.0.0.2' }
  expect((await send(to, { visitor })).ok).toBe(true)
  expect(await send(to, { visitor })).toMatchObject({ code: 'too_many_requests', detail: { retryAfterS: 1 } })
  clock.move(1000)
  expect((await send(to, { visitor })).ok).toBe(true)
  clock.move(1000)
  expect(await send(to, { visitor })).toMatchObject({ code: 'too_many_codes' })
  clock.move(86_400_000)
  expect((await send(to, { visitor })).ok).toBe(true)

  await setPolicy(deps, LUCKY, { codes: { ...generous, perIpDay: 3 } })
  const stranger = { ip: '10.0.0.3' }
  for (let turn = 0; turn < 3; turn++) expect((await send(number(), { visitor: stranger })).ok).toBe(true)
  expect(await send(number(), { visitor: stranger })).toMatchObject({ code: 'too_many_codes' })

  await setPolicy(deps, LUCKY, { codes: { ...generous, perBrandDay: 4 } })
  expect(await send(number(), { visitor: { ip: '10.0.0.4' } })).toMatchObject({ code: 'too_many_codes' })
  await setPolicy(deps, LUCKY, { codes: generous })
})

test('of ten requests at once for one number one is sent', async () => {
  const to = number()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(to)))
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
})

test('an address is whose it was proved to be first, whoever else typed it', async () => {
  const to = number()
  const [one, other] = [await member(), await member()]
  const of = { brandId: LUCKY, channel: 'sms', to } as const
  expect(await ownerOf(deps.db, of)).toBeUndefined()
  const bind = (memberId: string) => inTransaction(deps.db, (tx) => bindAddress(tx, deps, { ...of, memberId }))
  const answers = await Promise.all([bind(one.id), bind(other.id)])
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  expect(answers.find((answer) => !answer.ok)).toMatchObject({ code: 'mobile_taken' })
  expect(await ownerOf(deps.db, of)).toBe(answers[0].ok ? one.id : other.id)
})

test('who registers with somebody’s number gets no code: the owner is told', async () => {
  const to = number()
  const { id } = await member()
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, channel: 'sms', to, memberId: id }))
  expect(await send(to)).toEqual({ ok: true, value: { expiredMinutes: 5 } })
  expect(await newest(to)).toMatchObject({ status: 'queued', template: 'already_member' })
  expect(await textTo(to)).not.toMatch(/\d{6}/)
})

test('an e-mail is one address however it is written', async () => {
  const brand = await brandOf(deps, LUCKY)
  const { id } = await member()
  const of = { brandId: LUCKY, channel: 'mail', memberId: id } as const
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { ...of, to: 'Ana@Mail.example' }))
  expect(await ownerOf(deps.db, { ...of, to: 'ana@mail.EXAMPLE' })).toBe(id)
  const other = await member()
  const bound = inTransaction(deps.db, (tx) =>
    bindAddress(tx, deps, { ...of, memberId: other.id, to: 'ANA@mail.example' }),
  )
  expect(await bound).toMatchObject({ code: 'email_taken' })
  expect(brand.settings.codes.tries).toBe(3)
})

const guessesFrom = (
  to: string,
  wrong: string,
  ips: readonly string[],
  more: Partial<Parameters<typeof takeCode>[2]> = {},
) => Promise.all(ips.map((ip) => take(to, wrong, { ...more, ...from(ip) })))
const networks = (many: number) => Array.from({ length: many }, (_, index) => `203.0.113.${index + 1}`)
const lookedAt = (answers: readonly { readonly ok: boolean; readonly code?: string }[]) =>
  answers.filter((answer) => answer.code === 'code_wrong').length

test('wrong answers of a stranger spend the stranger’s tries, and the code stays good where it was asked for', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  expect(
    lookedAt(
      await guessesFrom(
        to,
        wrongOf(code),
        Array.from({ length: 20 }, () => '203.0.113.1'),
      ),
    ),
  ).toBe(3)
  expect(await take(to, code, from('203.0.113.1'))).toMatchObject({ ok: false, code: 'code_expired' })
  expect((await take(to, code)).ok).toBe(true)
})

test('a hundred strangers at a hundred networks have three tries together, and the code stays good where it was asked for', async () => {
  const to = number()
  await send(to)
  const code = await codeTo(to)
  expect(lookedAt(await guessesFrom(to, wrongOf(code), networks(100)))).toBe(3)
  expect(await take(to, code, from('198.51.100.7'))).toMatchObject({ ok: false, code: 'code_expired' })
  const own = await Promise.all(Array.from({ length: 10 }, () => take(to, wrongOf(code))))
  expect(lookedAt(own)).toBe(3)
  expect(await take(to, code)).toMatchObject({ ok: false, code: 'code_expired' })
})

test('a member gets in where they have logged in before, though strangers asked for the code and spent their tries', async () => {
  const brand = await brandOf(deps, LUCKY)
  const { id: memberId, account } = await member()
  await inTransaction(deps.db, (tx) =>
    keepOrigin(tx, deps, { brand, account, origin: { ip: '192.0.2.1', device: undefined } }),
  )
  const to = number()
  await send(to, { purpose: 'login', memberId, visitor: { ip: '203.0.113.200' } })
  const code = await codeTo(to)
  const login = { purpose: 'login', memberId } as const
  expect(lookedAt(await guessesFrom(to, wrongOf(code), networks(50), login))).toBe(3)
  expect(await take(to, code, { ...login, ...from('192.0.2.77') })).toMatchObject({ ok: false, code: 'code_expired' })
  expect((await take(to, code, { ...login, ...from('192.0.2.1') })).ok).toBe(true)
})

test('however many places a member has, a code takes fifteen wrong answers', async () => {
  const brand = await brandOf(deps, LUCKY)
  const { id: memberId, account } = await member()
  const places = Array.from({ length: 8 }, (_, index) => `192.0.2.${index + 10}`)
  for (const ip of places)
    await inTransaction(deps.db, (tx) => keepOrigin(tx, deps, { brand, account, origin: { ip, device: undefined } }))
  const to = number()
  await send(to, { purpose: 'login', memberId })
  const code = await codeTo(to)
  const login = { purpose: 'login', memberId } as const
  const answers = await guessesFrom(to, wrongOf(code), [...places, ...places, ...places, ...networks(20)], login)
  expect(lookedAt(answers)).toBe(15)
  expect(await take(to, code, login)).toMatchObject({ ok: false, code: 'code_expired' })
})

test('whoever asks to bind somebody’s number, or guesses at it, leaves the code of its owner good', async () => {
  const [owner, other] = [await member(), await member()]
  const to = number()
  await send(to, { purpose: 'bind', memberId: owner.id })
  const code = await codeTo(to)
  clock.move(1001)
  await send(to, { purpose: 'bind', memberId: other.id })
  const bind = { purpose: 'bind', origin: undefined } as const
  for (let guess = 0; guess < 5; guess += 1) await take(to, wrongOf(code), { ...bind, memberId: other.id })
  expect((await take(to, code, { ...bind, memberId: owner.id })).ok).toBe(true)
})
