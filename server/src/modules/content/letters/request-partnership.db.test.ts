import { requestPartnership } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import { v4 } from 'uuid'
import { expect, test } from 'vitest'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { deps, ask } = await world()
await setPolicy(deps, LUCKY, { rateLimits: { letter: { points: 1000, seconds: 1 } } })

const request = () => ({
  id: v4(),
  kind: 'affiliate' as const,
  name: 'Ana Reyes',
  channel: 'telegram' as const,
  contact: '@anareyes',
  message: 'I review casinos for readers in Cebu.\nMay I see your terms?',
})

test('a request is kept with the brand that it was meant for', async () => {
  const body = request()
  const { value } = await ask(requestPartnership, { body, headers: { merchant: 'SAMPA' } })
  expect(value.receipt).toBe(`P-${body.id.slice(-8).toUpperCase()}`)
  const { rows } = await sql`
    select brand_id, kind, name, channel, contact, message from content.partner_request where id = ${body.id}`.execute(
    deps.db,
  )
  const { id: _id, ...said } = body
  expect(rows).toEqual([{ brand_id: 2, ...said }])
})

test('the same request sent twice at once is one; another under its id is refused', async () => {
  const body = request()
  const [one, two] = await Promise.all([1, 2].map(() => ask(requestPartnership, { body })))
  expect(one?.value).toEqual(two?.value)
  expect(await ask(requestPartnership, { body: { ...body, name: 'Somebody else' } })).toMatchObject({
    status: 409,
    errorCode: 'id_reused',
  })
})

test('what is missing, too long or no text is said at its field', async () => {
  const answer = await ask(requestPartnership, {
    raw: { ...request(), name: '', contact: 'x'.repeat(121), message: 'a\u0000b', kind: 'king' },
  })
  expect(answer).toMatchObject({ status: 400, errorCode: 'invalid_request' })
  expect(Object.keys(answer.fields).toSorted()).toEqual(['contact', 'kind', 'message', 'name'])
})

test('an address that writes too often is told to wait', async () => {
  await setPolicy(deps, LUCKY, { rateLimits: { letter: { points: 1, seconds: 600 } } })
  expect((await ask(requestPartnership, { body: request() })).status).toBe(200)
  const answer = await ask(requestPartnership, { body: request() })
  expect(answer).toMatchObject({ status: 429, errorCode: 'too_many_requests' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
