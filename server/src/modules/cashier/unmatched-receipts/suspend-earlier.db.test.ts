import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { derivedId } from '#modules/wallet/wallet.ts'
import { houseBalancesOf } from '#modules/wallet/balances/balances.ts'
import { cashierWorld } from '../../../../test/cashier.ts'
import { invalidTransfers } from '../../../../test/invalid-transfers.ts'
import { suspendEarlier, suspendReceipt } from './suspend-earlier.ts'

const here = await cashierWorld()
const { clock, deps } = here
const { spoil, mend } = invalidTransfers(here)

test('what was kept before there was a suspense account is posted to it, once', async () => {
  await sql`
    insert into cashier.unmatched_receipt (id, brand_id, source, source_id, reference, asset, amount, why, arrived_at)
    select gen_random_uuid(), 1, 'notice', gen_random_uuid()::text, 'DEP0040001', 'PHP', 2500000, 'unknown', now()
    from generate_series(1, 3)`.execute(deps.db)
  await Promise.all([suspendEarlier(deps), suspendEarlier(deps)])
  await suspendEarlier(deps)
  expect(await houseBalancesOf(deps.db, 'suspense')).toMatchObject([
    { purpose: 'suspense:UNMATCHED', balance: 750_0000n },
  ])
  const { rows } = await sql`select from cashier.unmatched_receipt where not suspended`.execute(deps.db)
  expect(rows).toEqual([])
})

test('a receipt that cannot be posted keeps no other from it, and is posted when it can be', async () => {
  const { rows: added } = await sql<{ id: string }>`
    insert into cashier.unmatched_receipt (id, brand_id, source, source_id, reference, asset, amount, why, arrived_at)
    select gen_random_uuid(), 1, 'notice', gen_random_uuid()::text, 'DEP0040002', 'PHP', 1000000, 'unknown', now()
    from generate_series(1, 4) returning id`.execute(deps.db)
  const poisoned = added[1]!.id
  await spoil(derivedId(poisoned, 'receipt'))
  const left = async () =>
    (await sql<{ id: string }>`select id from cashier.unmatched_receipt where not suspended`.execute(deps.db)).rows.map(
      ({ id }) => id,
    )
  await suspendEarlier(deps)
  await suspendEarlier(deps)
  expect(await left()).toEqual([poisoned])
  expect(await keysAside(deps.db, suspendReceipt)).toEqual([poisoned])

  await mend()
  clock.move(60_000)
  await retryTasks(deps, [suspendReceipt])
  expect(await left()).toEqual([])
})
