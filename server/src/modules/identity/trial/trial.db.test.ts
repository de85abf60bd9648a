import { randomUUID } from 'node:crypto'
import { jwks } from '@croupier/contract/brand.ts'
import { bets, winnerBoard } from '@croupier/contract/betting.ts'
import { freePlay, sessions } from '@croupier/contract/mfa.ts'
import { login, memberInfo } from '@croupier/contract/identity.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { sweepTrials } from './sweep-trials.ts'

const { deps, clock, ask, hear } = await world({ config: { trustedProxies: ['127.0.0.1'] } })
const FLAGS = ['free_play', 'direct_registration', 'username_register', 'password_login'] as const
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false }, flags: [...FLAGS] })

async function jweOf(text: string): Promise<string> {
  const key = (await ask(jwks)).value.keys[0] as unknown as JWK
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid! })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
const body = async (random?: string) =>
  ({ os: 'Linux', platform: 'W', random: random ?? (await jweOf(randomUUID())), gatewayVersion: 3 }) as const
const begin = async (ip = '127.0.0.1', random?: string) =>
  ask(freePlay, { body: await body(random), headers: { 'x-forwarded-for': ip } })
async function trial() {
  const { token } = (await begin(`10.1.1.${++number}`)).value
  return { token, id: (await ask(memberInfo, { token })).value.id }
}
let number = 0
const roll = (token: string, stake = '10.00') =>
  ask(playRound, {
    token,
    body: { id: randomUUID(), gameCode: 'DICE', stake, choices: { target: '98.00', over: false } },
  })

beforeEach(() => clock.move(3_600_000))

describe('a trial account', () => {
  test('is open at once, with play money in the very answer and nothing else', async () => {
    const { token } = await trial()
    expect((await ask(memberInfo, { token })).value).toMatchObject({ isAgent: 4, type: 4, currency: 'FUN' })
    expect((await ask(balance, { token })).value).toMatchObject({ sumBalance: '10000.00', currency: 'FUN' })
  })

  test('plays the house’s games by the brand’s stakes, and no real money moves', async () => {
    const { token, id } = await trial()
    const answer = await roll(token)
    expect(answer.status).toBe(200)
    expect((await ask(balance, { token })).value.sumBalance).toBe(answer.value.balance)
    expect((await roll(token, '50001.00')).errorCode).toBe('stake_too_large')
    expect((await roll(token, '20000.00')).errorCode).toBe('insufficient_funds')
    const spin = { id: randomUUID(), gameCode: 'LUCKY_TWENTY', stake: '2.00', choices: {} } as const
    expect((await ask(playRound, { token, body: spin })).status).toBe(200)

    const { rows } = await sql<{ asset: string }>`
      select distinct asset from wallet.transfer t join wallet.account a on a.id in (t.debit_account_id, t.credit_account_id)
      where t.cause = ${id} or a.owner_id = ${id}`.execute(deps.db)
    expect(rows).toEqual([{ asset: 'FUN' }])
  })

  test('has nothing in the member centre and is told what it needs', async () => {
    const { token } = await trial()
    for (const call of [bets, lines, sessions])
      expect(await ask(call, { token })).toMatchObject({ status: 403, errorCode: 'in_need_true_account' })
  })

  test('wins nothing on the winner board', async () => {
    const { token } = await trial()
    for (let time = 0; time < 5; time++) await roll(token)
    expect((await ask(winnerBoard)).value.list).toEqual([])
  })

  test('cannot be logged into by its name', async () => {
    const { token } = await trial()
    const { account } = (await ask(memberInfo, { token })).value
    const answer = await ask(login, { body: { type: 'username', username: account, password: 'a123456' } })
    expect(answer.errorCode).toBe('login_failed')
  })

  test('is over after its hours: the session ends, the account is closed and its play money goes back', async () => {
    const { token, id } = await trial()
    clock.move(2 * 3_600_000)
    expect((await ask(memberInfo, { token })).status).toBe(401)
    await sweepTrials(deps)
    await sweepTrials(deps)
    await hear()
    expect((await fundsOf(deps.db, [accountOf(id, 'FUN')])).get(accountOf(id, 'FUN'))?.balance).toBe(0n)
    const { rows } = await sql<{ status: string }>`select status from identity.member where id = ${id}`.execute(deps.db)
    expect(rows).toEqual([{ status: 'closed' }])
  })
})

describe('who asks for a trial', () => {
  test('sends a fresh UUID as a JWE, each good once', async () => {
    const random = await jweOf(randomUUID())
    expect((await begin('10.2.2.1', random)).status).toBe(200)
    expect((await begin('10.2.2.1', random)).errorCode).toBe('payload_replayed')
    expect((await begin('10.2.2.1', await jweOf('no uuid'))).errorCode).toBe('payload_not_encrypted')
    expect((await begin('10.2.2.1', randomUUID())).errorCode).toBe('payload_not_encrypted')
  })

  test('cannot name what it becomes', async () => {
    for (const more of [{ isAgent: 1 }, { agentType: 1 }, { rankLevel: 9 }]) {
      const answer = await ask(freePlay, { raw: { ...(await body()), ...more } })
      expect(answer).toMatchObject({ status: 400, fields: { [Object.keys(more)[0]!]: [{ code: 'unknown_field' }] } })
    }
  })

  test('gets twenty a day from one address, however many ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 24 }, () => begin('10.3.3.3')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.filter(({ errorCode }) => errorCode === 'too_many_requests')).toHaveLength(4)
    expect((await begin('10.3.3.4')).status).toBe(200)
  })

  test('is refused where the brand offers none', async () => {
    await setPolicy(deps, LUCKY, { flags: FLAGS.filter((flag) => flag !== 'free_play') })
    expect(await begin('10.4.4.4')).toMatchObject({ status: 403, errorCode: 'free_play_closed' })
    await setPolicy(deps, LUCKY, { flags: [...FLAGS] })
  })
})
