import { randomUUID } from 'node:crypto'
import { CompactEncrypt, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { post } from '@croupier/contract/call.ts'
import { bare } from '../../test/bare.ts'
import { route } from './route.ts'
import { fixedSecret } from './secret.ts'

const tell = post('/wps/test/tell', {
  summary: '',
  actor: 'anyone',
  encrypted: true,
  body: z.strictObject({ word: z.string().min(1, 'required') }),
  reply: z.strictObject({ word: z.string() }),
  refusals: [],
})
const world = await bare({ routes: [route(tell, async (_deps, ask) => ({ word: ask.body.word }))] })

const keys = async (): Promise<JWK[]> => (await world.send('GET', '/wps/system/jwks')).json().value.keys
const seconds = () => Math.floor(world.deps.now().getTime() / 1000)
const stamp = () => ({ iat: seconds(), jti: randomUUID() })

async function seal(plain: unknown, key?: JWK, header: Record<string, string> = {}): Promise<string> {
  const jwk = key ?? (await keys())[0]!
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain)
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid!, ...header })
    .encrypt(await importJWK(jwk, 'ECDH-ES'))
}
const say = (payload: unknown) => world.send('POST', tell.path, { body: { payload } })

describe('an encrypted payload', () => {
  test('arrives as the plain JSON of the call', async () => {
    expect((await say(await seal({ word: 'hush', ...stamp() }))).json()).toEqual({
      success: true,
      value: { word: 'hush' },
    })
  })

  test('goes through the schema of the call', async () => {
    const answer = await say(await seal({ word: '', other: 1, ...stamp() }))
    expect(answer.json()).toMatchObject({
      errorCode: 'invalid_request',
      value: { fields: { word: [{ code: 'required' }], other: [{ code: 'unknown_field' }] } },
    })
  })

  test('works once, also for ten who send it at the same time', async () => {
    const payload = await seal({ word: 'once', ...stamp() })
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(payload)))
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.json().errorCode === 'payload_replayed')).toHaveLength(9)
  })

  test('works for five minutes, and not from the future', async () => {
    expect((await say(await seal({ word: 'x', ...stamp(), iat: seconds() - 299 }))).statusCode).toBe(200)
    for (const iat of [seconds() - 301, seconds() + 120]) {
      const answer = await say(await seal({ word: 'x', ...stamp(), iat }))
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'payload_expired'])
      // Whose clock goes wrong hears the time.
      expect(Math.abs(Date.parse(answer.json().value.now) / 1000 - seconds())).toBeLessThan(60)
    }
  })

  test('is remembered as used for as long as it could be sent again', async () => {
    const payload = await seal({ word: 'x', ...stamp(), iat: seconds() + 50 })
    expect((await say(payload)).statusCode).toBe(200)
    const { rows } = await sql<{
      left: number
    }>`select extract(epoch from max(expires_at) - ${world.deps.now()}::timestamptz)::int as left from kernel.single_use`.execute(
      world.deps.db,
    )
    expect(rows[0]!.left).toBeGreaterThanOrEqual(350)
  })

  test.each<[string, () => unknown]>([
    ['plain JSON', () => JSON.stringify({ word: 'x' })],
    ['nothing', () => undefined],
    ['a number', () => 5],
    ['five dots', () => '.....'],
    ['text that is no JSON', async () => seal('hello')],
    ['JSON that is no object', async () => seal('[1]')],
    ['no time', async () => seal({ word: 'x', jti: randomUUID() })],
    ['no id', async () => seal({ word: 'x', iat: seconds() })],
    [
      'another key',
      async () => seal({ word: 'x', ...stamp() }, { ...(await strangersKey()), kid: (await keys())[0]!.kid! }),
    ],
    ['a key nobody knows', async () => seal({ word: 'x', ...stamp() }, undefined, { kid: 'unknown' })],
    ['another cipher', async () => seal({ word: 'x', ...stamp() }, undefined, { enc: 'A128GCM' })],
    ['another key agreement', async () => seal({ word: 'x', ...stamp() }, undefined, { alg: 'ECDH-ES+A256KW' })],
    ['a tail cut off', async () => (await seal({ word: 'x', ...stamp() })).slice(0, -8)],
  ])('with %s is not encrypted', async (_name, make) => {
    const answer = await say(await make())
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'payload_not_encrypted'])
  })

  test('is not taken in the clear', async () => {
    expect((await world.send('POST', tell.path, { body: { word: 'x' } })).json().errorCode).toBe(
      'payload_not_encrypted',
    )
  })
})

async function strangersKey(): Promise<JWK> {
  const { exportJWK } = await import('jose')
  return exportJWK((await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })).publicKey)
}

describe('the keys', () => {
  test('are shown without their private half, which lies locked up in the database', async () => {
    const [key] = await keys()
    expect(key).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      use: 'enc',
      alg: 'ECDH-ES',
      kid: expect.any(String),
    })
    const { rows } = await sql<{ sealed: string }>`select private_key as sealed from kernel.encryption_key`.execute(
      world.deps.db,
    )
    for (const row of rows) expect(row.sealed).toMatch(/^[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('change daily; the one before works for a day more', async () => {
    const [first] = await keys()
    world.pass(24 * 3600 * 1000 + 1)
    const [second, ...before] = await keys()
    expect(second!.kid).not.toBe(first!.kid)
    expect(before.map((key) => key.kid)).toContain(first!.kid)
    expect((await say(await seal({ word: 'late', ...stamp() }, first))).statusCode).toBe(200)

    world.pass(24 * 3600 * 1000)
    expect((await keys()).map((key) => key.kid)).not.toContain(first!.kid)
    expect((await say(await seal({ word: 'too late', ...stamp() }, first))).json().errorCode).toBe(
      'payload_not_encrypted',
    )
  })

  test('are made anew when the secret that locked them was lost', async () => {
    const [before] = await keys()
    Object.assign(world.deps, { secret: fixedSecret(Buffer.alloc(32)) })
    const [after] = await keys()
    expect(after!.kid).not.toBe(before!.kid)
    expect((await say(await seal({ word: 'x', ...stamp() }, after))).statusCode).toBe(200)
  })
})
