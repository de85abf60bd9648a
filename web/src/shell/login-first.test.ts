import { expect, test } from 'vitest'
import { needsLogin } from './login-first.ts'

test.each(['/', '/home', '/rng', '/game', '/promotions', '/helpless', '/rounds/1'])('%s waits for a login', (path) => {
  expect(needsLogin(true, false, path)).toBe(true)
  expect(needsLogin(true, true, path)).toBe(false)
  expect(needsLogin(false, false, path)).toBe(false)
})

test.each(['/login', '/register', '/help', '/help/', '/support'])('%s does not', (path) => {
  expect(needsLogin(true, false, path)).toBe(false)
})
