import {
  across,
  blurred,
  box,
  carved,
  disc,
  down,
  faint,
  line,
  many,
  moved,
  oval,
  path,
  raised,
  round,
  shining,
  slant,
} from './scenes/brush.ts'
import type { Paint } from './scenes/brush.ts'

/** What a title's symbols are made of, and the look of a part in one tone of it; a part takes its paint as `currentColor`. */
export type Material = 'enamel' | 'jade' | 'ice' | 'brass' | 'paper' | 'gold-leaf' | 'neon'

/** A tone from its light to its dark end, and the edge around it. */
export interface Tone {
  readonly from: string
  readonly to: string
  readonly edge: string
}

/** A part in a paint, with an edge of another colour around it. */
function inked(part: string, fill: Paint, edge: string, width: number): string {
  const outline = `<g color="${edge}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round">${part}</g>`
  if (typeof fill === 'string') return `${outline}<g color="${fill}">${part}</g>`
  return `${fill.define}${outline}<g>${part.replaceAll('currentColor', fill.url)}</g>`
}

/** Letters, cut from a material. `part` is drawn in a picture of 120 units. */
export const cut: Readonly<Record<Material, (part: string, tone: Tone) => string>> = {
  enamel: (part, { from, to, edge }) =>
    raised(
      3,
      '#000',
      inked(part, '#ffe08a', edge, 13),
      carved({ edge: 1.6, height: 4, gloss: 1, shade: edge }, inked(part, down('#ffffff', from, to), '#d9901a', 5)),
    ),
  jade: (part, { from, to, edge }) =>
    raised(
      3,
      '#01150d',
      inked(part, '#e9c46a', '#e9c46a', 10),
      carved({ edge: 2.2, height: 5, gloss: 1, light: '#fffff0', shade: edge }, inked(part, slant(from, to), edge, 5)),
    ),
  ice: (part, { from, to, edge }) =>
    raised(
      3,
      '#01061f',
      inked(part, edge, edge, 11),
      carved({ edge: 1.6, height: 6, gloss: 1.5, shade: edge }, inked(part, slant('#ffffff', from, to), from, 3)),
    ),
  brass: (part, { from, to, edge }) =>
    raised(
      3,
      '#12060a',
      inked(part, edge, edge, 12),
      inked(part, slant('#ffe2a0', '#9c6414'), '#d9a441', 7),
      carved(
        { edge: 1.4, height: 4, gloss: 0.8, light: '#fff3d0', shade: edge },
        inked(part, down(from, to), edge, 2.4),
      ),
    ),
  paper: (part, { from, to, edge }) =>
    raised(4, '#050620', inked(part, to, edge, 12)) +
    raised(2.4, '#050620', inked(part, to, to, 7)) +
    raised(2, '#1a1030', inked(part, down('#fffaf0', from), from, 1)),
  'gold-leaf': (part, { from, to, edge }) =>
    raised(
      3,
      '#140004',
      inked(part, to, edge, 14),
      inked(part, to, to, 9),
      carved(
        { edge: 1.2, height: 3, gloss: 0.9, shade: '#4a1c00' },
        inked(part, slant('#fff6c8', from, '#b3761a'), '#7a4a08', 1.6),
      ),
    ),
  neon: (part, { from, to }) => {
    const tube = `<g fill="none" stroke="${from}" stroke-width="5.5" stroke-linejoin="round" color="none">${part.replaceAll('currentColor', 'none')}</g>`
    const core = `<g fill="none" stroke="#fff" stroke-width="1.9" stroke-linejoin="round" opacity=".95">${part.replaceAll('currentColor', 'none')}</g>`
    return faint(0.3, `<g color="${to}">${part}</g>`) + shining(6, tube) + core
  },
}

const scallop = (points: number, outer: number, inner: number): string => {
  const spot = (at: number, reach: number) => {
    const angle = (at * Math.PI) / points
    return `${(60 + Math.sin(angle) * reach).toFixed(1)} ${(60 - Math.cos(angle) * reach).toFixed(1)}`
  }
  return `M${Array.from({ length: points * 2 }, (_, at) => spot(at, at % 2 ? inner : outer)).join('L')}Z`
}

const octagon = 'M38 8H82L112 38V82L82 112H38L8 82V38Z'

