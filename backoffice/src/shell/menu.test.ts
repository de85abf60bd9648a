import { expect, test } from 'vitest'
import { MENU } from './menu.ts'

test('a letter after G leads to one screen alone, and G itself to none', () => {
  const keys = MENU.flatMap(({ key }) => key ?? [])
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted())
  expect(keys).not.toContain('G')
})

test('every screen at which something waits for a person has a letter', () => {
  expect(MENU.filter(({ count, key }) => count !== undefined && key === undefined)).toEqual([])
})
