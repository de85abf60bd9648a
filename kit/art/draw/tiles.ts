import { sandboxTiles } from './sandbox-tiles.ts'
import { tableTiles } from './table-tiles.ts'
import type { TileRecipe, UntitledTile } from './tile.ts'
import { tileTitles } from './tile-titles.ts'
import { walletTiles } from './wallet-tiles.ts'

const untitled: Readonly<Record<string, UntitledTile>> = {
  DICE: {
    palette: 'ruby',
    pattern: 'diamonds',
    mark: 'perspective-dice-six-faces-random',
    objects: ['cube-6', 'bullseye', 'coin'],
  },
  LIMBO: {
    palette: 'plum',
    pattern: 'rays',
    mark: 'rocket-flight',
    objects: ['balloon', 'comet', 'coin'],
  },
  KENO: {
    palette: 'teal',
    pattern: 'rings',
    mark: 'abacus',
    objects: ['keycap-8', 'gem-stone', 'ticket'],
  },
  WHEEL: {
    palette: 'amber',
    pattern: 'rays',
    mark: 'cartwheel',
    objects: ['bullseye', 'round-pushpin', 'coin'],
  },
  HI_LO: {
    palette: 'coral',
    pattern: 'rays',
    mark: 'card-ace-spades',
    objects: ['heart-suit', 'spade-suit', 'diamond-suit'],
  },
  ...tableTiles,
  ...sandboxTiles,
  ...walletTiles,
}

/** The titles that have a picture, by game code. A new game gets a line here and its title beside it, then `npm run art`. */
export const tiles: Readonly<Record<string, TileRecipe>> = Object.fromEntries(
  Object.entries(untitled).map(([code, tile]) => [code, { ...tile, title: tileTitles[code] ?? code }]),
)
