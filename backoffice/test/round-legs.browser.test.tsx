import type { RoundLeg } from '@croupier/contract/betting.ts'
import { startWords } from '@croupier/kit/words.ts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { RoundLegs } from '../src/features/betting/round-legs.tsx'
import { loadGroup } from '../src/word-files.ts'

const leg = (selection: string, result: RoundLeg['result']): RoundLeg => ({
  selectionId: selection,
  event: 'Albion v Rovers',
  market: 'Result',
  selection,
  price: '1.90',
  result,
})

test('the legs of a slip are shown with their prices and results', async () => {
  await startWords('en', { groups: ['round', 'members'], load: loadGroup, wording: {} })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<RoundLegs legs={[leg('Albion', 'half_won'), leg('Draw', 'void')]} />)
  await expect.element(page.getByText('Selections')).toBeVisible()
  expect([...place.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
    'AlbionResult · Albion v Rovers1.90Half won',
    'DrawResult · Albion v Rovers1.90Void',
  ])
})
