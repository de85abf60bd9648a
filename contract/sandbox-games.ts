import type { Category } from './field.ts'

/** How a game of the sandbox's vendor is played. */
export type SandboxPlay = 'reels' | 'cards' | 'wheel' | 'dice' | 'fish' | 'duel' | 'match' | 'bout' | 'bingo'

/** A game of the sandbox's vendor, as its maker lists it: what a catalogue takes over. */
export interface SandboxGame {
  readonly code: string
  readonly name: string
  readonly category: Category
  readonly kind: string
  readonly play: SandboxPlay
  /** Return in per cent, four decimals, of the bet that returns least; counted by the vendor’s tests. */
  readonly rtp: string
  readonly lines: number
  /** Colours of its drawing: from, to, and what stands out. */
  readonly colours: readonly [string, string, string]
  /** What is drawn: the symbols of reels, the two sides of a match, the fish. */
  readonly marks: readonly string[]
  readonly new?: true
}

export const SANDBOX_VENDOR = { code: 'SANDBOX', name: 'Tabing Dagat Games', mark: 'croupier' } as const

type Skin = Pick<SandboxGame, 'code' | 'name' | 'colours' | 'marks'> & Partial<SandboxGame>

/** Titles of one game: what they have in common, and the skin of each. */
export const skins = (of: Omit<SandboxGame, 'code' | 'name' | 'colours' | 'marks'>, each: readonly Skin[]) =>
  each.map((skin): SandboxGame => ({ ...of, ...skin }))

export const FISH = ['Minnow', 'Puffer', 'Shrimp', 'Octopus', 'Shark', 'Whale'] as const

