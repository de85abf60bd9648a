import { helpCenter } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { bareBrand } from '../../../../test/bare-brand.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { copyArticles } from './copy-articles.ts'
import { renamed } from './rules.ts'

const { ask, deps } = await world()

test('a new brand says what its model says, under its own name and age; hearing it twice changes nothing', async () => {
  const brandId = await bareBrand(deps)
  const news = { topic: 'brand_made', brandId, keys: [], detail: { modelId: LUCKY } }
  await copyArticles(deps, news)
  await copyArticles(deps, news)
  const said = async (merchant: string) => JSON.stringify((await ask(helpCenter, { headers: { merchant } })).value)
  const [own, model] = [await said('BARE'), await said('LUCKY')]
  expect(model).toMatch(/\bLUCKY\b/)
  expect(own).toMatch(/\bBare\b/)
  expect(own).not.toMatch(/\bLUCKY\b/)
})

const [from, to] = [
  { name: 'LUCKY', minimumAge: 21 },
  { name: 'Sol & Co', minimumAge: 18 },
]
test.each([
  ['You must be 21 or older to play at LUCKY.', 'You must be 18 or older to play at Sol & Co.'],
  ['UNLUCKY stays, and so do 21 %, 121 and 0.21', 'UNLUCKY stays, and so do 21 %, 121 and 0.21'],
  ['<strong>LUCKY</strong>', '<strong>Sol & Co</strong>'],
])('%s is said as %s', (text, own) => {
  expect(renamed(text, from, to)).toBe(own)
})
