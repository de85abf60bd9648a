import { expect, test } from 'vitest'
import { helpFinder } from './help-finder.ts'

const section = (key: string, title: string, body: string) => ({
  key,
  title,
  body,
  version: 1,
  validFrom: '2026-11-15T00:00:00.000Z',
})
const find = helpFinder([
  section('account', 'Your account', '<p>A <strong>password</strong> has 8 characters. See the agreement.</p>'),
  section('agreement', 'User agreement', '<p>You are 21 or older.</p>'),
  section('money', 'Nạp và rút tiền', '<p>ฉันรักประเทศไทย</p>'),
])

test.each([
  ['nothing', ' ', ['account', 'agreement', 'money']],
  ['a word of the text', 'password', ['account']],
  ['a word begun', 'passw', ['account']],
  ['a slip of the finger', 'pasword', ['account']],
  ['accents left out', 'rut tien', ['money']],
  ['a script without spaces', 'ประเทศไทย', ['money']],
  ['the title before the text', 'agreement', ['agreement', 'account']],
  ['all of the words', 'password older', []],
  ['markup is no text', 'strong', []],
])('help is found by %s', (_case, sought, keys) => {
  expect(find(sought).map(({ key }) => key)).toEqual(keys)
})
