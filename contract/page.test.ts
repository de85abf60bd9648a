import { expect, test } from 'vitest'
import { pageAt } from './page.ts'

test('every page and alias is found by its path', () => {
  expect(['/', '/index', '/index.html', '/home', '/register', '/rng', '/game'].map(pageAt)).toEqual([
    '/',
    '/index',
    '/index.html',
    '/home',
    '/register',
    '/rng',
    '/game',
  ])
  expect(pageAt('/rounds/0193-abc')).toBe('/rounds/:roundId')
  expect(pageAt('/rng/')).toBe('/rng')
})

test('a path that merely resembles a page is none', () => {
  expect(['/rngs', '/rounds', '/rounds/a/b', '/indexxhtml', '/wps', '//', '/nothing'].map(pageAt)).toEqual(
    Array(7).fill(undefined),
  )
})
