import { randomUUID } from 'node:crypto'
import { audit, verifyAudit } from '@croupier/contract/audit.ts'
import { login } from '@croupier/contract/identity.ts'
import { markMember, writeNote } from '@croupier/contract/console-actions.ts'
import { findings } from '@croupier/contract/console-reconciliation.ts'
import { saveTournament } from '@croupier/contract/console-tournaments.ts'
import { sendLoginCode } from '@croupier/contract/codes.ts'
import { hearNotice } from '@croupier/contract/payment-notices.ts'
import { connectOperatorAuthenticator } from '@croupier/contract/operator.ts'
import { policy, savePolicy } from '@croupier/contract/policy.ts'
import { expect, test } from 'vitest'
import { HASTE, LUCKY, setPolicy } from '../test/policy.ts'
import { operatorIn } from '../test/operators.ts'
import { world } from '../test/world.ts'

const it = await world()
await setPolicy(it.deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })
const token = await operatorIn(it)

test.each([
  'junk',
  '0000-01-01',
  '2026-02-30',
  '2026-11-21T99:00:00.000Z',
  '+012026-11-21',
  '1899-12-31',
  '2200-01-01',
])('the day %j is none, wherever one is asked for', async (day) => {
  expect(await it.ask(audit, { token, query: { from: day } })).toMatchObject({ status: 400 })
  expect(await it.ask(audit, { token, query: { to: day } })).toMatchObject({ status: 400 })
  expect(await it.ask(findings, { token, query: { day } })).toMatchObject({ status: 400 })
})

test.each(['999', '+2', '0063', '210'])(
  'the dialing code %j, which no country has, is refused as a number that is none',
  async (code) => {
    const body = { mobileNum: '9171234567', countryDialingCode: code }
    expect(await it.ask(sendLoginCode, { body })).toMatchObject({
      errorCode: expect.stringMatching(/mobile_invalid|forbidden/),
    })
    const sms = { type: 'sms', ...body, verificationCode: '123456' } as const
    expect((await it.ask(login, { body: sms })).status).toBeLessThan(500)
  },
)

test.each(['\uD800', 'a\uDFFFb', 'a\u0000b', 'a\u001Bb', '\u202Egnp'])(
  '%j is not kept in any note, tag or setting',
  async (odd) => {
    const { id: memberId } = await it.member()
    const note = await it.ask(writeNote, { token, params: { memberId }, body: { id: randomUUID(), text: odd } })
    expect(note).toMatchObject({ status: 400, fields: { text: [{ code: 'invalid' }] } })
    const marks = { tags: ['One'], watch: false, reason: 'fraud', note: odd }
    expect((await it.ask(markMember, { token, params: { memberId }, body: marks })).fields).toHaveProperty('note')
    const { version: basedOn } = (await it.ask(policy, { token })).value
    for (const value of [odd, [odd], { [odd]: 'x' }]) {
      const body = { basedOn, changes: [{ path: ['wording'], value }], reason: 'business' }
      expect(await it.ask(savePolicy, { token, body })).toMatchObject({ status: 400 })
    }
    expect((await it.ask(verifyAudit, { token })).value.wrongCount).toBe(0)
  },
)

test('a setting that is deeper than any is refused before the stack ends', async () => {
  const { version: basedOn } = (await it.ask(policy, { token })).value
  const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
  const body = { basedOn, changes: [{ path: ['wording'], value: deep }], reason: 'business' }
  expect(await it.ask(savePolicy, { token, raw: body })).toMatchObject({ status: 400, errorCode: 'invalid_request' })
})

test('prizes that no ledger holds together are no amounts', async () => {
  const body = {
    names: { en: 'One', vi: 'Một' },
    metric: 'turnover',
    category: null,
    games: [],
    stakeMin: '1',
    prizes: Array.from({ length: 100 }, () => '9999999999999.9999'),
    startsAt: '2026-12-01T00:00:00.000Z',
    endsAt: '2026-12-02T00:00:00.000Z',
    repeats: 'never',
    reason: 'planned',
  }
  const answer = await it.ask(saveTournament, { token, params: { tournamentId: randomUUID() }, body: body as never })
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_amount' })
})

test('a secret that is no base32 and a notice that nobody can have signed are refused', async () => {
  const body = { secret: '1189189189189189', code: '123456' }
  expect(await it.ask(connectOperatorAuthenticator, { token, body })).toMatchObject({ status: 400 })
  expect(await it.ask(hearNotice, { body: { notice: 'a.b.c' } })).toMatchObject({ errorCode: 'notice_signature' })
})

test('a reason is one of the brand’s list wherever there is one, and the call is refused at its field', async () => {
  const { id: memberId } = await it.member()
  const mark = (reason: string) =>
    it.ask(markMember, { token, params: { memberId }, body: { tags: ['Two'], watch: false, reason, note: '' } })
  expect(await mark('because')).toMatchObject({ status: 400, fields: { reason: [{ code: 'invalid' }] } })
  expect((await mark('fraud')).status).toBe(200)
  const { version: basedOn } = (await it.ask(policy, { token })).value
  const changes = [{ path: ['lock', 'failures'], value: 2 }]
  const unlisted = await it.ask(savePolicy, { token, body: { basedOn, changes, reason: 'because' } })
  expect(unlisted).toMatchObject({ status: 400, fields: { reason: [{ code: 'invalid' }] } })
})
