import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { sendCode, sendMail } from './codes.ts'
import { outboxPage } from './outbox-page.ts'

const { app, deps, clock, hear } = await world()
const read = async (url: string) => app.http.inject({ url })

test('whoever tries the sandbox reads what it has sent, newest first, in a page without script', async () => {
  expect((await read('/dev/outbox')).body).toContain('Nothing has been sent yet')
  const brand = await brandOf(deps, LUCKY)
  const sms = {
    brand,
    channel: 'sms',
    to: '+639175550001',
    purpose: 'register',
    memberId: null,
    language: 'en',
  } as const
  await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...sms, visitor: { ip: '10.0.0.1' } }))
  clock.move(1000)
  const mail = {
    brand,
    to: '<b>ana@mail.example',
    memberId: null,
    language: 'en',
    template: 'security_changed',
  } as const
  await inTransaction(deps.db, (tx) => sendMail(tx, deps, mail))
  await hear()

  const page = await read('/dev/outbox')
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.body).not.toMatch(/<script/i)
  expect(page.body).toMatch(/&lt;b>ana@mail.example[\s\S]*\+639175550001[\s\S]*<span class="code">\d{6}<\/span>/)
  expect((await read('/dev/outbox.json')).json().messages).toMatchObject([
    { channel: 'mail', subject: 'Your LUCKY security settings were changed', status: 'sent' },
    { channel: 'sms', brand: 'LUCKY', to: '+639175550001', text: expect.stringMatching(/^\d{6} is your LUCKY code/) },
  ])
})

test('in production there is no outbox to read', async () => {
  const house = Fastify()
  await house.register(outboxPage, { deps: { ...deps, config: { ...deps.config, mode: 'production' } } })
  expect((await house.inject({ url: '/dev/outbox' })).statusCode).toBe(404)
  expect((await house.inject({ url: '/dev/outbox.json' })).statusCode).toBe(404)
})
