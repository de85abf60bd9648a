import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { houseBalancesOf } from '#modules/wallet/wallet.ts'
import { cashierWorld } from '../../../../test/cashier.ts'
import { suspendEarlier } from './suspend-earlier.ts'

const { deps } = await cashierWorld()

test('what was kept before there was a suspense account is posted to it, once', async () => {
  await sql`
    insert into cashier.stray (id, brand_id, source, said, reference, asset, amount, why, arrived_at)
    select gen_random_uuid(), 1, 'notice', gen_random_uuid()::text, 'DEP0040001', 'PHP', 2500000, 'unknown', now()
    from generate_series(1, 3)`.execute(deps.db)
  await Promise.all([suspendEarlier(deps), suspendEarlier(deps)])
  await suspendEarlier(deps)
  expect(await houseBalancesOf(deps.db, 'suspense')).toMatchObject([
    { purpose: 'suspense:UNMATCHED', balance: 750_0000n },
  ])
  const { rows } = await sql`select from cashier.stray where not suspended`.execute(deps.db)
  expect(rows).toEqual([])
})
