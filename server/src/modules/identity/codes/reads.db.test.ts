import { affiliate, countryCodes } from '@croupier/contract/codes.ts'
import { register, memberInfo } from '@croupier/contract/identity.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { inviteBy } from '../invitations/invitations.ts'

const { deps, ask, member } = await world()
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const agent = await member('agentx')
await sql`update identity.member set agent_type = 1 where id = ${agent.id}`.execute(deps.db)
const invite = (code: string, kind: 'affiliate' | 'referral', domain: string | null = null) =>
  inTransaction(deps.db, (tx) =>
    inviteBy(tx, { brandId: LUCKY, code, kind, memberId: kind === 'affiliate' ? agent.id : null, domain }, deps.now()),
  )
await invite('AG77', 'affiliate')
await invite('HOST1', 'referral', 'agent.lucky.example')

test('a code is valid at its own brand, in whatever case, and at its own host where it has one', async () => {
  const check = (code: string, domain?: string, headers = {}) =>
    ask(affiliate, { query: { code, ...(domain !== undefined && { domain }) }, headers })
  expect(await check('ag77', 'lucky.example')).toMatchObject({ status: 200, value: {} })
  expect(await check('HOST1', 'Agent.lucky.example')).toMatchObject({ status: 200 })
  expect(await check('HOST1', 'other.example')).toMatchObject({ status: 400, errorCode: 'invitation_code_error' })
  expect(await check('NOBODY')).toMatchObject({ status: 400, errorCode: 'invitation_code_error' })
  expect(await check('AG77', undefined, { merchant: 'SAMPA' })).toMatchObject({ errorCode: 'invitation_code_error' })
  expect(await check('')).toMatchObject({ status: 400, fields: { code: [{ code: 'required' }] } })
})

test('a code is taken once', async () => {
  expect(await invite('ag77', 'referral')).toBe(false)
})

test('who registers by an agent’s code is below that agent; by a wrong one nobody registers', async () => {
  const join = (username: string, affiliateCode: string) =>
    ask(register, { body: { username, password: 'Sampag1ta2026', affiliateCode, agree: true } })
  const { value } = await join('brought1', 'AG77')
  expect((await ask(memberInfo, { token: value.token })).value.toUpline).toBe(true)
  expect(await join('brought2', 'WRONG')).toMatchObject({ status: 400, errorCode: 'invitation_code_error' })
})

test('the countries come with their dialing codes, the brand’s own in front where the address tells nothing', async () => {
  const { value } = await ask(countryCodes)
  expect(value).toMatchObject({ countryCode: 'PH', countryDialingCode: '63' })
  expect(value.list.length).toBeGreaterThan(200)
  expect(value.list).toContainEqual({ countryCode: 'VN', countryDialingCode: '84' })
  expect((await ask(countryCodes, { headers: { merchant: 'SAMPA' } })).value.countryCode).toBe('VN')
})
