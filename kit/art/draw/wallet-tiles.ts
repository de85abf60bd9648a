import type { UntitledTile } from './tile.ts'

/** The titles of the sandbox's vendors that keep wallets, by game code. */
export const walletTiles: Readonly<Record<string, UntitledTile>> = {
  BH_VERANDA_CARDS: {
    palette: 'jade',
    pattern: 'diamonds',
    mark: 'card-play',
    objects: ['potted-plant', 'joker', 'diamond-suit'],
  },
  BH_PARLOUR_WHEEL: {
    palette: 'ruby',
    pattern: 'rays',
    mark: 'rose',
    objects: ['rose', 'ferris-wheel', 'candle'],
  },
  BH_COURTYARD_DICE: {
    palette: 'royal',
    pattern: 'rings',
    mark: 'fountain',
    objects: ['fountain', 'cube-5', 'game-die'],
  },
  DG_REEF_PATROL: {
    palette: 'teal',
    pattern: 'rays',
    mark: 'coral',
    objects: ['turtle', 'coral', 'shrimp'],
  },
  DG_MOONLIT_BAY: {
    palette: 'night',
    pattern: 'rays',
    mark: 'moon',
    objects: ['octopus', 'full-moon', 'sailboat'],
  },
  DG_STORM_NETS: {
    palette: 'ocean',
    pattern: 'diamonds',
    mark: 'fishing-net',
    objects: ['lobster', 'cloud-with-lightning-and-rain', 'fishing-pole'],
  },
  PL_FIESTA_DRUMS: {
    palette: 'pink',
    pattern: 'rays',
    mark: 'drum',
    objects: ['drum', 'maracas', 'trumpet'],
  },
  PL_KITE_SEASON: {
    palette: 'royal',
    pattern: 'rays',
    mark: 'kite',
    objects: ['kite', 'cloud', 'sun'],
  },
  PL_GOLDEN_HARVEST: {
    palette: 'amber',
    pattern: 'rings',
    mark: 'wheat',
    objects: ['ear-of-corn', 'sheaf-of-rice', 'basket'],
  },
  PL_TRAM_TOKENS: {
    palette: 'jade',
    pattern: 'diamonds',
    mark: 'token',
    objects: ['tram-car', 'coin', 'bell'],
  },
}
