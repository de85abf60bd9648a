import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedStaff } from '../../../../seed/staff.ts'
import { bareBrand } from '../../../../test/bare-brand.ts'
import { world } from '../../../../test/world.ts'
import { admitMakers } from './admit-makers.ts'

const { deps } = await world()
await seedStaff(deps)

test('who made a brand works in it from then on, once, and nobody else does', async () => {
  const brandId = await bareBrand(deps)
  const news = { topic: 'brand_made', brandId, keys: ['operator01', 'operator05'] }
  await admitMakers(deps, news)
  await admitMakers(deps, news)
  const { rows } = await sql<{ username: string; times: number }>`
    select username, cardinality(array_positions(brand_ids, ${brandId}::int)) as times
    from operator.operator where ${brandId}::int = any(brand_ids) order by username`.execute(deps.db)
  expect(rows).toEqual([
    { username: 'operator01', times: 1 },
    { username: 'operator05', times: 1 },
  ])
})
