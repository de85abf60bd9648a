import type { Material, Tone } from './materials.ts'
import type { Typeface } from './scenes/scene.ts'

/** A letter or figure of the reels, in a tone of the title's material. */
interface Glyph extends Tone {
  readonly text: string
}

/** A thing of the reels: line art cut in a tone of the title's material, or a picture of its own. */
type SymbolDrawing = { readonly mark: string; readonly tone: Tone; readonly mirrored?: true } | { readonly own: string }

/** What a title's reels show, by the codes of its engine. */
export interface SymbolSet {
  readonly material: Material
  readonly face: Typeface
  readonly objects: Readonly<Record<string, SymbolDrawing>>
  /** Words on a ribbon below a thing. */
  readonly ribbons: Readonly<Record<string, string>>
  readonly letters: Readonly<Record<string, Glyph>>
  /** Whether reels run, so that each picture is also needed as it looks while it runs. */
  readonly runs: boolean
}

const tone = (from: string, to: string, edge: string): Tone => ({ from, to, edge })
const mark = (name: string, from: string, to: string, edge: string): SymbolDrawing => ({
  mark: name,
  tone: tone(from, to, edge),
})
const letter = (text: string, from: string, to: string, edge: string): Glyph => ({ text, from, to, edge })

/** Symbols by the name of the title whose reels they stand on. */
export const symbolSets: Readonly<Record<string, SymbolSet>> = {
  'lucky-twenty': {
    material: 'enamel',
    face: 'lilita-one',
    objects: {
      W: { own: 'clover' },
      S: { own: 'glowing-star' },
      H1: { own: 'gem-stone' },
      H2: { own: 'bell' },
      H3: { own: 'watermelon' },
      H4: { own: 'cherries' },
    },
    ribbons: { W: 'WILD', S: 'SCATTER' },
    letters: {
      A: letter('A', '#ff8a96', '#c9142b', '#4a0512'),
      K: letter('K', '#ffcf6a', '#e07a06', '#4a2400'),
      Q: letter('Q', '#c79bff', '#6a25cf', '#220650'),
      J: letter('J', '#8fc6ff', '#1756d6', '#041f58'),
      T: letter('10', '#8df0b4', '#0e8f4c', '#02361a'),
    },
    runs: true,
  },
  'jade-ways': {
    material: 'jade',
    face: 'cinzel-decorative',
    objects: {
      W: { own: 'jade' },
      S: { own: 'red-envelope' },
      P1: { mark: 'spiked-dragon-head', tone: tone('#5fe0a0', '#08683f', '#02301c'), mirrored: true },
      P2: mark('lotus', '#ff9ec0', '#c41f63', '#5a0628'),
      P3: mark('handheld-fan', '#ffc04a', '#b86404', '#502500'),
      P4: mark('asian-lantern', '#ff7a5c', '#b8140f', '#560404'),
    },
    ribbons: { W: 'WILD', S: 'SCATTER' },
    letters: {
      A: letter('A', '#ff9a7a', '#b3260f', '#3d0902'),
      K: letter('K', '#ffe07a', '#c9860a', '#4a2c00'),
      Q: letter('Q', '#ffb0d0', '#b8306c', '#430720'),
      J: letter('J', '#9fd6ff', '#1f63b8', '#04213f'),
    },
    runs: true,
  },
  'storm-tumble': {
    material: 'ice',
    face: 'bangers',
    objects: {
      S: mark('lightning-storm', '#fff08a', '#ffb300', '#3d2000'),
      H1: mark('heavy-lightning', '#ffe95c', '#ff8a00', '#3d1c00'),
      H2: mark('tornado', '#d9a8ff', '#7a2ee0', '#1f0550'),
      H3: mark('big-wave', '#7fe0ff', '#0a74e0', '#041f5c'),
      H4: mark('umbrella', '#ff9ad0', '#e0207a', '#4a0428'),
      L1: { own: 'gem-hexagon' },
      L2: { own: 'gem-square' },
      L3: { own: 'gem-drop' },
      L4: { own: 'gem-kite' },
    },
    ribbons: { S: 'SCATTER' },
    letters: {},
    runs: false,
  },
  'harbour-coins': {
    material: 'brass',
    face: 'pirata-one',
    objects: {
      W: mark('anchor', '#d9a441', '#14506a', '#041c28'),
      C: { own: 'coin' },
      H1: mark('galleon', '#d9a441', '#8a2036', '#2a0410'),
      H2: mark('compass', '#d9a441', '#1d6a4a', '#042818'),
      H3: mark('parrot-head', '#d9a441', '#5a2a8a', '#1a0630'),
      H4: mark('crab', '#d9a441', '#b84a14', '#3d1202'),
    },
    ribbons: { W: 'WILD' },
    letters: {
      A: letter('A', '#ff8f7a', '#b3261a', '#2e0805'),
      K: letter('K', '#ffe08a', '#c98a12', '#3a2200'),
      Q: letter('Q', '#b9a8ff', '#5138b8', '#120838'),
      J: letter('J', '#8ff0e0', '#0f8a80', '#02302c'),
    },
    runs: true,
  },
  'moon-scroll': {
    material: 'paper',
    face: 'uncial-antiqua',
    objects: {
      S: { own: 'scroll' },
      H1: mark('owl', '#b58ad6', '#5f3590', '#2a1150'),
      H2: mark('crystal-ball', '#7ac4e8', '#1f6aa8', '#06284a'),
      H3: mark('skeleton-key', '#f0b45a', '#b8700f', '#4a2800'),
      H4: mark('candle-light', '#f08a8a', '#b82a48', '#4a0818'),
    },
    ribbons: { S: 'WILD' },
    letters: {
      A: letter('A', '#ffd3e0', '#d6336c', '#5c0a2c'),
      K: letter('K', '#ffe9b0', '#d9901a', '#5a3200'),
      Q: letter('Q', '#e6d6ff', '#7f46d9', '#2c0f66'),
      J: letter('J', '#cfe2ff', '#2f6fd6', '#0a2866'),
      T: letter('10', '#ccf5e4', '#1f9a74', '#053d2c'),
    },
    runs: true,
  },
  'twin-lanterns': {
    material: 'gold-leaf',
    face: 'kaushan-script',
    objects: {
      W: { own: 'silk-lantern' },
      H1: mark('dragon-head', '#f0504a', '#8a0614', '#3d0208'),
      H2: { own: 'moon-cake' },
      H3: mark('teapot', '#3fb89a', '#085048', '#022824'),
      H4: mark('windchimes', '#7a6ae0', '#2a1a78', '#0e0640'),
    },
    ribbons: { W: 'WILD' },
    letters: {
      A: letter('A', '#ffd24d', '#a80f1c', '#3d0208'),
      K: letter('K', '#ffd24d', '#b3560a', '#3a1600'),
      Q: letter('Q', '#ffd24d', '#862a8c', '#2c0630'),
      J: letter('J', '#ffd24d', '#1b62a8', '#041f3d'),
    },
    runs: true,
  },
  'bell-street': {
    material: 'neon',
    face: 'yellowtail',
    objects: {
      W: { own: 'neon-seven' },
      H1: { own: 'neon-bell' },
      H2: { own: 'neon-star' },
      H3: { own: 'neon-lemon' },
      H4: { own: 'neon-cherries' },
    },
    ribbons: { W: 'WILD' },
    letters: {
      A: letter('A', '#b46bff', '#7a2be0', '#1c0440'),
      K: letter('K', '#ff8a3c', '#e05a0a', '#401600'),
    },
    runs: true,
  },
}

/** The codes of a set's symbols. */
export const codesOf = ({ objects, letters }: SymbolSet): readonly string[] => [
  ...Object.keys(objects),
  ...Object.keys(letters),
]
