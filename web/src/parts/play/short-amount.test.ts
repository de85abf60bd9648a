import { expect, test } from 'vitest'
import { shortText } from './short-amount.ts'

const inLanguage =
  (language: string, decimals = 2) =>
  (units: bigint) =>
    shortText(units, { language, decimals })

test('an amount is short from where that drops no digit, and never longer than a chip has room for', () => {
  const amounts = [
    1500n,
    500_0000n,
    1_000_0000n,
    1_250_0000n,
    5_000_0000n,
    10_000_0000n,
    3_100_000_0000n,
    123_456_789_0000n,
  ]
  expect(amounts.map(inLanguage('en'))).toEqual(['0.15', '500', '1K', '1250', '5K', '10K', '3.1M', '123M'])
})

test.each([
  ['vi', ['5K', '3,1Tr', '2Tỷ']],
  ['zh', ['5000', '310万', '20亿']],
  ['ja', ['5000', '310万', '20億']],
  ['th', ['5K', '3.1M', '2B']],
  ['pt', ['5mil', '3,1mi', '2bi']],
  ['id', ['5rb', '3,1jt', '2M']],
  ['fil', ['5K', '3.1M', '2B']],
])('in %s it is short as its players write it', (language, texts) => {
  expect([5_000_0000n, 3_100_000_0000n, 2_000_000_000_0000n].map(inLanguage(language, 0))).toEqual(texts)
})
