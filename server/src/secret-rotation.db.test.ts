import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '@croupier/contract/identity.ts'
import { addPayoutAccount, changeProfile } from '@croupier/contract/security.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedStaff } from '../seed/staff.ts'
import { connectApp } from '../test/authenticator.ts'
import { HASTE, LUCKY, setPolicy } from '../test/policy.ts'
import { world } from '../test/world.ts'
import { AUTHENTICATOR, makeSecret, recoveryHashes } from '#kernel/authenticator.ts'
import { makeCaptcha, takeCaptcha } from '#kernel/captcha.ts'
import { inTransaction } from '#kernel/database.ts'
import { publicKeys } from '#kernel/encryption-key.ts'
import { putFile, shownLink } from '#kernel/files.ts'
import { dropFormer, resealAll, secretStatus } from '#kernel/rotate-secret.ts'
import { resealColumn } from '#kernel/sealed-column.ts'
import { fixedSecret, openSecret, seal, sealBeginning, unseal } from '#kernel/secret.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { changeSecret, endOverlap } from '#modules/brand/change-secret.ts'
import { launchOf, playToken } from '#modules/catalogue/vendor/play-token.ts'
import { sendCode, takeCode } from '#modules/identity/codes/codes.ts'
import { recordsOf } from '#modules/identity/account-provider/records.ts'
import { signedToken } from '#modules/identity/provider/signing.ts'
import { codeHash, isCode } from '#modules/operator/proof.ts'
import { outbox } from '../test/second-proof.ts'
import { modules } from './modules.ts'

const folder = mkdtempSync(join(tmpdir(), 'rotation-'))
afterAll(() => rmSync(folder, { recursive: true }))
const secret = openSecret({ dataDir: folder }, randomBytes)
const here = await world({ config: { dataDir: folder }, secret })
const { app, ask, clock, deps, member, solved } = here
const payout = { ...(await brandOf(deps, LUCKY)).settings.payout, secondFactor: false }
const { codes } = (await brandOf(deps, LUCKY)).settings
await setPolicy(deps, LUCKY, { ...HASTE, payout, codes: { ...codes, pauseS: 1 } })

const columns = modules.flatMap((module) => module.sealed ?? [])
const DAY_MS = 86_400_000
const ORDER = { by: 'ana', reason: 'a stolen backup', leadMs: 3000, overlapMs: DAY_MS }
const tend = () => app.jobs.find(({ name }) => name === 'reseal_secrets')
const runJob = async () => {
  const job = tend()
  if (!job || !('run' in job)) throw new Error('nothing tends the secret')
  await job.run(deps)
}
/** Rotate, and let the new secret take over. */
async function rotate() {
  const { current } = secret.reread()
  expect(await changeSecret(deps, ORDER)).toBeDefined()
  clock.move(ORDER.leadMs)
  return current
}
const finish = () => endOverlap(deps, ORDER, columns)

/** Every column of the database in which something is sealed, and how many texts of it begin otherwise than the current secret's. */
async function sealedAnywhere(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ table: string; column: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where data_type = 'text' and table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    deps.db,
  )
  const found = new Map<string, number>()
  for (const { table, column } of rows) {
    const texts = await sql<{ text: string }>`
      select ${sql.ref(column)} as text from ${sql.raw(table)} where starts_with(${sql.ref(column)}, 'eyJhbGciOiJkaXIi')`.execute(
      deps.db,
    )
    const beginning = sealBeginning(secret.files().current)
    if (texts.rows.length > 0)
      found.set(`${table}.${column}`, texts.rows.filter(({ text }) => !text.startsWith(beginning)).length)
  }
  return found
}

async function payee(number: string) {
  const { token } = await member()
  await ask(changeProfile, { token, body: { payeeName: 'Juan Cruz' } })
  const body = { id: randomUUID(), provider: 'PERLAS', number, accountName: 'Juan Cruz' }
  return { token, body, add: () => ask(addPayoutAccount, { token, body }) }
}