/** What high symbols are set into, by material; those without are free-standing. */
const settings: Readonly<Partial<Record<Material, (tone: Tone) => string>>> = {
  jade: () =>
    raised(
      3,
      '#01150d',
      path(octagon, slant('#fff0b8', '#d9a02c 0.5', '#8a5a0c')),
      carved(
        { edge: 2, height: 4, gloss: 0.7, shade: '#3f6b50' },
        path('M40 14H80L106 40V80L80 106H40L14 80V40Z', slant('#fdfff2', '#dcefdc 0.5', '#a8cfb4')),
      ),
    ),
  brass: ({ to }) =>
    raised(3, '#12060a', disc(60, 60, 55, slant('#9a5a30', '#5d2f16 0.5', '#33170a'))) +
    many(28, (at) =>
      moved(
        `rotate(${(at * 360) / 28} 60 60)`,
        oval(
          60,
          8,
          [6.6, 3.4],
          at % 2 ? '#e8cf9a' : '#c9a96a',
          'stroke="#6d4a1e" stroke-width="1" transform="rotate(24 60 8)"',
        ),
      ),
    ) +
    disc(60, 60, 45, round(0.4, 0.3, 0.8, to, '#1d0a10')) +
    disc(60, 60, 45, 'none', 'stroke="#f0c25a" stroke-width="2.4"'),
  paper: ({ from, to }) =>
    raised(3, '#050620', path(scallop(16, 57, 51), '#fff3d6')) +
    raised(3, '#1a1030', disc(60, 60, 46, round(0.4, 0.3, 0.9, from, to))) +
    disc(60, 60, 42, 'none', 'stroke="#fff3d6" stroke-width="1.2" stroke-dasharray="3 4" opacity=".8"'),
  'gold-leaf': ({ from, to }) =>
    raised(
      3,
      '#140004',
      path(
        'M60 2L118 60L60 118L2 60Z',
        slant('#fff0b8', '#d9a02c 0.5', '#8a4a0c'),
        'stroke="#5a2600" stroke-width="1"',
      ),
    ) +
    path('M60 9L111 60L60 111L9 60Z', round(0.4, 0.3, 0.9, from, to)) +
    path('M60 16L104 60L60 104L16 60Z', 'none', 'stroke="#ffdf7d" stroke-width="1.6" opacity=".8"') +
    path('M60 9L111 60L88 60C70 34 50 30 34 35Z', '#ffffff', 'opacity=".14"'),
}

/** The tone in which a thing is cut that lies in a setting. */
const inlays: Readonly<Partial<Record<Material, (part: string, tone: Tone) => string>>> = {
  jade: (part, { from, to, edge }) =>
    raised(
      2,
      '#0b3d27',
      carved({ edge: 1.4, height: 4, gloss: 1.2, shade: edge }, inked(part, slant(from, to), edge, 3)),
    ),
  brass: (part, { edge }) =>
    raised(
      2,
      '#000',
      carved(
        { edge: 1.2, height: 4, gloss: 1, light: '#fff3d0', shade: edge },
        inked(part, slant('#fff0b8', '#eeb645 0.5', '#a5690f'), '#4a2208', 3),
      ),
    ),
  paper: (part, { edge }) => raised(2.4, edge, inked(part, down('#fffdf2', '#f3dfb2'), '#fff3d6', 1)),
  'gold-leaf': (part) =>
    raised(
      1.6,
      '#140004',
      carved(
        { edge: 1, height: 3, gloss: 1, shade: '#5a2600' },
        inked(part, slant('#fff8d0', '#f0b83a 0.5', '#b3761a'), '#5a2000', 2.4),
      ),
    ),
}

/** A thing in the title's material: in a setting where the material has one, free-standing where not. */
export function wrought(material: Material, part: string, tone: Tone): string {
  const setting = settings[material]
  const inlay = inlays[material]
  return setting && inlay ? setting(tone) + inlay(part, tone) : cut[material](part, tone)
}

/** A side of a reel frame, its corner of 60 units at the top left; all four are turned copies of it. */
const quarter = (corner: string): string =>
  [0, 90, 180, 270].map((turn) => moved(`rotate(${turn} 150 150)`, corner)).join('')

const ring = (inset: number, width: number, radius: number, paint: Paint): string =>
  typeof paint === 'string'
    ? `<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${300 - inset * 2}" rx="${radius}" fill="none" stroke="${paint}" stroke-width="${width}"/>`
    : `${paint.define}<rect x="${inset}" y="${inset}" width="${300 - inset * 2}" height="${300 - inset * 2}" rx="${radius}" fill="none" stroke="${paint.url}" stroke-width="${width}"/>`

