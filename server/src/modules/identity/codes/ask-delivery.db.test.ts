import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { openGateway } from '../../../../test/gateway.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { askDelivery } from './ask-delivery.ts'
import { sendCode } from './codes.ts'

const gateway = await openGateway()
const { deps, hear } = await world({ config: { sms: { url: gateway.url, token: undefined } } })
afterAll(() => gateway.close())

let numbers = 0
async function sent() {
  const brand = await brandOf(deps, LUCKY)
  const to = `+63917555${3000 + numbers++}`
  const wanted = { brand, channel: 'sms', to, purpose: 'register', memberId: null, language: 'en' } as const
  await inTransaction(deps.db, (tx) => sendCode(tx, deps, { ...wanted, visitor: { ip: '10.0.0.1' } }))
  await hear()
  return to
}
const statusOf = async (to: string) =>
  (await sql<{ status: string }>`select status from identity.message where address = ${to}`.execute(deps.db)).rows[0]
    ?.status

test.each(['delivered', 'failed'])('what the gateway says in the end is written down: %s', async (status) => {
  const to = await sent()
  expect(await statusOf(to)).toBe('sent')
  gateway.report(status)
  await askDelivery(deps)
  expect(await statusOf(to)).toBe(status)
  gateway.report('sent')
})

test('a message on its way, and a gateway that does not answer, are asked again', async () => {
  const to = await sent()
  await askDelivery(deps)
  expect(await statusOf(to)).toBe('sent')
  gateway.answer(500)
  await askDelivery(deps)
  expect(await statusOf(to)).toBe('sent')
  gateway.answer(200)
  gateway.report('delivered')
  await askDelivery(deps)
  expect(await statusOf(to)).toBe('delivered')
})
