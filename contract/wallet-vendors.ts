import { FISH, type SandboxGame, skins } from './sandbox-games.ts'

/** A vendor of the sandbox that keeps the wallets of its players itself, and its games, as a catalogue takes them over. */
export interface WalletVendor {
  readonly code: string
  readonly name: string
  readonly mark: string
  readonly games: readonly SandboxGame[]
}

/** Three vendors, each with games of one category. A new title is a line here, and one of its picture in the art kit. */
export const WALLET_VENDORS: readonly WalletVendor[] = [
  {
    code: 'BAHAY',
    name: 'Bahay Live',
    mark: 'velvet',
    games: [
      ...skins({ category: 'LIVE', kind: 'dragon_tiger', play: 'cards', rtp: '94.1176', lines: 0 }, [
        {
          code: 'BH_VERANDA_CARDS',
          name: 'Veranda Cards',
          colours: ['#0b2a20', '#1b7a57', '#ffe2a0'],
          marks: ['East wing', 'West wing'],
        },
      ]),
      ...skins({ category: 'LIVE', kind: 'wheel', play: 'wheel', rtp: '94.4444', lines: 0 }, [
        {
          code: 'BH_PARLOUR_WHEEL',
          name: 'Parlour Wheel',
          colours: ['#2b0d16', '#a3324e', '#ffd9a0'],
          marks: ['Rose', 'Ivory', 'Amber', 'Pearl'],
        },
      ]),
      ...skins({ category: 'LIVE', kind: 'sicbo', play: 'dice', rtp: '94.4444', lines: 0 }, [
        {
          code: 'BH_COURTYARD_DICE',
          name: 'Courtyard Dice',
          colours: ['#101a38', '#3656a8', '#ffd166'],
          marks: ['Small', 'Big', 'Triple'],
        },
      ]),
    ],
  },
  {
    code: 'DAGAT',
    name: 'Dagat Fishing',
    mark: 'bluefin',
    games: skins({ category: 'FISH', kind: 'fish', play: 'fish', rtp: '96.0000', lines: 0 }, [
      { code: 'DG_REEF_PATROL', name: 'Reef Patrol', colours: ['#013a4a', '#0fa3a3', '#ffe5b4'], marks: FISH },
      { code: 'DG_MOONLIT_BAY', name: 'Moonlit Bay', colours: ['#060b2b', '#26418f', '#d7e3ff'], marks: FISH },
      { code: 'DG_STORM_NETS', name: 'Storm Nets', colours: ['#10202c', '#3c6e8f', '#c8f4ff'], marks: FISH },
    ]),
  },
  {
    code: 'PALARO',
    name: 'Palaro Slots',
    mark: 'papaya',
    games: skins({ category: 'RNG', kind: 'classic_slot', play: 'reels', rtp: '94.5375', lines: 1 }, [
      {
        code: 'PL_FIESTA_DRUMS',
        name: 'Fiesta Drums',
        colours: ['#4a0d24', '#e0457b', '#ffe08a'],
        marks: ['Drum', 'Mask', 'Banner', 'Trumpet', 'Garland', 'Confetti'],
      },
      {
        code: 'PL_KITE_SEASON',
        name: 'Kite Season',
        colours: ['#0a2a4d', '#3a8dde', '#fff3b0'],
        marks: ['Kite', 'Sun', 'Cloud', 'Swallow', 'Spool', 'Leaf'],
      },
      {
        code: 'PL_GOLDEN_HARVEST',
        name: 'Golden Harvest',
        colours: ['#2e2200', '#c8960c', '#fff1c4'],
        marks: ['Rice', 'Maize', 'Pumpkin', 'Basket', 'Sickle', 'Leaf'],
      },
      {
        code: 'PL_TRAM_TOKENS',
        name: 'Tram Tokens',
        colours: ['#13271f', '#2f9e6e', '#ffe8a3'],
        marks: ['Tram', 'Token', 'Ticket', 'Bell', 'Lamp', 'Track'],
      },
    ]),
  },
]