/** The reel frame of a material, in a picture of 300 units whose outer 60 are the frame. */
export const frames: Readonly<Record<Material, () => string>> = {
  enamel: () =>
    carved(
      { edge: 3, height: 6, gloss: 0.8, shade: '#5a3200' },
      ring(30, 54, 44, slant('#fff0b8', '#e0a838 0.5', '#9a6611')),
    ) +
    ring(30, 20, 44, down('#29c76a', '#0a7a3a')) +
    ring(22, 2, 50, '#fff6d0') +
    ring(40, 2, 36, '#7a4a05') +
    quarter(
      moved(
        'translate(36 36)',
        disc(0, 0, 25, slant('#fff6d0', '#d9901a')),
        disc(0, 0, 20, '#0a7a3a'),
        many(4, (at) =>
          path(
            'M0 0C-3 -5 -13 -7 -13 -15C-13 -21 -4 -21 0 -16C4 -21 13 -21 13 -15C13 -7 3 -5 0 0Z',
            down('#b6ff9a', '#34c95a'),
            `transform="rotate(${45 + at * 90}) scale(.86)"`,
          ),
        ),
      ),
    ),
  jade: () =>
    carved(
      { edge: 4, height: 7, gloss: 0.9, shade: '#01301d' },
      ring(30, 54, 26, slant('#c9ffe0', '#3cba80 0.5', '#0a5c3c')),
    ) +
    ring(12, 4, 36, '#f0cf7a') +
    ring(50, 4, 12, '#f0cf7a') +
    quarter(
      moved(
        'translate(12 12)',
        path('M-8 -8H52V10H10V52H-8Z', slant('#fff0b8', '#d9a02c 0.5', '#8a5a0c')),
        line('M6 40V6H40M16 30V16H30', '#6d4508', 4, 'stroke-linecap="butt" stroke-linejoin="miter"'),
      ),
    ),
  ice: () =>
    carved(
      { edge: 2.4, height: 7, gloss: 1.2, shade: '#0a0838' },
      ring(30, 54, 12, slant('#8f9bd9', '#3d3f8a 0.5', '#191850')),
    ) +
    blurred(5, ring(48, 8, 8, '#38d6ff')) +
    ring(48, 4, 8, '#d6faff') +
    quarter(
      path('M2 2L64 8L34 22L46 44L20 34L8 64Z', slant('#ffffff', '#8fe9ff 0.5', '#1f7fd6')) +
        path('M2 2L34 22L20 34Z', '#ffffff', 'opacity=".7"'),
    ),
  brass: () =>
    carved(
      { edge: 2, height: 4, gloss: 0.5, shade: '#200c04' },
      ring(30, 54, 18, across('#8a5230', '#6a3a1c 0.3', '#8f5832 0.6', '#4b2713')),
    ) +
    faint(0.4, ...[14, 24, 34, 44].map((inset) => ring(inset, 1.6, 18, '#2a1206'))) +
    ring(52, 7, 8, '#c9a96a') +
    `<rect x="52" y="52" width="196" height="196" rx="8" fill="none" stroke="#7a5526" stroke-width="7" stroke-dasharray="3 9"/>` +
    quarter(
      carved(
        { edge: 1.6, height: 4, gloss: 1, shade: '#4a2c00' },
        path('M2 14Q2 2 14 2H66L58 24L30 30L24 58L2 66Z', slant('#fff0b8', '#e0a838 0.5', '#8a5a0c')),
        disc(18, 18, 6, '#8a5a0c'),
        disc(46, 13, 4, '#8a5a0c'),
        disc(13, 46, 4, '#8a5a0c'),
      ),
    ),
  paper: () =>
    raised(3, '#02020f', ring(24, 44, 30, '#2c3a94')) +
    raised(3, '#02020f', ring(32, 34, 26, '#4d5cc4')) +
    raised(3, '#02020f', ring(42, 20, 20, '#fff3d6')) +
    quarter(
      raised(
        2,
        '#02020f',
        moved('translate(34 34)', path('M0 -30Q3 -3 30 0Q3 3 0 30Q-3 3 -30 0Q-3 -3 0 -30Z', '#ffdf85')),
      ),
    ),
  'gold-leaf': () =>
    carved(
      { edge: 3, height: 6, gloss: 0.8, shade: '#3d0208' },
      ring(30, 54, 20, slant('#e83a34', '#a80f1c 0.5', '#5a0410')),
    ) +
    ring(10, 5, 30, slant('#fff0b8', '#d9a02c')) +
    ring(52, 5, 10, slant('#fff0b8', '#b3761a')) +
    quarter(
      `<g fill="none" stroke="#ffdf7d" stroke-width="4.5">${['M6 58V6H58', 'M18 46V18H46V32H32V46Z'].map((d) => `<path d="${d}"/>`).join('')}</g>`,
    ),
  neon: () =>
    ring(30, 56, 30, '#140a16') +
    ring(4, 3, 46, '#3a2a3d') +
    shining(7, ring(18, 6, 40, '#ff2e9a')) +
    ring(18, 2, 40, '#ffe3f3') +
    shining(7, ring(42, 6, 22, '#18d8ff')) +
    ring(42, 2, 22, '#e3fbff') +
    quarter(box(26, 26, [12, 12], '#2a1d2c', 'rx="3"')),
}
