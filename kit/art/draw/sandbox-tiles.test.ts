import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { WALLET_VENDORS } from '@croupier/contract/wallet-vendors.ts'
import { expect, test } from 'vitest'
import { sandboxTiles } from './sandbox-tiles.ts'
import { tiles } from './tiles.ts'
import { walletTiles } from './wallet-tiles.ts'

test.each([
  ['vendor', SANDBOX_GAMES, sandboxTiles],
  ['vendors with wallets', WALLET_VENDORS.flatMap(({ games }) => games), walletTiles],
])('every title of the sandbox’s %s has a picture, lettered as it is called', (_, games, own) => {
  const titles = Object.keys(own).map((code) => [code, tiles[code]?.title])
  expect(titles).toEqual(games.map(({ code, name }) => [code, name]))
})
