import { sendLoginCode } from '@croupier/contract/codes.ts'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { messagesTo } from '../../../../test/outbox.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { bindAddress } from './codes.ts'

const house = await world()
const { deps, ask, member } = house
await setPolicy(deps, LUCKY, { ...HASTE, challengeOn: { login: false, registration: false } })

const send = (mobileNum: string, purpose: 'login' | 'recover', headers = {}) =>
  ask(sendLoginCode, { body: { mobileNum, countryDialingCode: '+63', purpose }, headers })

test('a code is written in the language of whoever asks', async () => {
  const { id } = await member()
  const to = '+639175555001'
  await inTransaction(deps.db, (tx) => bindAddress(tx, deps, { brandId: LUCKY, memberId: id, channel: 'sms', to }))
  await send('9175555001', 'login', { language: 'VI' })
  expect((await messagesTo(house, to))[0]?.text).toContain('mã LUCKY của bạn')
})

test('each purpose has a switch of its own', async () => {
  await setPolicy(deps, LUCKY, { flags: ['sms_code_login'] })
  expect((await send('9175555002', 'login')).status).toBe(200)
  expect(await send('9175555003', 'recover')).toMatchObject({ status: 403, errorCode: 'forbidden' })
  await setPolicy(deps, LUCKY, { flags: ['forgot_password_phone'] })
  expect(await send('9175555004', 'login')).toMatchObject({ status: 403, errorCode: 'forbidden' })
  expect((await send('9175555005', 'recover')).status).toBe(200)
})
