import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { tableGames } from '@croupier/engine/tables/tables.ts'
import { expect, test } from 'vitest'
import { SPOKEN } from '../../kit/language.ts'
import { loadGroup } from '../../word-files.ts'

const KINDS = [...SANDBOX_GAMES, ...WALLET_VENDORS.flatMap(({ games }) => games)].map(({ kind }) => kind)

test.each(Object.values(SPOKEN))('every kind of game, device and live game has words in %s', async (language) => {
  const [catalogue, tables] = await Promise.all([loadGroup(language, 'catalogue'), loadGroup(language, 'tables')])
  const { kinds, device_names: devices } = catalogue as Record<string, object>
  expect(KINDS.filter((kind) => !(kind in (kinds ?? {})))).toEqual([])
  expect(Object.keys(devices ?? {})).toEqual(['desktop', 'mobile'])
  const { games, paytables, groups } = tables as Record<string, object>
  for (const [code, game] of Object.entries(tableGames)) {
    expect(games).toHaveProperty([code])
    for (const paytable of game.paytables) {
      expect(paytables).toHaveProperty([paytable])
      for (const { group } of game.spots(paytable)) expect(groups).toHaveProperty([group])
    }
  }
})

test('the kinds of games in Vietnamese are not those in English', async () => {
  const [vi, en] = await Promise.all([loadGroup('vi', 'catalogue'), loadGroup('en', 'catalogue')])
  expect((vi as { kinds: Record<string, string> }).kinds['classic_slot']).not.toBe(
    (en as { kinds: Record<string, string> }).kinds['classic_slot'],
  )
})
