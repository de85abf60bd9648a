import type { TileRecipe } from './tile.ts'

/** The titles of the sandbox's vendors that keep wallets, by game code. */
export const walletTiles: Readonly<Record<string, TileRecipe>> = {
  BH_VERANDA_CARDS: {
    title: 'Veranda Cards',
    palette: 'jade',
    pattern: 'diamonds',
    mark: 'card-play',
    objects: ['potted-plant', 'joker', 'diamond-suit'],
  },
  BH_PARLOUR_WHEEL: {
    title: 'Parlour Wheel',
    palette: 'ruby',
    pattern: 'rays',
    mark: 'rose',
    objects: ['rose', 'ferris-wheel', 'candle'],
  },
  BH_COURTYARD_DICE: {
    title: 'Courtyard Dice',
    palette: 'royal',
    pattern: 'rings',
    mark: 'fountain',
    objects: ['fountain', 'cube-5', 'game-die'],
  },
  DG_REEF_PATROL: {
    title: 'Reef Patrol',
    palette: 'teal',
    pattern: 'rays',
    mark: 'coral',
    objects: ['turtle', 'coral', 'shrimp'],
  },
  DG_MOONLIT_BAY: {
    title: 'Moonlit Bay',
    palette: 'night',
    pattern: 'rays',
    mark: 'moon',
    objects: ['octopus', 'full-moon', 'sailboat'],
  },
  DG_STORM_NETS: {
    title: 'Storm Nets',
    palette: 'ocean',
    pattern: 'diamonds',
    mark: 'fishing-net',
    objects: ['lobster', 'cloud-with-lightning-and-rain', 'fishing-pole'],
  },
  PL_FIESTA_DRUMS: {
    title: 'Fiesta Drums',
    palette: 'pink',
    pattern: 'rays',
    mark: 'drum',
    objects: ['drum', 'maracas', 'trumpet'],
  },
  PL_KITE_SEASON: {
    title: 'Kite Season',
    palette: 'royal',
    pattern: 'rays',
    mark: 'kite',
    objects: ['kite', 'cloud', 'sun'],
  },
  PL_GOLDEN_HARVEST: {
    title: 'Golden Harvest',
    palette: 'amber',
    pattern: 'rings',
    mark: 'wheat',
    objects: ['ear-of-corn', 'sheaf-of-rice', 'basket'],
  },
  PL_TRAM_TOKENS: {
    title: 'Tram Tokens',
    palette: 'jade',
    pattern: 'diamonds',
    mark: 'token',
    objects: ['tram-car', 'coin', 'bell'],
  },
}
