import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawResult } from './draw.ts'
import { familyOf, lotteryFamilies } from './families.ts'
import { resultFault } from './result-fault.ts'

const hmac = (link: string, message: string) => createHmac('sha256', Buffer.from(link, 'hex')).update(message).digest()

test.each(lotteryFamilies.map((family) => [family.key, family] as const))(
  'what %s draws is a result; one number less, and a digit more, are none',
  (_, family) => {
    const numbers = drawResult(family, { link: 'ab'.repeat(32), salt: 'cd', gameCode: 'X', issueNo: '1' }, hmac)
    expect(resultFault(family, numbers)).toBeUndefined()
    expect(resultFault(family, numbers.slice(1))).toEqual({ at: null })
    const last = numbers.length - 1
    expect(resultFault(family, numbers.with(last, `${numbers[last]}0`))).toEqual({ at: last })
  },
)

test.each([
  ['K3', ['1', '7', '2'], 1],
  ['K3', ['0', '1', '2'], 0],
  ['X5', ['01', '02', '03', '02', '05'], 3],
  ['X5', ['01', '02', '03', '04', '12'], 4],
  ['TH', ['12345x', '1', '2', '3', '4', '5'], 0],
])('%s does not draw %j', (key, numbers, at) => {
  const family = familyOf(key)!
  const filled = family.prizes.flatMap(({ count, digits }) => Array<string>(count).fill('1'.padStart(digits, '0')))
  expect(resultFault(family, key === 'TH' ? filled.with(0, numbers[0]!) : numbers)).toEqual({ at })
})
