import type { UntitledTile } from './tile.ts'

/** The live games of the house, by game code. */
export const tableTiles: Readonly<Record<string, UntitledTile>> = {
  BACCARAT: {
    palette: 'jade',
    pattern: 'diamonds',
    mark: 'card-ace-spades',
    objects: ['spade-suit', 'heart-suit', 'coin'],
  },
  ROULETTE: {
    palette: 'ruby',
    pattern: 'rays',
    mark: 'cartwheel',
    objects: ['roulette-wheel', 'red-circle', 'coin'],
  },
  SICBO: {
    palette: 'coral',
    pattern: 'diamonds',
    mark: 'rolling-dices',
    objects: ['cube-4', 'cube-1', 'cube-2'],
  },
  DRAGON_TIGER: {
    palette: 'amber',
    pattern: 'rings',
    mark: 'dragon-head',
    objects: ['dragon-face', 'tiger-face', 'red-envelope'],
  },
  BLACKJACK: {
    palette: 'night',
    pattern: 'diamonds',
    mark: 'card-jack-hearts',
    objects: ['club-suit', 'heart-suit', 'coin'],
  },
  HOLDEM: {
    palette: 'royal',
    pattern: 'rings',
    mark: 'poker-hand',
    objects: ['top-hat', 'spade-suit', 'diamond-suit'],
  },
  CARD_POKER: {
    palette: 'plum',
    pattern: 'diamonds',
    mark: 'card-king-diamonds',
    objects: ['diamond-suit', 'club-suit', 'spade-suit'],
  },
  MAHJONG_TILES: {
    palette: 'teal',
    pattern: 'rays',
    mark: 'domino-tiles',
    objects: ['mahjong-red-dragon', 'blossom', 'coin'],
  },
  MAHJONG: {
    palette: 'jade',
    pattern: 'rays',
    mark: 'bamboo',
    objects: ['panda', 'mahjong-red-dragon', 'pine-decoration'],
  },
  PAI_GOW: {
    palette: 'violet',
    pattern: 'rings',
    mark: 'lotus-flower',
    objects: ['lotus', 'mahjong-red-dragon', 'coin'],
  },
  SE_DIE: {
    palette: 'ocean',
    pattern: 'rings',
    mark: 'bowl-of-rice',
    objects: ['bowl-with-spoon', 'red-circle', 'white-circle'],
  },
  FAN_TAN: {
    palette: 'sand',
    pattern: 'rays',
    mark: 'two-coins',
    objects: ['folding-hand-fan', 'white-circle', 'coin'],
  },
  NIUNIU: {
    palette: 'sand',
    pattern: 'diamonds',
    mark: 'bull-horns',
    objects: ['ox', 'spade-suit', 'heart-suit'],
  },
  YU_SIA_XIE: {
    palette: 'teal',
    pattern: 'diamonds',
    mark: 'crab',
    objects: ['crab', 'fish', 'shrimp'],
  },
  ZJH: {
    palette: 'pink',
    pattern: 'rings',
    mark: 'flower-emblem',
    objects: ['sunflower', 'heart-suit', 'coin'],
  },
}
