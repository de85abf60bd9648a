import { expect, test } from 'vitest'
import { doors } from './doors.ts'

const says = (path: string, text: string) => doors([{ path, text }]).map((offence) => offence.says)
const functions = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    number % 2 === 0 ? `export const a${number} = () => 1` : `export async function a${number}() {}`,
  ).join('\n')

test.each(['server/src/modules/limits/limits.ts', 'server/src/modules/identity/password/password.ts'])(
  '%s has a dozen functions and no more',
  (path) => {
    expect(says(path, `export const MOST = 1\nexport interface A { a: string }\n${functions(12)}`)).toEqual([])
    expect(says(path, functions(13))).toEqual(['has 13 functions, and a door 12 at most'])
  },
)

test('what is no door may have more', () => {
  expect(says('server/src/modules/limits/rules.ts', functions(13))).toEqual([])
  expect(says('server/src/modules/limits/password/password.ts', functions(13))).toEqual([])
})
