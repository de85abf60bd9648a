import { box, disc, down, faint, line, many, moved, round, sheet, shining } from './brush.ts'
import { lettersOf, tubesOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const tube = (d: string, colour: string, width = 6): string =>
  shining(8, line(d, colour, width, 'stroke-linejoin="round"')) +
  line(d, '#ffffff', width * 0.34, 'stroke-linejoin="round" opacity=".92"')

const brick = (at: number): string => {
  const [row, column] = [Math.floor(at / 8), at % 8]
  const tone = ['#1d1420', '#221725', '#191019', '#261a29'][(at * 7 + row * 3) % 4] ?? ''
  return box(column * 44 - 30 + (row % 2) * 22, row * 19, [41, 16], tone, 'rx="2"')
}

const BELL =
  'M-8 -128C-8 -146 8 -146 8 -128M0 -126C58 -122 74 -70 78 -8C82 26 96 42 112 56H-112C-96 42 -82 26 -78 -8C-74 -70 -58 -122 0 -126M-30 62C-26 92 26 92 30 62'

/** A neon sign on a wet brick wall: bars, a bell, and their light. */
export const bellStreet: Scene = {
  far: () =>
    sheet('#0b060d') +
    many(144, brick) +
    disc(206, 128, 210, round(0.5, 0.5, 0.5, '#ff2e9a 0 .5', '#b0127a 0.45 .28', '#12040f 1 0')) +
    disc(28, 66, 120, round(0.5, 0.5, 0.5, '#18e0ff 0 .42', '#18e0ff 1 0')),
  middle: () =>
    moved(
      'translate(14 26)',
      tube('M8 4H70M70 4C48 30 36 62 34 104', '#21e6ff', 8),
      faint(0.35, line('M8 4H70M70 4C48 30 36 62 34 104', '#043a44', 2)),
    ) +
    moved(
      'translate(58 214)',
      tube('M0 0A15 15 0 1 0 0.1 0M44 8A15 15 0 1 0 44.1 8', '#ff3355', 4.4),
      tube('M4 0C10 -30 30 -44 52 -48C48 -30 46 -12 46 6', '#4dff88', 3.6),
    ) +
    line('M206 -10V20M120 -10L150 40M292 -10L270 36', '#000000', 3),
  near: () =>
    moved(
      'translate(216 150) rotate(10) scale(1.3)',
      tube(BELL, '#ffb21e', 7),
      tube('M-56 -6C-52 -54 -40 -84 -18 -94M-92 44H92', '#ff4fb0', 4),
    ) +
    sheet(down('#08040a 0.62 0', '#08040a 0.72 .94', '#120712 1 1')) +
    faint(
      0.4,
      many(14, (at) =>
        line(
          `M${(at * 53) % 300} ${296 + ((at * 29) % 90)}h${24 + ((at * 17) % 44)}`,
          ['#ff2e9a', '#21e6ff', '#ffb21e'][at % 3] ?? '',
          2.2,
        ),
      ),
    ),
  letters: (sources) => {
    const glow = (text: string, x: number, y: number, size: number, colour: string) => {
      const outline = tubesOf(sources, text, { face: 'yellowtail', x, y, size })
      const lit = `<g fill="${colour}" stroke="${colour}" stroke-width="3">${outline}</g>`
      return shining(9, lit) + lettersOf(sources, text, { face: 'yellowtail', x, y, size, fill: '#fff5fb' })
    }
    return moved('rotate(-8 150 330)', glow('Bell', 96, 308, 88, '#ff2e9a'), glow('Street', 176, 366, 84, '#21b8ff'))
  },
}
