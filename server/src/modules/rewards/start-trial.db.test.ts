import { randomUUID } from 'node:crypto'
import { jwks } from '@croupier/contract/brand.ts'
import { freePlay } from '@croupier/contract/mfa.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { expect, test } from 'vitest'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { HASTE, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { ask, deps } = await world({ config: { trustedProxies: ['127.0.0.1'] } })
await setPolicy(deps, LUCKY, { ...HASTE, flags: ['free_play'] })

async function random(): Promise<string> {
  const key = (await ask(jwks)).value.keys[0] as unknown as JWK
  return new CompactEncrypt(new TextEncoder().encode(randomUUID()))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid! })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
const begin = async (ip: string, sealed?: string) =>
  ask(freePlay, {
    body: { os: 'Linux', platform: 'W', random: sealed ?? (await random()), gatewayVersion: 3 },
    headers: { 'x-forwarded-for': ip },
  })
const given = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'trial', 'FUN'))

test('whoever has the answer has the play money and can play at once', async () => {
  const { token } = (await begin('10.5.5.1')).value
  expect((await ask(balance, { token })).value).toMatchObject({ sumBalance: '10000.00', currency: 'FUN' })
  const choices = { target: '98.00', over: false }
  const body = { id: randomUUID(), gameCode: 'DICE', stake: '10.00', choices } as const
  expect((await ask(playRound, { token, body })).status).toBe(200)
})

test('many who begin at once are each given theirs, and the same request twice is one', async () => {
  const before = await given()
  const same = await random()
  const answers = await Promise.all([
    begin('10.5.5.2'),
    begin('10.5.5.3'),
    begin('10.5.5.4', same),
    begin('10.5.5.5', same),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ errorCode }) => errorCode === 'payload_replayed')).toHaveLength(1)
  expect(await given()).toBe(before - 3n * 100_000_000n)
})

test('whoever is refused is given nothing', async () => {
  const before = await given()
  await setPolicy(deps, LUCKY, { flags: [] })
  expect((await begin('10.5.5.6')).errorCode).toBe('free_play_closed')
  expect(await given()).toBe(before)
})
