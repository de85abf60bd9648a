/** A letter or figure of the reels, from its light end to its dark one. */
interface Letter {
  readonly text: string
  readonly from: string
  readonly to: string
}

/** What a title's reels show, by the codes of its engine. */
export interface SymbolSet {
  /** Things of the open colour set, or of the house: `jade`, `gem-…`, `coin`. */
  readonly objects: Readonly<Record<string, string>>
  /** Words on a ribbon below a thing. */
  readonly ribbons: Readonly<Record<string, string>>
  readonly letters: Readonly<Record<string, Letter>>
  /** The dark outline of letters. */
  readonly edge: string
  /** Whether reels run, so that each picture is also needed as it looks while it runs. */
  readonly runs: boolean
}

/** Symbols by the name of the title whose reels they stand on. */
export const symbolSets: Readonly<Record<string, SymbolSet>> = {
  'lucky-twenty': {
    objects: {
      W: 'four-leaf-clover',
      S: 'glowing-star',
      H1: 'gem-stone',
      H2: 'bell',
      H3: 'watermelon',
      H4: 'cherries',
    },
    ribbons: { W: 'WILD', S: 'SCATTER' },
    letters: {
      A: { text: 'A', from: '#FF9BA6', to: '#E0303F' },
      K: { text: 'K', from: '#FFD98A', to: '#E79A12' },
      Q: { text: 'Q', from: '#C9A5FF', to: '#7A3FD6' },
      J: { text: 'J', from: '#9CCBFF', to: '#2F6FE4' },
      T: { text: '10', from: '#9BEBC0', to: '#1E9E63' },
    },
    edge: '#14092e',
    runs: true,
  },
  'jade-ways': {
    objects: {
      W: 'jade',
      S: 'red-envelope',
      P1: 'dragon',
      P2: 'lotus',
      P3: 'folding-hand-fan',
      P4: 'red-paper-lantern',
    },
    ribbons: { W: 'WILD', S: 'SCATTER' },
    letters: {
      A: { text: 'A', from: '#FFD9C2', to: '#D9532B' },
      K: { text: 'K', from: '#FFEBA8', to: '#D39A16' },
      Q: { text: 'Q', from: '#FFC7DC', to: '#C73A74' },
      J: { text: 'J', from: '#C4E4FF', to: '#2C76C4' },
    },
    edge: '#04231a',
    runs: true,
  },
  'storm-tumble': {
    objects: {
      S: 'cloud-with-lightning',
      H1: 'high-voltage',
      H2: 'tornado',
      H3: 'water-wave',
      H4: 'umbrella-with-rain-drops',
      L1: 'gem-hexagon',
      L2: 'gem-square',
      L3: 'gem-drop',
      L4: 'gem-kite',
    },
    ribbons: { S: 'SCATTER' },
    letters: {},
    edge: '#061a33',
    runs: false,
  },
  'harbour-coins': {
    objects: { W: 'anchor', C: 'coin', H1: 'sailboat', H2: 'compass', H3: 'parrot', H4: 'crab' },
    ribbons: { W: 'WILD' },
    letters: {
      A: { text: 'A', from: '#FFD0C4', to: '#E0533A' },
      K: { text: 'K', from: '#FFF0B0', to: '#D9A21B' },
      Q: { text: 'Q', from: '#D5CCFF', to: '#6A5AD0' },
      J: { text: 'J', from: '#B8F5EA', to: '#1AA394' },
    },
    edge: '#03222f',
    runs: true,
  },
  'moon-scroll': {
    objects: { S: 'scroll', H1: 'owl', H2: 'crystal-ball', H3: 'old-key', H4: 'candle' },
    ribbons: { S: 'WILD' },
    letters: {
      A: { text: 'A', from: '#FFD3E6', to: '#C9447F' },
      K: { text: 'K', from: '#FFE9B8', to: '#CF9A2C' },
      Q: { text: 'Q', from: '#E0D0FF', to: '#8459D6' },
      J: { text: 'J', from: '#C6DEFF', to: '#4779D9' },
      T: { text: '10', from: '#C4F2E4', to: '#2E9C80' },
    },
    edge: '#0a0d2c',
    runs: true,
  },
  'twin-lanterns': {
    objects: { W: 'gold-lantern', H1: 'dragon-face', H2: 'moon-cake', H3: 'teapot', H4: 'wind-chime' },
    ribbons: { W: 'WILD' },
    letters: {
      A: { text: 'A', from: '#FFE2B8', to: '#E28A1E' },
      K: { text: 'K', from: '#FFC9C9', to: '#D84848' },
      Q: { text: 'Q', from: '#F6CDF5', to: '#B24FB0' },
      J: { text: 'J', from: '#C9E6FF', to: '#3E86CC' },
    },
    edge: '#2b0815',
    runs: true,
  },
  'bell-street': {
    objects: { W: 'seven', H1: 'bell', H2: 'star', H3: 'lemon', H4: 'cherries' },
    ribbons: { W: 'WILD' },
    letters: {
      A: { text: 'A', from: '#FFE3A8', to: '#C98417' },
      K: { text: 'K', from: '#D6E6FF', to: '#4F7DCB' },
    },
    edge: '#2a0f0a',
    runs: true,
  },
}

/** The codes of a set's symbols. */
export const codesOf = ({ objects, letters }: SymbolSet): readonly string[] => [
  ...Object.keys(objects),
  ...Object.keys(letters),
]
