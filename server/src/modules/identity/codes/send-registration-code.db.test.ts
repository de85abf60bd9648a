import { sendRegistrationCode } from '@croupier/contract/codes.ts'
import { expect, test } from 'vitest'
import { codeTo, messagesTo } from '../../../../test/outbox.ts'
import { HASTE, SAMPA, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const house = await world()
const { deps, ask, solved } = house
const merchant = { merchant: 'SAMPA' }
await setPolicy(deps, SAMPA, { ...HASTE, challengeOn: { login: false, registration: false } })

const send = (mobileNo: string, more: object = {}, headers: Record<string, string> = merchant) =>
  ask(sendRegistrationCode, { body: { mobileNo, countryDialingCode: '84', ...more }, headers })

test('a newcomer gets a code at the number that is being registered', async () => {
  expect(await send('901234001', { username: 'lan2026' })).toMatchObject({ status: 200, value: { expiredMinutes: 3 } })
  expect(await codeTo(house, '+84901234001')).toMatch(/^\d{6}$/)
})

test('what is no number gets none, nor who has not solved a challenge where one is asked for', async () => {
  expect(await send('123')).toMatchObject({ status: 400, errorCode: 'mobile_invalid' })
  await setPolicy(deps, SAMPA, { challengeOn: { registration: true } })
  expect(await send('901234002')).toMatchObject({ status: 400, errorCode: 'challenge_failed' })
  expect((await send('901234002', { challenge: await solved(merchant) })).status).toBe(200)
  await setPolicy(deps, SAMPA, { challengeOn: { registration: false } })
})

test('where registration asks for no code, or is closed, none is sent', async () => {
  expect(await send('901234003', {}, {})).toMatchObject({ status: 403, errorCode: 'forbidden' })
  await setPolicy(deps, SAMPA, { registration: { open: false } })
  expect(await send('901234003')).toMatchObject({ status: 403, errorCode: 'registration_closed' })
  expect(await messagesTo(house, '+84901234003')).toEqual([])
})