/** Thirty-one titles over eight categories: nine honest games in skins of their own. */
export const SANDBOX_GAMES: readonly SandboxGame[] = [
  ...skins({ category: 'RNG', kind: 'classic_slot', play: 'reels', rtp: '94.5375', lines: 1 }, [
    {
      code: 'TD_MANGO_PARADE',
      name: 'Mango Parade',
      colours: ['#7a2e00', '#ff9f1c', '#ffe08a'],
      marks: ['Mango', 'Pineapple', 'Coconut', 'Banana', 'Lime', 'Leaf'],
    },
    {
      code: 'TD_PAPER_LANTERNS',
      name: 'Paper Lanterns',
      colours: ['#3b0d1a', '#d7263d', '#ffd6a5'],
      marks: ['Lantern', 'Chime', 'Fan', 'Tea', 'Blossom', 'Leaf'],
    },
    {
      code: 'TD_COPPER_GEARS',
      name: 'Copper Gears',
      colours: ['#2b1a12', '#b87333', '#ffd8a8'],
      marks: ['Gear', 'Bolt', 'Compass', 'Watch', 'Wrench', 'Coin'],
    },
    {
      code: 'TD_NIGHT_MARKET',
      name: 'Night Market',
      colours: ['#120a2a', '#5f0f9e', '#ffcb47'],
      marks: ['Skewer', 'Noodles', 'Milk tea', 'Dumpling', 'Sweet', 'Chilli'],
      new: true,
    },
    {
      code: 'TD_CORAL_GARDEN',
      name: 'Coral Garden',
      colours: ['#00333f', '#0fa3a3', '#ffb5a7'],
      marks: ['Coral', 'Shell', 'Minnow', 'Starfish', 'Crab', 'Bubble'],
    },
    {
      code: 'TD_RICE_TERRACES',
      name: 'Rice Terraces',
      colours: ['#0c2b12', '#3f8f3a', '#f2e8a0'],
      marks: ['Rice', 'Buffalo', 'Sunrise', 'Bowl', 'Duck', 'Leaf'],
    },
    {
      code: 'TD_COMET_TRAIL',
      name: 'Comet Trail',
      colours: ['#050a24', '#274690', '#b8f2ff'],
      marks: ['Comet', 'Ringed world', 'Moon', 'Telescope', 'Satellite', 'Stardust'],
    },
    {
      code: 'TD_HONEY_BEES',
      name: 'Honey Bees',
      colours: ['#3a2500', '#e0a100', '#fff1b8'],
      marks: ['Honey', 'Bee', 'Sunflower', 'Daisy', 'Bear', 'Clover'],
    },
    {
      code: 'TD_MONSOON',
      name: 'Monsoon',
      colours: ['#0b1c2c', '#33658a', '#c9e4ff'],
      marks: ['Storm', 'Rainbow', 'Umbrella', 'Whirl', 'Drop', 'Leaf'],
    },
  ]),
  ...skins({ category: 'LIVE', kind: 'dragon_tiger', play: 'cards', rtp: '94.1176', lines: 0 }, [
    {
      code: 'TD_TWO_PALACES',
      name: 'Two Palaces',
      colours: ['#06281c', '#0f6b4a', '#f3d27a'],
      marks: ['Sun', 'Moon'],
    },
    {
      code: 'TD_RIVER_CARDS',
      name: 'River Cards',
      colours: ['#0a1f33', '#1d5b8f', '#e8f1ff'],
      marks: ['North bank', 'South bank'],
    },
  ]),
  ...skins({ category: 'LIVE', kind: 'wheel', play: 'wheel', rtp: '94.4444', lines: 0 }, [
    {
      code: 'TD_LANTERN_WHEEL',
      name: 'Lantern Wheel',
      colours: ['#2a0a2e', '#8f2d8a', '#ffd166'],
      marks: ['Red', 'Jade', 'Gold', 'Moon'],
    },
    {
      code: 'TD_TEA_WHEEL',
      name: 'Tea House Wheel',
      colours: ['#1e140a', '#7a4f2a', '#ffe8c2'],
      marks: ['Oolong', 'Mint', 'Ginger', 'Pearl'],
    },
  ]),
  ...skins({ category: 'LIVE', kind: 'sicbo', play: 'dice', rtp: '94.4444', lines: 0 }, [
    {
      code: 'TD_HARBOUR_DICE',
      name: 'Harbour Dice',
      colours: ['#0a1626', '#24507a', '#ffb703'],
      marks: ['Small', 'Big', 'Triple'],
      new: true,
    },
  ]),
  ...skins({ category: 'FISH', kind: 'fish', play: 'fish', rtp: '96.0000', lines: 0 }, [
    { code: 'TD_LAGOON_HUNT', name: 'Lagoon Hunt', colours: ['#012a4a', '#2a9d8f', '#e9f5db'], marks: FISH },
    { code: 'TD_DEEP_CURRENT', name: 'Deep Current', colours: ['#03071e', '#14213d', '#7bdff2'], marks: FISH },
    { code: 'TD_PEARL_DIVERS', name: 'Pearl Divers', colours: ['#023e58', '#0096a8', '#fefae0'], marks: FISH },
  ]),
  ...skins({ category: 'PVP', kind: 'card_duel', play: 'duel', rtp: '97.6471', lines: 0 }, [
    {
      code: 'TD_CARD_DUEL',
      name: 'Card Duel',
      colours: ['#1b1030', '#6a2c70', '#f9ed69'],
      marks: ['You', 'Rival'],
    },
    {
      code: 'TD_CORNER_TABLE',
      name: 'Corner Table',
      colours: ['#1f1300', '#8a5a00', '#ffe3a3'],
      marks: ['You', 'Rival'],
    },
    {
      code: 'TD_THREE_CROWNS',
      name: 'Three Crowns',
      colours: ['#10002b', '#5a189a', '#e0aaff'],
      marks: ['You', 'Rival'],
    },
  ]),
  ...skins({ category: 'SPORTS', kind: 'basketball', play: 'match', rtp: '94.9750', lines: 0 }, [
    {
      code: 'TD_ISLAND_HOOPS',
      name: 'Island Hoops',
      colours: ['#231000', '#c8553d', '#ffddb3'],
      marks: ['Bay Herons', 'Hill Carabaos'],
    },
    {
      code: 'TD_SUNDAY_LEAGUE',
      name: 'Sunday League',
      colours: ['#04210f', '#1b7f3b', '#e7ffe0'],
      marks: ['Dock United', 'Mill Rovers'],
      kind: 'football',
    },
    {
      code: 'TD_COURT_RALLY',
      name: 'Court Rally',
      colours: ['#0d2440', '#2d6cdf', '#e4ff3f'],
      marks: ['Reyes', 'Tran'],
      kind: 'tennis',
    },
  ]),
  ...skins({ category: 'ESPORTS', kind: 'arena', play: 'match', rtp: '94.9750', lines: 0 }, [
    {
      code: 'TD_ARENA_FIVE',
      name: 'Arena Five',
      colours: ['#0b0520', '#3a0ca3', '#4cc9f0'],
      marks: ['Night Owls', 'Iron Crabs'],
    },
    {
      code: 'TD_LANE_MASTERS',
      name: 'Lane Masters',
      colours: ['#1a0500', '#9d0208', '#ffba08'],
      marks: ['Ember', 'Tide'],
    },
    {
      code: 'TD_TURBO_CUP',
      name: 'Turbo Cup',
      colours: ['#101010', '#e5383b', '#f5f3f4'],
      marks: ['Car 7', 'Car 22'],
      kind: 'racing',
    },
  ]),
  ...skins({ category: 'COCKFIGHT', kind: 'derby', play: 'bout', rtp: '94.5000', lines: 0 }, [
    {
      code: 'TD_DERBY_YARD',
      name: 'Derby Yard',
      colours: ['#2b0808', '#b5341f', '#ffdf9e'],
      marks: ['Meron', 'Wala', 'Draw'],
    },
    {
      code: 'TD_GOLDEN_SPUR',
      name: 'Golden Spur',
      colours: ['#241a00', '#a67c00', '#fff3c4'],
      marks: ['Meron', 'Wala', 'Draw'],
    },
  ]),
  ...skins({ category: 'BINGO', kind: 'bingo', play: 'bingo', rtp: '94.8592', lines: 0 }, [
    {
      code: 'TD_BARANGAY_BINGO',
      name: 'Barangay Bingo',
      colours: ['#11263c', '#3d5a80', '#ffd6e0'],
      marks: ['5 of 30'],
    },
    { code: 'TD_NEON_BINGO', name: 'Neon Bingo', colours: ['#14001f', '#b5179e', '#72efdd'], marks: ['5 of 30'] },
    { code: 'TD_GARDEN_BINGO', name: 'Garden Bingo', colours: ['#0b2409', '#588157', '#fefae0'], marks: ['5 of 30'] },
  ]),
]
