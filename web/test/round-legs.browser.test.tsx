import type { RoundLeg } from '@croupier/contract/betting.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RoundLegs } from '../src/screens/round/round-legs.tsx'
import { showPart } from './show-part.tsx'

const leg = (selection: string, price: string, result: RoundLeg['result']): RoundLeg => ({
  selectionId: selection,
  event: 'Albion v Rovers',
  market: 'Result',
  selection,
  price,
  result,
})
const LEGS = [leg('Albion', '1.90', 'won'), leg('Draw', '3.125', 'half_lost'), leg('Rovers', '10.5001', 'open')]

test.each([
  ['en', 'Selections', ['Won', 'Half lost', 'Pending']],
  ['vi', 'Các lựa chọn', ['Thắng', 'Thua nửa', 'Chờ kết quả']],
] as const)(
  'a slip’s legs are shown in %s with what they are on, their prices and results',
  async (language, title, results) => {
    const place = await showPart(
      <div style={{ width: 390 }}>
        <RoundLegs legs={LEGS} />
      </div>,
      language,
      ['betting'],
    )
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
    const rows = [...place.querySelectorAll('li')].map((row) => row.textContent)
    expect(rows).toEqual([
      `AlbionResult · Albion v Rovers${language === 'vi' ? '1,90' : '1.90'}${results[0]}`,
      `DrawResult · Albion v Rovers${language === 'vi' ? '3,125' : '3.125'}${results[1]}`,
      `RoversResult · Albion v Rovers${language === 'vi' ? '10,5001' : '10.5001'}${results[2]}`,
    ])
    expect(place.querySelector('div')?.scrollWidth).toBe(390)
  },
)
