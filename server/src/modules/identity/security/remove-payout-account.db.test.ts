import { randomUUID } from 'node:crypto'
import { addPayoutAccount, changeProfile, removePayoutAccount, security } from '@croupier/contract/security.ts'
import { expect, test } from 'vitest'
import { brandOf } from '#modules/brand/brand.ts'
import { HASTE, LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { findChanges } from '../trail/store.ts'

const { ask, member, deps, clock } = await world()
const { payout } = (await brandOf(deps, LUCKY)).settings
await setPolicy(deps, LUCKY, { ...HASTE, payout: { ...payout, secondFactor: false } })

let numbers = 0

async function paid() {
  const one = await member()
  await ask(changeProfile, { token: one.token, body: { payeeName: 'Juan Cruz' } })
  const body = {
    id: randomUUID(),
    provider: 'PITAKA',
    number: `0917555000${++numbers}`,
    accountName: 'Juan Cruz',
  }
  const { value } = await ask(addPayoutAccount, { token: one.token, body })
  return { ...one, params: { accountId: value.id }, body }
}

test('an account that is removed is gone, stays written down, and may be added again', async () => {
  const { token, id, params, body } = await paid()
  expect((await ask(removePayoutAccount, { token, params, body: {} })).status).toBe(200)
  expect((await ask(security, { token })).value.payout.list).toEqual([])
  expect((await findChanges(deps.db, id)).at(-1)).toMatchObject({
    field: 'payoutAccount',
    before: expect.stringContaining('PITAKA'),
    after: null,
  })
  expect((await ask(removePayoutAccount, { token, params, body: {} })).errorCode).toBe('not_found')
  expect((await ask(addPayoutAccount, { token, body: { ...body, id: randomUUID() } })).status).toBe(200)
})

test('an account is removed by its member alone, freshly logged in and with a second proof where the brand asks for one', async () => {
  const { token, params } = await paid()
  expect((await ask(removePayoutAccount, { params, body: {} })).errorCode).toBe('not_logged_in')
  await setPolicy(deps, LUCKY, { payout })
  expect((await ask(removePayoutAccount, { token, params, body: {} })).errorCode).toBe('second_factor_missing')
  clock.move(11 * 60_000)
  expect((await ask(removePayoutAccount, { token, params, body: {} })).errorCode).toBe('fresh_login_required')
  expect((await ask(security, { token })).value.payout.list).toHaveLength(1)
})
