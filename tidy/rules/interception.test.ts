import { expect, test } from 'vitest'
import { interception } from './interception.ts'

const found = (text: string, path = 'e2e/lost-line.spec.ts') => interception([{ path, text }]).length

test('a journey takes no route away', () => {
  expect(found("await page.unroute('**/wps/live')")).toBe(1)
  expect(found("await page.unrouteAll({ behavior: 'ignoreErrors' })")).toBe(0)
  expect(found("await page.route('**/wps/live', (route) => route.continue())")).toBe(0)
  expect(found("await page.unroute('**/wps/live')", 'e2e/journey.ts')).toBe(0)
})
