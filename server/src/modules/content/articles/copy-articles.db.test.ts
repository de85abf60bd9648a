import { helpCenter } from '@croupier/contract/content.ts'
import { expect, test } from 'vitest'
import { bareBrand } from '../../../../test/bare-brand.ts'
import { LUCKY } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'
import { copyArticles } from './copy-articles.ts'
import { renamed } from './rules.ts'

const { ask, deps } = await world()

test('a new brand says what its model says, under its own name and with its own age; hearing it twice changes nothing', async () => {
  const brandId = await bareBrand(deps)
  const news = { topic: 'brand_made', brandId, keys: [], detail: { modelId: LUCKY } }
  await copyArticles(deps, news)
  await copyArticles(deps, news)
  const said = async (merchant: string) => JSON.stringify((await ask(helpCenter, { headers: { merchant } })).value)
  const [own, model] = [await said('BARE'), await said('LUCKY')]
  expect(model).toMatch(/\bLUCKY\b/)
  expect(own).toMatch(/\bBare\b/)
  expect(own).not.toMatch(/\bLUCKY\b/)
  expect([model, own].map((text) => /You need to be (\d+) or older/.exec(text)?.[1])).toEqual(['21', '18'])
})

const [from, to] = [{ name: 'LUCKY' }, { name: 'Sol & Co' }]
test.each([
  ['You must be {age} or older to play at LUCKY.', 'You must be {age} or older to play at Sol & Co.'],
  ['UNLUCKY stays', 'UNLUCKY stays'],
  ['<strong>LUCKY</strong>', '<strong>Sol & Co</strong>'],
])('%s is said as %s', (text, own) => {
  expect(renamed(text, from, to)).toBe(own)
})
