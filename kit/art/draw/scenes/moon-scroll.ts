import {
  disc,
  down,
  faint,
  fixed,
  line,
  many,
  moved,
  oval,
  path,
  raised,
  round,
  scatter,
  sheet,
  slant,
} from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const star = (x: number, y: number, size: number): string =>
  path(
    `M${fixed(x)} ${fixed(y - size)}Q${fixed(x)} ${fixed(y)} ${fixed(x + size)} ${fixed(y)}Q${fixed(x)} ${fixed(y)} ${fixed(x)} ${fixed(y + size)}Q${fixed(x)} ${fixed(y)} ${fixed(x - size)} ${fixed(y)}Q${fixed(x)} ${fixed(y)} ${fixed(x)} ${fixed(y - size)}Z`,
    '#fff2c4',
  )

const eye = (x: number, y: number): string =>
  disc(x, y, 38, '#f3dcae') +
  many(16, (at) => line(`M0 -26V-37`, '#b98a4c', 2.4, `transform="translate(${x} ${y}) rotate(${at * 22.5})"`)) +
  disc(x, y, 26, round(0.45, 0.4, 0.7, '#fff1a8', '#ffbe2e 0.55', '#c2700a')) +
  disc(x, y, 13, '#150c2e') +
  disc(x - 5, y - 6, 4.5, '#ffffff')

const feathers = (rows: number): string =>
  many(rows * 7, (at) => {
    const [row, column] = [Math.floor(at / 7), at % 7]
    const [x, y] = [-84 + column * 28 + (row % 2) * 14, 84 + row * 24]
    return path(
      `M${x - 14} ${y}C${x - 14} ${y + 18} ${x - 5} ${y + 28} ${x} ${y + 30}C${x + 5} ${y + 28} ${x + 14} ${y + 18} ${x + 14} ${y}Z`,
      row % 2 ? '#8a5fa8' : '#744a95',
      'stroke="#4d2d70" stroke-width="1.4"',
    )
  })

function owl(): string {
  return (
    path(
      'M-104 60C-112 -6 -96 -60 -92 -84C-70 -74 -52 -66 -36 -66C-12 -74 12 -74 36 -66C52 -66 70 -74 92 -84C96 -60 112 -6 104 60L118 270H-118Z',
      slant('#a77bc4', '#6b418c 0.5', '#402463'),
    ) +
    feathers(7) +
    path(
      'M-96 64C-128 120 -126 210 -104 270L-52 270C-64 190 -74 120 -96 64ZM96 64C128 120 126 210 104 270L52 270C64 190 74 120 96 64Z',
      slant('#5b3680', '#311a52'),
    ) +
    path(
      'M-92 -84C-60 -60 -24 -44 0 -10C24 -44 60 -60 92 -84C92 -52 70 -38 48 -34L0 30L-48 -34C-70 -38 -92 -52 -92 -84Z',
      '#4d2d70',
    ) +
    eye(-42, 6) +
    eye(42, 6) +
    path('M0 18C12 22 12 44 0 58C-12 44 -12 22 0 18Z', slant('#ffd77a', '#c2700a'))
  )
}

const hill = (d: string, colour: string): string => raised(4, '#02020f', path(d, colour))

/** Layers of cut paper before a full moon, and an owl that keeps the scroll. */
export const moonScroll: Scene = {
  far: () => {
    const chance = scatter(11)
    return (
      sheet(down('#0d1145', '#27338f 0.55', '#5267c9')) +
      many(26, () => star(chance() * 300, chance() * 210, 1.5 + chance() * 4)) +
      disc(86, 120, 128, round(0.5, 0.5, 0.5, '#cfd8ff 0.6 .5', '#cfd8ff 1 0')) +
      raised(3, '#0a0d3a', disc(86, 120, 92, round(0.38, 0.34, 0.85, '#fffdf0', '#f6e7bd 0.6', '#cdb483'))) +
      faint(
        0.35,
        disc(60, 92, 16, '#b79a63'),
        disc(118, 150, 22, '#b79a63'),
        disc(48, 150, 10, '#b79a63'),
        disc(110, 76, 9, '#b79a63'),
      )
    )
  },
  middle: () =>
    hill('M-10 250C50 214 90 238 140 222C190 206 240 226 320 200V420H-10Z', '#3a4bb0') +
    hill('M20 246V190L28 176L36 190V214H52V178L64 156L76 178V214H90V196L98 182L106 196V260H20Z', '#2c3a94') +
    faint(0.95, path('M60 196v-8a4 4 0 0 1 8 0v8zM26 210v-7a3 3 0 0 1 6 0v7zM95 218v-7a3 3 0 0 1 6 0v7z', '#ffdf85')) +
    hill('M-10 286C60 250 130 276 320 246V420H-10Z', '#222d7c'),
  near: () =>
    raised(8, '#02020f', moved('translate(214 146) rotate(5)', owl())) +
    hill('M-10 330C40 290 110 314 150 330C200 350 250 318 320 326V420H-10Z', '#151c5a') +
    raised(
      5,
      '#02020f',
      ...[
        [-6, 300, -10],
        [22, 320, 14],
        [282, 318, -16],
      ].map(([x = 0, y = 0, turn = 0]) =>
        moved(
          `translate(${x} ${y}) rotate(${turn})`,
          many(7, (at) =>
            oval(
              at % 2 ? 12 : -12,
              -at * 13,
              [13, 6],
              '#2f6f7c',
              `transform="rotate(${at % 2 ? -34 : 34} ${at % 2 ? 12 : -12} ${-at * 13})"`,
            ),
          ),
          line('M0 10V-84', '#24545f', 3),
        ),
      ),
    ) +
    sheet(down('#070a30 0.78 0', '#070a30 1 .92')),
  letters: (sources) => {
    const ink = '#3a1a4f'
    const paper = down('#fff6d8', '#f2dca6', '#d9b873')
    const roll = (x: number) =>
      path(
        `M${x - 11} 282C${x - 11} 274 ${x + 11} 274 ${x + 11} 282V378C${x + 11} 386 ${x - 11} 386 ${x - 11} 378Z`,
        across3(),
      ) +
      oval(x, 281, [11, 5], '#b98a4c') +
      oval(x, 281, [5, 2.2], '#6d4a1e')
    return (
      raised(
        6,
        '#02020f',
        path('M24 288C90 278 210 298 276 288V372C210 382 90 362 24 372Z', paper),
        roll(22),
        roll(278),
      ) +
      lettersOf(sources, 'Moon', { face: 'uncial-antiqua', x: 150, y: 329, size: 46, fill: ink }) +
      lettersOf(sources, 'Scroll', { face: 'uncial-antiqua', x: 150, y: 367, size: 44, fill: ink })
    )
  },
}

const across3 = () => slant('#fff1c9', '#e0bd77 0.5', '#a87a36')
