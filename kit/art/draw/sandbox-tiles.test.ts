import { SANDBOX_GAMES } from '@croupier/contract/sandbox-games.ts'
import { expect, test } from 'vitest'
import { sandboxTiles } from './sandbox-tiles.ts'

test('every title of the sandbox’s vendor has a picture, lettered as it is called', () => {
  const titles = Object.entries(sandboxTiles).map(([code, { title }]) => [code, title])
  expect(titles).toEqual(SANDBOX_GAMES.map(({ code, name }) => [code, name]))
})
