import { palettes } from '../palettes.ts'
import type { PaletteName } from '../palettes.ts'
import { ground, scrim } from './ground.ts'
import type { PatternName } from './ground.ts'
import { objectArt } from './object.ts'
import { freshId, picture, shadowed } from './svg.ts'
import type { DrawPosition, ArtSources } from './svg.ts'

/** A wide picture whose left half stays dark for words, or a tall pane whose upper third does. */
export interface BannerRecipe {
  readonly shape: 'wide' | 'tall'
  readonly palette: PaletteName
  readonly pattern: PatternName
  readonly things: readonly (readonly [name: string, x: number, y: number, size: number, turn: number])[]
}

/** The banners there are, by the name that an announcement carries. Things stand in a box of 440 × 330 at the right, or 320 × 360 at the foot. */
export const banners: Readonly<Record<string, BannerRecipe>> = {
  'lucky-twenty': {
    shape: 'wide',
    palette: 'pink',
    pattern: 'rays',
    things: [
      ['glowing-star', 78, 2, 58, -12],
      ['gem-stone', 350, 28, 74, 12],
      ['four-leaf-clover', 10, 146, 112, -14],
      ['slot-machine', 108, 26, 244, 0],
      ['cherries', 322, 152, 96, 12],
      ['coin', 74, 236, 78, -8],
      ['coin', 146, 264, 58, 14],
      ['coin', 262, 258, 68, -6],
      ['bell', 324, 244, 82, 8],
    ],
  },
  'provably-fair': {
    shape: 'wide',
    palette: 'royal',
    pattern: 'rings',
    things: [
      ['cube-4', 32, 150, 130, -10],
      ['shield', 138, 22, 210, 0],
      ['key', 330, 52, 88, 14],
      ['cube-6', 268, 168, 142, 8],
      ['coin', 176, 250, 70, -8],
    ],
  },
  welcome: {
    shape: 'wide',
    palette: 'jade',
    pattern: 'rays',
    things: [
      ['glowing-star', 84, 8, 60, -10],
      ['four-leaf-clover', 20, 150, 104, -14],
      ['wrapped-gift', 124, 48, 218, 0],
      ['confetti-ball', 340, 40, 84, 12],
      ['money-bag', 306, 168, 118, 8],
      ['coin', 96, 246, 72, -8],
      ['coin', 220, 262, 60, 12],
    ],
  },
  dice: {
    shape: 'wide',
    palette: 'ruby',
    pattern: 'diamonds',
    things: [
      ['bullseye', 20, 90, 108, -10],
      ['cube-6', 104, 56, 206, -6],
      ['cube-1', 268, 154, 138, 12],
      ['coin', 96, 244, 74, -8],
      ['coin', 336, 52, 60, 12],
    ],
  },
  lotus: {
    shape: 'wide',
    palette: 'pink',
    pattern: 'rings',
    things: [
      ['glowing-star', 84, 8, 60, -10],
      ['red-envelope', 22, 140, 118, -14],
      ['lotus', 112, 40, 232, 0],
      ['money-bag', 312, 160, 112, 8],
      ['coin', 92, 246, 72, -8],
      ['coin', 228, 262, 60, 12],
    ],
  },
  vietqr: {
    shape: 'wide',
    palette: 'ruby',
    pattern: 'diamonds',
    things: [
      ['bank', 18, 120, 136, -6],
      ['mobile-phone', 122, 30, 226, 6],
      ['high-voltage', 338, 46, 84, 12],
      ['coin', 318, 176, 96, 8],
      ['coin', 92, 248, 66, -8],
      ['coin', 228, 268, 54, 12],
    ],
  },
  login: {
    shape: 'tall',
    palette: 'plum',
    pattern: 'rays',
    things: [
      ['gem-stone', 26, 84, 62, -12],
      ['four-leaf-clover', 84, 58, 148, 0],
      ['glowing-star', 234, 36, 52, 12],
      ['coin', 220, 170, 76, 10],
      ['coin', 40, 200, 60, -12],
    ],
  },
  register: {
    shape: 'tall',
    palette: 'royal',
    pattern: 'rays',
    things: [
      ['glowing-star', 28, 70, 58, -12],
      ['wrapped-gift', 82, 62, 152, 0],
      ['confetti-ball', 232, 44, 62, 12],
      ['coin', 214, 178, 76, 10],
      ['coin', 42, 198, 62, -12],
    ],
  },
}

const sizes = { wide: { width: 860, height: 348 }, tall: { width: 320, height: 656 } }

/** A banner without words: those stand on it as text. */
export function banner(sources: ArtSources, { shape, palette, pattern, things }: BannerRecipe): string {
  const size = sizes[shape]
  const [left, top, scale] = shape === 'wide' ? [408, 10, 1] : [0, 270, 1]
  const drawn = things.map(([name, x, y, side, turn]) =>
    objectArt(sources, name, { x: left + x * scale, y: top + y * scale, size: side, turn } satisfies DrawPosition),
  )
  const glow = shape === 'wide' ? { x: 632, y: 150 } : { x: 160, y: 400 }
  const dark = palettes[palette][0]
  return picture(size.width, size.height, [
    ground(size, palettes[palette], pattern, glow),
    shape === 'wide' ? scrim(size, 620, dark, 'left') : veil(size, dark),
    shadowed(drawn, 10),
  ])
}

function veil(size: { width: number; height: number }, colour: string): string {
  const id = freshId()
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".82"/><stop offset=".42" stop-color="${colour}" stop-opacity=".5"/><stop offset=".6" stop-color="${colour}" stop-opacity=".1"/><stop offset="1" stop-color="${colour}" stop-opacity=".85"/></linearGradient></defs><rect width="${size.width}" height="${size.height}" fill="url(#${id})"/>`
}
