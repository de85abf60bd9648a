import { expect, test } from 'vitest'
import { isCommon, isCommonPin } from './common-passwords.ts'

const names = ['Member01', 'Lucky Twenty', 'LUCKY', 'a123456', null]

test.each([
  ['one of the large list', 'trustno1'],
  ['one of ours', 'matkhau123'],
  ['in capitals', 'PASSWORD123'],
  ['in full-width letters', '\uff50assword1'],
  ['a common word with a year', 'Monkey2026'],
  ['with signs around it', '!!dragon!!'],
  ['with figures for letters', 'p4$$w0rd'],
  ['with both', 'P4ssw0rd!2026'],
  ['the own name', 'member01'],
  ['the own name dressed up', 'LUCKY777!'],
  ['the house’s default', 'A123456'],
])('%s is refused', (_which, password) => expect(isCommon(password, names)).toBe(true))

test.each([
  'Demo2026pass',
  'quite-another-1',
  'correct horse battery',
  'Fresh2026pass',
  'x7kQ9vLm2',
  'a-first-password',
])('%s is not', (password) => expect(isCommon(password, names)).toBe(false))

test.each(['123456', '246810', '696969', '121212', '123123', '112233', '445566', '111111'])(
  'everybody guesses %s',
  (typed) => expect(isCommonPin(typed)).toBe(true),
)

test.each(['274913', '908172', '802714'])('not everybody guesses %s', (typed) => expect(isCommonPin(typed)).toBe(false))
