import { describe, expect, test } from 'vitest'
import { phrases } from './phrases.ts'

const words = (says: string, language = 'en') => ({
  path: `web/src/words/${language}/cashier.json`,
  text: JSON.stringify({ text: says }, null, 2),
})

describe('what people read', () => {
  test.each([
    'A person looks at it',
    'The list did not arrive',
    'In review',
    'Left at {at}×',
    'Leave at',
    'Crashed at {point}×',
    'Bets closed',
    'Waits for the next round · cancel',
    'The outcome was fixed before the bet.',
    'Unmatched money',
    'Settled anew',
    'Two people, a large withdrawal',
    'Give the stake back',
    '{percent} % of stakes',
  ])('says “%s” in no other way than the trade', (says) => {
    expect(phrases([words(says)]).map(({ line }) => line)).toEqual([2])
  })

  test.each([
    'Under review',
    'Couldn’t load',
    'Cashed out at {at}×',
    'Void, stake returned',
    'RTP {rtp}%',
    'No more bets',
  ])('may say “%s”', (says) => {
    expect(phrases([words(says)])).toEqual([])
  })

  test('is judged by the language it is in, in code as in files of words', () => {
    expect(phrases([words('Dành cho hội viên', 'vi')])).toHaveLength(1)
    expect(phrases([words('In review', 'de')])).toEqual([])
    expect(phrases([{ path: 'contract/words/en.ts', text: `export const a = { b: 'Bets closed' }` }])).toHaveLength(1)
    expect(phrases([{ path: 'server/src/rules.ts', text: `const a = 'Bets closed'` }])).toEqual([])
  })
})
