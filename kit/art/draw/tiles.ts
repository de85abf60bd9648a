import { sandboxTiles } from './sandbox-tiles.ts'
import { tableTiles } from './table-tiles.ts'
import type { TileRecipe } from './tile.ts'
import { walletTiles } from './wallet-tiles.ts'

/** The titles that have a picture, by game code. A new game gets a line here, then `npm run art`. */
export const tiles: Readonly<Record<string, TileRecipe>> = {
  DICE: {
    title: 'Dice',
    palette: 'ruby',
    pattern: 'diamonds',
    mark: 'perspective-dice-six-faces-random',
    objects: ['cube-6', 'bullseye', 'coin'],
  },
  LIMBO: {
    title: 'Limbo',
    palette: 'plum',
    pattern: 'rays',
    mark: 'rocket-flight',
    objects: ['balloon', 'comet', 'coin'],
  },
  KENO: {
    title: 'Keno',
    palette: 'teal',
    pattern: 'rings',
    mark: 'abacus',
    objects: ['keycap-8', 'gem-stone', 'ticket'],
  },
  WHEEL: {
    title: 'Wheel',
    palette: 'amber',
    pattern: 'rays',
    mark: 'cartwheel',
    objects: ['bullseye', 'round-pushpin', 'coin'],
  },
  HI_LO: {
    title: 'Hi-Lo',
    palette: 'coral',
    pattern: 'rays',
    mark: 'card-ace-spades',
    objects: ['heart-suit', 'spade-suit', 'diamond-suit'],
  },
  ...tableTiles,
  ...sandboxTiles,
  ...walletTiles,
}