/** One of everything that is sealed. */
async function oneOfEach() {
  const { token, id } = await member()
  const app = await connectApp(here, token)
  await seedStaff(deps)
  await sql`update operator.operator set authenticator = ${(await makeSecret(deps)).sealed} where username = 'operator01'`.execute(
    deps.db,
  )
  expect((await (await payee(String(randomBytes(4).readUInt32BE() + 1e10))).add()).status).toBe(200)
  await sendTo('+639175550001')
  await publicKeys(deps)
  await signedToken(deps, { issuer: 'i', audience: 'a', subject: 's', phone: '+639175550001' })
  await sql`insert into catalogue.vendor_access (vendor_code, dialect, wallet, launch_url)
            select code, 'native', 'seamless', 'https://games.example' from catalogue.vendor order by code limit 1
            on conflict do nothing`.execute(deps.db)
  await recordsOf(deps, 'Session').upsert('one', { uid: 'one' }, 600)
  await sql`insert into catalogue.vendor_key (id, vendor_code, sealed, from_at)
            select ${randomUUID()}::uuid, vendor_code, ${await seal(deps, 'vendor-key', 'key')}, now()
            from catalogue.vendor_access limit 1`.execute(deps.db)
  return { id, token, app }
}

async function sendTo(to: string) {
  const brand = await brandOf(deps, LUCKY)
  const wanted = { brand, channel: 'sms', to, purpose: 'register', memberId: null, language: 'en' } as const
  const sent = await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, visitor: { ip: '10.0.0.1' } }))
  const text = (await outbox(here)).findLast((one) => one.address === to)?.text
  return { sent, code: /\d{6}/.exec(text ?? '')?.[0] ?? '' }
}

