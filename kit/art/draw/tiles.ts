import { sandboxTiles } from './sandbox-tiles.ts'
import type { TileRecipe } from './tile.ts'

/** The titles that have a picture, by game code. A new game gets a line here, then `npm run art`. */
export const tiles: Readonly<Record<string, TileRecipe>> = {
  LUCKY_TWENTY: {
    title: 'Lucky Twenty',
    palette: 'violet',
    pattern: 'rays',
    mark: 'clover',
    objects: ['four-leaf-clover', 'cherries', 'bell'],
  },
  JADE_WAYS: {
    title: 'Jade Ways',
    palette: 'jade',
    pattern: 'rings',
    mark: 'dragon-spiral',
    objects: ['dragon', 'lotus', 'red-paper-lantern'],
  },
  STORM_TUMBLE: {
    title: 'Storm Tumble',
    palette: 'ocean',
    pattern: 'rays',
    mark: 'lightning-storm',
    objects: ['cloud-with-lightning', 'gem-hexagon', 'gem-drop'],
  },
  DICE: {
    title: 'Dice',
    palette: 'ruby',
    pattern: 'diamonds',
    mark: 'perspective-dice-six-faces-random',
    objects: ['cube-6', 'bullseye', 'coin'],
  },
  ...sandboxTiles,
}
