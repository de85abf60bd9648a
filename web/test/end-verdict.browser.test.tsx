import '@croupier/kit/theme/base.css'
import type { BrandLook } from '@croupier/contract/brand.ts'
import { BrandProvider } from '@croupier/kit/brand.tsx'
import { startWords } from '@croupier/kit/words.ts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { EndVerdict } from '../src/features/games/instant/end-verdict.tsx'
import classes from '../src/features/games/instant/instant-screen.module.css'
import type { OpenRound } from '../src/features/games/instant/use-multi-step-table.ts'
import { loadGroup } from '../src/word-files.ts'

const look = { merchant: 'LUCKY', name: 'LUCKY', currency: 'PHP', decimals: 2, currencySign: '₱' } as BrandLook

const over = (worth: string): OpenRound => ({
  roundId: 'a',
  stake: '1.00',
  choices: {},
  index: 2,
  done: true,
  mayCashOut: false,
  worth,
  events: [],
})

test.each([
  ['12.00', 'BIG WIN'],
  ['60.00', 'MEGA WIN'],
])('the name of a win of %s for 1.00 lies whole on the stage of a game of steps', async (worth, name) => {
  await startWords('en', { groups: ['games'], load: loadGroup, wording: {} })
  await page.viewport(390, 844)
  const place = document.createElement('section')
  place.className = classes.stage ?? ''
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <BrandProvider value={{ brand: look, tree: [] }}>
      <EndVerdict round={over(worth)} multiplier={`${worth}00`} />
    </BrandProvider>,
  )
  await expect.poll(() => place.querySelector('[data-tier]')?.textContent, { timeout: 10_000 }).toBe(name)
  const top = place.querySelector('[data-tier]')?.getBoundingClientRect().top
  expect(top).toBeGreaterThanOrEqual(place.getBoundingClientRect().top)
})
