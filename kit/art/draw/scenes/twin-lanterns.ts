import {
  blurred,
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
  shining,
} from './brush.ts'
import { lantern } from './silk-lantern.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const roof = (x: number, y: number, wide: number): string =>
  path(
    `M${x - wide - 18} ${y - 12}C${x - wide} ${y} ${x - wide * 0.4} ${y - 4} ${x} ${y - 40}C${x + wide * 0.4} ${y - 4} ${x + wide} ${y} ${x + wide + 18} ${y - 12}C${x + wide} ${y + 10} ${x + wide - 8} ${y + 10} ${x + wide - 14} ${y + 10}H${x - wide + 14}C${x - wide} ${y + 10} ${x - wide - 8} ${y + 4} ${x - wide - 18} ${y - 12}Z`,
    '#1c0210',
  ) + path(`M${x - wide + 16} ${y + 8}H${x + wide - 16}V${y + 180}H${x - wide + 16}Z`, '#2a0416')

const string = (from: number, to: number, sag: number, count: number): string =>
  line(`M-10 ${from}Q150 ${(from + to) / 2 + sag * 2} 310 ${to}`, '#3d0a14', 1.6) +
  many(count, (at) => {
    const share = (at + 0.5) / count
    const [x, y] = [share * 320 - 10, from + (to - from) * share + sag * 4 * share * (1 - share)]
    return (
      disc(x, y + 9, 12, round(0.5, 0.5, 0.5, '#ff9a2e 0.2 .8', '#ff5a1e 1 0')) +
      oval(x, y + 8, [6.5, 5.6], round(0.5, 0.55, 0.6, '#fff0a0', '#ff5a2e'))
    )
  })

/** A festival street by night; two silk lanterns hang before the eye. */
export const twinLanterns: Scene = {
  far: () => {
    const chance = scatter(5)
    return (
      sheet(down('#22020f', '#6d0a20 0.5', '#b8321f 0.72', '#3a0410')) +
      blurred(
        2.4,
        many(34, () =>
          disc(
            fixed(chance() * 300),
            fixed(150 + chance() * 190),
            fixed(4 + chance() * 13),
            ['#ffcf66', '#ff8a3c', '#ff5a5a'][Math.floor(chance() * 3)] ?? '',
            `opacity="${fixed(0.2 + chance() * 0.45)}"`,
          ),
        ),
      )
    )
  },
  middle: () =>
    roof(28, 230, 70) +
    roof(284, 216, 76) +
    roof(150, 292, 52) +
    faint(
      0.9,
      path('M130 316h14v20h-14zM156 316h14v20h-14zM12 256h12v22h-12zM40 256h12v22h-12zM254 242h12v22h-12z', '#ffb84d'),
    ) +
    string(196, 168, 30, 8) +
    string(236, 250, 24, 11),
  near: () =>
    disc(222, 96, 190, round(0.5, 0.5, 0.5, '#ff8a2e 0 .75', '#ff4a1e 0.5 .3', '#ff4a1e 1 0')) +
    raised(8, '#120006', moved('translate(52 40) rotate(-6) scale(.84)', lantern())) +
    raised(10, '#120006', moved('translate(228 118) rotate(5) scale(1.16)', lantern())) +
    sheet(down('#1a0209 0.62 0', '#1a0209 0.86 .84', '#1a0209 1 .96')),
  letters: (sources) =>
    moved(
      'rotate(-7 150 330)',
      shining(
        5,
        lettersOf(sources, 'Twin', {
          face: 'kaushan-script',
          x: 96,
          y: 314,
          size: 74,
          fill: '#fff1cf',
          edge: '#7a0614',
          outline: 5,
        }),
      ),
      shining(
        5,
        lettersOf(sources, 'Lanterns', {
          face: 'kaushan-script',
          x: 158,
          y: 368,
          size: 64,
          fill: '#ffd98a',
          edge: '#7a0614',
          outline: 5,
        }),
      ),
    ),
}
