import { PALETTES, type PaletteName } from '@croupier/contract/palettes.ts'
import { expect, test } from 'vitest'
import { emptyDraft, faintOf, loosens, paletteOf, withCurrency, withName } from './brand-draft.ts'

test('a name fills code, wordmark and copyright until they are typed over', () => {
  const named = withName(emptyDraft(), 'Sol Jogos', 2026)
  expect(named).toMatchObject({
    merchant: 'SOLJOGOS',
    wordmark: 'SOL JOGOS',
    copyright: '© 2026 Sol Jogos. All rights reserved.',
  })
  const own = withName({ ...named, merchant: 'SOL' }, 'Sol do Brasil', 2026)
  expect(own).toMatchObject({ merchant: 'SOL', wordmark: 'SOL DO BRASIL' })
})

test('a currency brings its sign, its place and its time zone', () => {
  expect(withCurrency(emptyDraft(), 'VND')).toMatchObject({
    currencySign: '₫',
    signAfter: true,
    timeZone: 'Asia/Ho_Chi_Minh',
  })
  expect(withCurrency(emptyDraft(), 'BRL')).toMatchObject({
    currencySign: 'R$',
    signAfter: false,
    timeZone: 'America/Sao_Paulo',
  })
})

test.each(Object.keys(PALETTES) as PaletteName[])(
  'the palette %s is readable, and a faint colour is named by theme and role',
  (name) => {
    const tokens = paletteOf(name)
    expect(faintOf(tokens).size).toBe(0)
    const faint = faintOf({ ...tokens, light: { ...tokens.light, text: '#DDDDDD' } })
    expect([...faint.keys()]).toEqual(['light.text'])
    expect(faint.get('light.text')?.least).toBe(4.5)
  },
)

test('other hosts take two people, anything else one', () => {
  const before = { ...emptyDraft(), hosts: [{ host: 'a.example', kind: 'member' as const }] }
  expect(loosens({ ...before, name: 'Other' }, before)).toBe(false)
  expect(loosens({ ...before, hosts: [{ host: 'a.example', kind: 'agent' }] }, before)).toBe(true)
  expect(loosens({ ...before, hosts: [...before.hosts, { host: 'b.example', kind: 'member' }] }, before)).toBe(true)
})
