import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareBrand } from '../../../test/bare-brand.ts'
import { LUCKY } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { stockBrand } from './stock-brand.ts'

const { deps } = await world()

const shelvesOf = async (brandId: number) =>
  (
    await sql<{ game_code: string; jackpot: boolean }>`
      select game_code, jackpot from catalogue.brand_game where brand_id = ${brandId} order by game_code`.execute(
      deps.db,
    )
  ).rows

test('a new brand has the games of its model, without their pots; hearing it twice changes nothing', async () => {
  const brandId = await bareBrand(deps)
  const news = { topic: 'brand_made', brandId, keys: [], detail: { modelId: LUCKY } }
  await stockBrand(deps, { ...news, detail: { modelId: null } })
  expect(await shelvesOf(brandId)).toEqual([])
  await stockBrand(deps, news)
  await stockBrand(deps, news)
  const [own, model] = await Promise.all([shelvesOf(brandId), shelvesOf(LUCKY)])
  expect(own).toEqual(model.map(({ game_code }) => ({ game_code, jackpot: false })))
  expect(own.length).toBeGreaterThan(20)
})
