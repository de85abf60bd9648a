import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { openGateway } from '../../../../test/gateway.ts'
import { openMailbox } from '../../../../test/mailbox.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { sendCode, sendMail } from './codes.ts'
import { deliverMessages } from './deliver-messages.ts'

const gateway = await openGateway()
const mailbox = await openMailbox()
const config = {
  mail: { url: mailbox.url, from: 'no-reply@lucky.example' },
  sms: { url: gateway.url, token: 'gateway-token' },
}
const { deps, clock, hear } = await world({ config })
await setPolicy(deps, LUCKY, { codes: { perAddressDay: 100, perIpDay: 1000 } })
afterAll(() => Promise.all([gateway.close(), mailbox.close()]))

beforeEach(() => {
  gateway.answer(200)
  mailbox.refuse(false)
  gateway.taken.length = 0
  mailbox.mails.length = 0
})

let numbers = 0

async function send(channel: 'sms' | 'mail', more: { purpose?: 'register' | 'login'; language?: string } = {}) {
  const brand = await brandOf(deps, LUCKY)
  const to = channel === 'sms' ? `+63917555${2000 + numbers++}` : `person${numbers++}@mail.example`
  const wanted = { brand, channel, to, purpose: 'register', memberId: null, language: 'en', ...more } as const
  const sent = await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, visitor: { ip: '10.0.0.1' } }))
  expect(sent.ok).toBe(true)
  return to
}

async function messageTo(to: string) {
  const { rows } = await sql<{
    id: string
    status: string
    attempts: number
    trouble: string | null
    sealed: string | null
  }>`
    select id, status, attempts, trouble, sealed from identity.message where address = ${to}`.execute(deps.db)
  expect(rows).toHaveLength(1)
  return rows[0]!
}

test('a code by SMS reaches the gateway with its token, its template and its text', async () => {
  const to = await send('sms', { language: 'vi' })
  await hear()
  const { id } = await messageTo(to)
  expect(gateway.taken).toEqual([
    {
      id,
      to,
      template: 'code',
      language: 'vi',
      text: expect.stringMatching(/^\d{6} là mã LUCKY/),
      authorization: 'Bearer gateway-token',
    },
  ])
  expect(await messageTo(to)).toMatchObject({ status: 'sent', attempts: 1 })
})

test('a code by mail reaches its mailbox, readable in every language', async () => {
  const to = await send('mail', { language: 'vi' })
  await hear()
  expect(mailbox.mails).toMatchObject([
    { from: { address: 'no-reply@lucky.example' }, to: [{ address: to }], subject: 'Mã LUCKY của bạn' },
  ])
  expect(mailbox.mails[0]?.text).toMatch(/\d{6}/)
})

test('a notice is a mail too', async () => {
  const brand = await brandOf(deps, LUCKY)
  const notice = {
    brand,
    to: 'Ana@mail.example',
    memberId: null,
    language: 'en',
    template: 'password_changed',
  } as const
  await inTransaction(deps.db, (tx) => sendMail(tx, deps, notice))
  await hear()
  expect(mailbox.mails).toMatchObject([{ subject: 'Your LUCKY password was changed' }])
})

test('what is meant for nobody is never sent', async () => {
  const to = await send('sms', { purpose: 'login' })
  await hear()
  expect(gateway.taken).toEqual([])
  expect(await messageTo(to)).toMatchObject({ status: 'withheld', attempts: 0 })
})

test.each(['sms', 'mail'] as const)(
  'what the way of %s does not take is tried again, and sent once',
  async (channel) => {
    gateway.answer(503)
    mailbox.refuse(true)
    const to = await send(channel)
    const { id } = await messageTo(to)
    await expect(deliverMessages(deps, { keys: [id] })).rejects.toThrow('1 messages')
    expect(await messageTo(to)).toMatchObject({ status: 'queued', attempts: 1 })

    gateway.answer(200)
    mailbox.refuse(false)
    await deliverMessages(deps, { keys: [id] })
    await deliverMessages(deps, { keys: [id] })
    expect(gateway.taken.length + mailbox.mails.length).toBe(1)
    expect(await messageTo(to)).toMatchObject({ status: 'sent', attempts: 2, trouble: null })
  },
)

test('after six attempts a message has failed, and its text is not kept', async () => {
  gateway.answer(500)
  const to = await send('sms')
  const { id } = await messageTo(to)
  for (let turn = 1; turn < 6; turn++) await expect(deliverMessages(deps, { keys: [id] })).rejects.toThrow('1 messages')
  await deliverMessages(deps, { keys: [id] })
  expect(await messageTo(to)).toMatchObject({ status: 'failed', trouble: 'the gateway answered 500', sealed: null })
})

test('a code that has expired on its way is not sent any more', async () => {
  const to = await send('sms')
  clock.move(5 * 60_000)
  await deliverMessages(deps, { keys: [(await messageTo(to)).id] })
  expect(gateway.taken).toEqual([])
  expect(await messageTo(to)).toMatchObject({ status: 'failed', trouble: 'too late' })
})

test('in production the text is forgotten once it is sent, and without a way nothing is sent', async () => {
  const production = { ...deps, config: { ...deps.config, mode: 'production' as const } }
  const [sent, unsent] = [await send('sms'), await send('sms')]
  await deliverMessages(production, { keys: [(await messageTo(sent)).id] })
  expect(await messageTo(sent)).toMatchObject({ status: 'sent', sealed: null })

  const nowhere = { ...production, config: { ...production.config, sms: { url: undefined, token: undefined } } }
  await expect(deliverMessages(nowhere, { keys: [(await messageTo(unsent)).id] })).rejects.toThrow('1 messages')
  expect(await messageTo(unsent)).toMatchObject({ status: 'queued', trouble: 'no way to send by sms is configured' })
})