describe('after a rotation', () => {
  let first: Buffer
  let person: Awaited<ReturnType<typeof oneOfEach>>
  beforeAll(async () => {
    person = await oneOfEach()
  })

  test('what was handed out before is taken through the overlap, and not behind it', async () => {
    const to = '+639175550002'
    const { code } = await sendTo(to)
    const challenge = await solved()
    const { captchaId } = await makeCaptcha({ ...deps, random: () => Buffer.from([0, 1, 2, 3, 4]) })
    const [operatorId, launchId] = [randomUUID(), randomUUID()]
    const [kept, token] = [codeHash(deps, operatorId, '123456'), playToken(deps, launchId)]
    const file = { brandId: 1, memberId: person.id, name: 'avatar-1.webp' }
    await putFile(deps, file, Buffer.from('picture'))
    const link = shownLink(deps, file)

    first = await rotate()

    const brand = await brandOf(deps, LUCKY)
    const given = { brand, channel: 'sms', to, purpose: 'register', memberId: null, code, origin: undefined } as const
    expect(await inTransaction(deps.db, (tx) => takeCode(tx, deps, given))).toMatchObject({ ok: true })
    const { account, password } = await member()
    const body = { type: 'username', username: account, password, challenge } as const
    expect((await ask(login, { body })).errorCode).toBeUndefined()
    expect(await takeCaptcha(deps, { captchaId, captcha: 'ACDEF' })).toMatchObject({ ok: true })
    expect(isCode(deps, operatorId, '123456', kept)).toBe(true)
    expect(isCode(deps, operatorId, '654321', kept)).toBe(false)
    expect(launchOf(deps, token)).toBe(launchId)
    expect((await app.http.inject({ url: link })).statusCode).toBe(200)

    const later = { ...deps, now: () => new Date(deps.now().getTime() + DAY_MS) }
    expect(isCode(later, operatorId, '123456', kept)).toBe(false)
    expect(launchOf(later, token)).toBeUndefined()
  })

  test('who has asked for a code too often is still counted', async () => {
    await setPolicy(deps, LUCKY, { codes: { ...codes, pauseS: 1, perAddressDay: 1 } })
    expect((await sendTo('+639175550002')).sent).toMatchObject({ ok: false, code: 'too_many_codes' })
    await setPolicy(deps, LUCKY, { codes: { ...codes, pauseS: 1 } })
  })

  test('a second one is refused until the first is over', async () => {
    const { current } = secret.reread()
    expect(await changeSecret(deps, ORDER)).toBeUndefined()
    expect(secret.reread().current).toEqual(current)
  })

  test('two at once are one', async () => {
    expect(await finish()).toBe(false)
    expect(await finish()).toBe(true)
    const both = await Promise.all([changeSecret(deps, ORDER), changeSecret(deps, ORDER)])
    expect(both.filter((one) => one !== undefined)).toHaveLength(1)
  })

  test('nothing is sealed anew, and nothing dropped, before the new one seals', async () => {
    expect(await resealAll(deps, columns)).toBeUndefined()
    expect(await finish()).toBe(false)
    expect(secret.reread().former).toBeDefined()
    clock.move(ORDER.leadMs)
  })

  test('all that is sealed anywhere in the database is known, and is sealed anew before the former one goes', async () => {
    const known = columns.map(({ table, column }) => `${table}.${column}`)
    const before = await sealedAnywhere()
    expect([...before.keys()].toSorted()).toEqual(
      [...known, 'kernel.encryption_key.private_key', 'kernel.kept_key.sealed'].toSorted(),
    )
    expect([...before.values()].every((many) => many > 0)).toBe(true)
    const { remaining } = await secretStatus(deps.db, deps, columns)
    expect(new Map(remaining.map(({ column, many }) => [column, many]))).toEqual(before)

    expect(await finish()).toBe(false)
    expect([...(await sealedAnywhere()).values()].every((many) => many === 0)).toBe(true)
    expect(secret.reread().former).toBeDefined()
    expect(await finish()).toBe(true)
    expect(secret.reread().former).toBeUndefined()
    expect(secret.files().current).not.toEqual(first)
  })

  test('what was kept under former secrets works when both of them are gone', async () => {
    const [code = ''] = person.app.recoveryCodes
    const { rows } = await sql<{ hash: string }>`
      select code_hash as hash from identity.recovery_code where member_id = ${person.id}`.execute(deps.db)
    const hashes = await recoveryHashes(deps.db, deps, person.id, code)
    expect(rows.filter(({ hash }) => hashes.includes(hash))).toHaveLength(1)
    const sealed = await sql<{ secret: string }>`
      select secret from identity.authenticator where member_id = ${person.id}`.execute(deps.db)
    expect(await unseal(deps, AUTHENTICATOR, sealed.rows[0]!.secret)).toBe(person.app.secret)
  })
})

describe('the numbers of payout accounts', () => {
  const hashes = async (number: string) => {
    const { rows } = await sql<{ hash: string }>`
      select number_hash as hash from identity.payout_account where number_end = ${number.slice(-4)}`.execute(deps.db)
    return rows.map(({ hash }) => hash)
  }

  test('are still used once at a provider, before and after they are sealed anew', async () => {
    const number = '20000009001'
    const owner = await payee(number)
    expect((await owner.add()).status).toBe(200)
    await rotate()
    expect((await owner.add()).status).toBe(200)
    expect((await (await payee(number)).add()).fields).toEqual({
      number: [expect.objectContaining({ code: 'already_used' })],
    })
    await resealAll(deps, columns)
    expect((await owner.add()).status).toBe(200)
    expect((await (await payee(number)).add()).fields).toEqual({
      number: [expect.objectContaining({ code: 'already_used' })],
    })
    expect(await finish()).toBe(true)
  })

  test('of one number are kept alike, whenever they came', async () => {
    const number = '20000009002'
    await (await payee(number)).add()
    await rotate()
    const other = await payee(number)
    other.body.provider = payout.providers.find(({ code, kind }) => code !== 'PERLAS' && kind === 'bank')!.code
    expect((await other.add()).status).toBe(200)
    expect(new Set(await hashes(number)).size).toBe(1)
    const [before] = await hashes(number)
    await resealAll(deps, columns)
    expect(new Set(await hashes(number)).size).toBe(1)
    expect((await hashes(number))[0]).not.toBe(before)
    expect(await finish()).toBe(true)
  })
})

