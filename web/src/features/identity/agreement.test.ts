import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AGE_TEXT } from '@croupier/contract/minimum-age.ts'
import { expect, test } from 'vitest'
import { AGREED_AT_FIRST, agreementText } from './agreement.ts'

const WORDS = join(import.meta.dirname, '../../words')

// The specification's agree flag defaults to true, and stays so in the call; the box of the form also says “21 or older”.
test('nobody is confirmed to be old enough before they have said so', () => {
  expect(AGREED_AT_FIRST).toBe(false)
})

test('the words that name the agreement lead to it, however the brand writes its sentence', () => {
  expect(agreementText('I am 21 and accept the User Agreement.', 'user agreement')).toEqual({
    before: 'I am 21 and accept the ',
    link: 'User Agreement',
    after: '.',
  })
  expect(agreementText('I am old enough.', 'User agreement')).toEqual({
    before: 'I am old enough. ',
    link: 'User agreement',
    after: '',
  })
})

test.each(Object.entries(AGE_TEXT))('our own sentence names the agreement in %s', (tag, sentence) => {
  const { user_agreement } = JSON.parse(readFileSync(join(WORDS, tag, 'identity.json'), 'utf8'))
  expect(agreementText(sentence, user_agreement).before).not.toBe(`${sentence} `)
})
