import { beforeEach, expect, test, vi } from 'vitest'
import { keepVassalage, lobbyLeft } from './chosen-vassalage.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('the way back from a game leads to the vendor that was chosen in its lobby, and in no other', () => {
  keepVassalage('/rng', 'BLUEFIN')
  expect(lobbyLeft('/rng')).toEqual({ to: '/rng', search: { page: 'BLUEFIN' } })
  expect(lobbyLeft('/fish')).toEqual({ to: '/fish', search: {} })
})

test('after all vendors were chosen it leads to all of them', () => {
  keepVassalage('/rng', 'BLUEFIN')
  keepVassalage('/rng', undefined)
  expect(lobbyLeft('/rng')).toEqual({ to: '/rng', search: {} })
})
