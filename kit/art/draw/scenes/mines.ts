import { objectArt } from '../object.ts'
import { box, disc, down, line, many, moved, path, raised, round, sheet, shining, slant } from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

/** A steel tile of the field, seen from above at a slant. */
const tile = (column: number, row: number, open: boolean): string =>
  moved(
    `translate(${150 + (column - row) * 52} ${58 + (column + row) * 30})`,
    path('M0 -27L47 0L0 27L-47 0Z', open ? down('#0c0d0f', '#1d1f22') : slant('#7d838a', '#4a4f55 0.5', '#2c3035')),
    open
      ? ''
      : path('M-47 0L0 27V36L-47 9Z', '#17191c') +
          path('M47 0L0 27V36L47 9Z', '#222529') +
          line('M-43 -1L0 -25L43 -1', '#b9c0c7', 1.6, 'opacity=".8"') +
          many(4, (at) => disc([0, 36, 0, -36][at] ?? 0, [-20, 0, 20, 0][at] ?? 0, 2, '#1c1f23')),
  )

const OPEN = new Set(['1 1', '0 3', '3 0', '2 3', '3 3', '3 1'])

function bomb(): string {
  return (
    disc(0, 0, 118, round(0.34, 0.28, 0.82, '#8b929a', '#3a3e44 0.28', '#16181b 0.7', '#050506')) +
    path(
      'M-84 -60C-66 -88 -36 -102 -6 -102C-40 -92 -62 -72 -70 -44C-76 -28 -92 -44 -84 -60Z',
      '#ffffff',
      'opacity=".55"',
    ) +
    moved(
      'rotate(34)',
      box(-32, -142, [64, 40], slant('#9aa1a8', '#3a3e44 0.5', '#17191c'), 'rx="8"'),
      box(-32, -120, [64, 8], '#f7c600'),
    ) +
    moved(
      'rotate(-14)',
      line('M-114 24Q0 58 114 24', '#f7c600', 22, 'stroke-linecap="butt"'),
      line('M-114 24Q0 58 114 24', '#141414', 22, 'stroke-linecap="butt" stroke-dasharray="15 17"'),
      line('M-112 14Q0 47 112 14', '#ffffff', 1.4, 'opacity=".5"'),
    ) +
    path('M40 -106A114 114 0 0 1 112 -20A100 100 0 0 0 40 -106Z', '#ffcf5a', 'opacity=".75"') +
    line('M-104 58A118 118 0 0 0 70 95', '#6a7078', 3, 'opacity=".6"')
  )
}

const stripe = (y: number, high: number): string =>
  box(0, y, [300, high], '#f7c600') +
  many(14, (at) =>
    path(`M${at * 28 - 30} ${y + high}L${at * 28 - 16} ${y}H${at * 28 - 2}L${at * 28 - 16} ${y + high}Z`, '#141414'),
  )

/** A field of steel plates under a work lamp: some are open, one hides what rolls in from the corner. */
export const mines: Scene = {
  far: () =>
    sheet(down('#3a3d42', '#16181a')) +
    disc(300, 0, 300, round(0.5, 0.5, 0.5, '#ffe38a 0 .75', '#f7a600 0.4 .28', '#f7a600 1 0')),
  middle: (sources) =>
    many(36, (at) =>
      tile((at % 6) - 1, Math.floor(at / 6) - 1, OPEN.has(`${(at % 6) - 1} ${Math.floor(at / 6) - 1}`)),
    ) +
    shining(6, objectArt(sources, 'gem-kite', { x: 126, y: 92, size: 50 })) +
    shining(6, objectArt(sources, 'gem-hexagon', { x: 229, y: 146, size: 50 })) +
    shining(5, objectArt(sources, 'gem-drop', { x: -4, y: 112, size: 42 })),
  near: () => {
    const sparks = many(16, (at) =>
      line(
        `M0 ${-10 - (at % 3) * 5}V${-20 - ((at * 7) % 5) * 6}`,
        at % 2 ? '#fff6c4' : '#ffb01e',
        2.4,
        `transform="rotate(${at * 22.5})"`,
      ),
    )
    return (
      raised(14, '#000', moved('translate(86 214)', bomb())) +
      line('M150 118C168 86 196 106 210 74', '#c9a26b', 6) +
      line('M150 118C168 86 196 106 210 74', '#6d4c22', 6, 'stroke-dasharray="3 5"') +
      moved(
        'translate(212 70)',
        disc(0, 0, 56, round(0.5, 0.5, 0.5, '#fff3b0 0 .9', '#ff9a1e 0.4 .5', '#ff5a1e 1 0')),
        shining(4, sparks),
        disc(0, 0, 9, '#ffffff'),
      ) +
      sheet(down('#0a0a0a 0.6 0', '#0a0a0a 0.8 .8', '#0a0a0a 1 .98')) +
      stripe(266, 10)
    )
  },
  letters: (sources) =>
    raised(
      3,
      '#000',
      lettersOf(sources, 'MINES', {
        face: 'black-ops-one',
        x: 150,
        y: 364,
        size: 72,
        fill: down('#fff2a8', '#f7c600 0.4', '#d98a00'),
        edge: '#0a0a0a',
        outline: 6,
      }),
    ),
}