/** Until somebody waits for a lock of this kind. */
const waitsFor = (locktype: string) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
          select 1 from pg_locks join pg_stat_activity using (pid)
          where not granted and pg_locks.locktype = ${locktype} and datname = current_database()`.execute(deps.db)
      return rows.length
    })
    .toBeGreaterThan(0)

test('two rotations, in whatever processes, come one after the other', async () => {
  const { current } = secret.reread()
  const first = await deps.db.startTransaction().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended('secret', 0))`.execute(first)
  const second = changeSecret(deps, ORDER)
  try {
    await waitsFor('advisory')
    expect(secret.reread().current).toEqual(current)
  } finally {
    await first.commit().execute()
  }
  expect(await second).toBeDefined()
  clock.move(ORDER.leadMs)
  await resealAll(deps, columns)
  expect(await finish()).toBe(true)
})

describe('while it is sealed anew', () => {
  test('what somebody changes meanwhile stays changed', async () => {
    await sendTo('+639175550009')
    await rotate()
    const column = columns.find(({ table }) => table === 'identity.message')!
    const other = await deps.db.startTransaction().execute()
    await sql`update identity.message set sealed = null where address = '+639175550009'`.execute(other)
    const done = resealColumn(deps, column, secret.files().current)
    try {
      await waitsFor('transactionid')
    } finally {
      await other.commit().execute()
    }
    await done
    const { rows } = await sql<{ sealed: string | null }>`
      select sealed from identity.message where address = '+639175550009'`.execute(deps.db)
    expect(rows).toEqual([{ sealed: null }])
    await resealAll(deps, columns)
    expect(await finish()).toBe(true)
  })

  test('what two do at once is done once, in batches', async () => {
    const column = columns.find(({ table }) => table === 'identity.message')!
    const sealed = await seal(deps, column.purpose, 'text')
    await sql`
      insert into identity.message (id, brand_id, channel, status, template, language, address, sealed, created_at, send_until)
      select gen_random_uuid(), 1, 'mail', 'sent', 'code', 'en', 'x@y.example', ${sealed}, now(), now()
      from generate_series(1, 250)`.execute(deps.db)
    await rotate()
    const { current } = secret.files()
    const both = await Promise.all([resealColumn(deps, column, current), resealColumn(deps, column, current)])
    expect(both.map(({ lost }) => lost)).toEqual([0, 0])
    expect((await sealedAnywhere()).get('identity.message.sealed')).toBe(0)
    const { rows } = await sql<{ sealed: string }>`
      select sealed from identity.message where address = 'x@y.example'`.execute(deps.db)
    for (const row of rows) expect(await unseal(deps, column.purpose, row.sealed)).toBe('text')
    expect(rows).toHaveLength(250)
    expect(await dropFormer(deps, columns)).toBe(false)
    expect(await finish()).toBe(true)
  })

  test('a text that no secret opens is named as lost, stays as it is and keeps nothing up', async () => {
    const sealed = await seal({ ...deps, secret: fixedSecret(randomBytes(32)) }, 'message', 'gone')
    await sql`update identity.message set sealed = ${sealed}
              where id = (select id from identity.message where sealed is not null order by id limit 1)`.execute(
      deps.db,
    )
    await rotate()
    expect(await resealAll(deps, columns)).toMatchObject({ lost: 1 })
    expect(await finish()).toBe(true)
    const { rows } = await sql`select 1 from identity.message where sealed = ${sealed}`.execute(deps.db)
    expect(rows).toHaveLength(1)
  })
})

test('the former secret goes by itself when its time is over, and not before', async () => {
  await rotate()
  await runJob()
  expect([...(await sealedAnywhere())].filter(([, many]) => many > 0)).toEqual([['identity.message.sealed', 1]])
  clock.move(DAY_MS - 1)
  await runJob()
  expect(existsSync(join(folder, 'secret.former'))).toBe(true)
  clock.move(1)
  await runJob()
  expect(existsSync(join(folder, 'secret.former'))).toBe(false)
})
