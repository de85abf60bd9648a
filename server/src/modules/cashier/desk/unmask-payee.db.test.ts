import { unmaskPayee } from '@croupier/contract/console-withdrawals.ts'
import { expect, test } from 'vitest'
import { deskWorld } from '../../../../test/desk.ts'

const { ask, ana, mai, asked, open, actions, stranger } = await deskWorld()
const look = (token: string, withdrawalId: string, field: 'number' | 'holder' = 'number') =>
  ask(unmaskPayee, { token, params: { withdrawalId }, body: { field, reason: 'payment_check', note: 'Bank asks' } })

test('the account that is paid and its holder are shown one at a time, and each look is recorded without what was seen', async () => {
  const { id } = await asked()
  const { numberEnd } = (await open(ana, id)).value.payee
  const { value } = await look(ana, id)
  expect(value.seconds).toBe(60)
  expect(value.value).toMatch(/^\d{10}$/)
  expect(value.value.endsWith(numberEnd)).toBe(true)
  expect((await look(ana, id, 'holder')).value.value).toBe('Juan Cruz')
  const looks = (await actions(id)).filter(({ action }) => action === 'members.unmask')
  expect(looks).toMatchObject([
    { reason: 'payment_check', note: 'Bank asks' },
    { reason: 'payment_check', note: 'Bank asks' },
  ])
  expect(JSON.stringify(looks)).not.toContain(value.value)
})

test('whoever may not look, another brand’s and a stranger’s see nothing', async () => {
  const { id } = await asked()
  expect((await look(mai, id)).errorCode).toBe('forbidden')
  expect((await look(ana, stranger)).errorCode).toBe('not_found')
  const options = { token: ana, params: { withdrawalId: id }, headers: { merchant: 'SAMPA' } }
  const body = { field: 'number' as const, reason: 'payment_check' }
  expect((await ask(unmaskPayee, { ...options, body })).errorCode).toBe('not_found')
})
