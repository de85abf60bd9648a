import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/rng?page=AURA#top', '/rng?page=AURA#top'],
  ['/a/../rng', '/rng'],
])('%s is a path of the site', (text, path) => {
  expect(ownPath(text)).toBe(path)
})

test.each([
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/./\\elsewhere.example',
  '/.//elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  'elsewhere',
  '',
  undefined,
  7,
])('%j is none', (text) => {
  expect(ownPath(text)).toBeUndefined()
})
