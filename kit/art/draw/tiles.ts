import { sandboxTiles } from './sandbox-tiles.ts'
import { tableTiles } from './table-tiles.ts'
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
  HARBOUR_COINS: {
    title: 'Harbour Coins',
    palette: 'teal',
    pattern: 'diamonds',
    mark: 'anchor',
    objects: ['sailboat', 'coin', 'crab'],
  },
  MOON_SCROLL: {
    title: 'Moon Scroll',
    palette: 'night',
    pattern: 'rings',
    mark: 'moon',
    objects: ['scroll', 'crystal-ball', 'owl'],
  },
  TWIN_LANTERNS: {
    title: 'Twin Lanterns',
    palette: 'coral',
    pattern: 'rays',
    mark: 'paper-lantern',
    objects: ['gold-lantern', 'moon-cake', 'teapot'],
  },
  BELL_STREET: {
    title: 'Bell Street',
    palette: 'amber',
    pattern: 'diamonds',
    mark: 'ringing-bell',
    objects: ['seven', 'bell', 'lemon'],
  },
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
  PLINKO: {
    title: 'Plinko',
    palette: 'royal',
    pattern: 'diamonds',
    mark: 'falling-blob',
    objects: ['pool-8-ball', 'red-circle', 'coin'],
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
  MINES: {
    title: 'Mines',
    palette: 'ocean',
    pattern: 'diamonds',
    mark: 'land-mine',
    objects: ['bomb', 'gem-stone', 'gem-stone'],
  },
  HI_LO: {
    title: 'Hi-Lo',
    palette: 'coral',
    pattern: 'rays',
    mark: 'card-ace-spades',
    objects: ['heart-suit', 'spade-suit', 'diamond-suit'],
  },
  CRASH: {
    title: 'Crash',
    palette: 'night',
    pattern: 'rings',
    mark: 'rocket',
    objects: ['rocket', 'ringed-planet', 'comet'],
  },
  ...tableTiles,
  ...sandboxTiles,
}
