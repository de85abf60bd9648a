import {
  carved,
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
import { leaf } from './clover.ts'
import { coin } from '../object.ts'
import { place } from '../svg.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const dew = (x: number, y: number, r: number): string =>
  disc(x, y, r, round(0.35, 0.3, 0.8, '#ffffff 0 .95', '#bff3ff 0.5 .55', '#0b6b43 1 .75')) +
  disc(x - r * 0.3, y - r * 0.35, r * 0.28, '#ffffff')

const rainbow = ['#ff4d5e', '#ff9a3c', '#ffe14d', '#4fd06a', '#36a9ff', '#8b62ff']

/** A meadow in the morning: a clover seen from the grass, a rainbow behind it. */
export const luckyTwenty: Scene = {
  far: () =>
    sheet(down('#1c8df0', '#7fd6ff 0.5', '#fff6c9 0.78')) +
    disc(262, 62, 130, round(0.5, 0.5, 0.5, '#ffffff 0 1', '#fff3a6 0.25 .9', '#fff3a6 1 0')) +
    faint(
      0.85,
      ...rainbow.map((colour, at) =>
        line(
          `M10 330A${232 - at * 12} ${232 - at * 12} 0 0 1 ${474 - at * 24} 330`,
          colour,
          12.5,
          'stroke-linecap="butt"',
        ),
      ),
    ) +
    faint(
      0.9,
      oval(236, 150, [46, 13], '#ffffff'),
      oval(214, 142, [22, 15], '#ffffff'),
      oval(250, 140, [24, 17], '#ffffff'),
    ),
  middle: (sources) =>
    path('M-10 300C60 262 130 280 190 270C240 262 280 240 310 250V420H-10Z', down('#8fd84a', '#2f9b35')) +
    path('M-10 330C80 300 150 322 310 292V420H-10Z', down('#54b53a', '#0f6a2c')) +
    [
      [206, 176, 54, -18],
      [262, 218, 40, 22],
      [170, 232, 34, 8],
      [246, 268, 30, -10],
    ]
      .map(([x = 0, y = 0, size = 0, turn = 0]) =>
        raised(3, '#0a3b1c', place({ body: coin(sources), width: 100, height: 100 }, { x, y, size, turn })),
      )
      .join(''),
  near: () => {
    const chance = scatter(20)
    const blade = (at: number) => {
      const [x, height, lean] = [at * 9 - 6, 36 + chance() * 54, chance() * 30 - 15]
      return path(
        `M${fixed(x)} 404Q${fixed(x + lean * 0.2)} ${fixed(404 - height * 0.6)} ${fixed(x + lean)} ${fixed(404 - height)}Q${fixed(x + 8 + lean * 0.3)} ${fixed(404 - height * 0.5)} ${fixed(x + 10)} 404Z`,
        down('#2fae3f', '#053a1d'),
      )
    }
    return (
      raised(
        9,
        '#022b14',
        moved(
          'translate(86 128) rotate(14)',
          line('M4 6C22 60 40 110 34 210', down('#59c94f', '#0d5a2b'), 15),
          leaf(0, '#8ff06d', '#1ea94a'),
          leaf(90, '#74e25c', '#149143'),
          leaf(180, '#5fd152', '#0f7d3a'),
          leaf(270, '#a2f57d', '#27b54e'),
        ),
      ) +
      dew(132, 84, 9) +
      dew(48, 60, 6) +
      dew(58, 190, 7) +
      dew(146, 160, 5) +
      many(36, blade) +
      sheet(down('#03210f 0.66 0', '#03210f 0.9 .82', '#03210f 1 .95'))
    )
  },
  letters: (sources) => {
    const gold = slant('#fffbe0', '#ffe066 0.35', '#ff9d1c')
    return moved(
      'rotate(-5 150 320)',
      carved(
        { edge: 1.4, height: 3, gloss: 0.5 },
        lettersOf(sources, 'LUCKY', {
          face: 'lilita-one',
          x: 150,
          y: 312,
          size: 74,
          fill: gold,
          edge: '#0a3a1b',
          outline: 12,
        }),
      ),
      carved(
        { edge: 1.2, height: 3, gloss: 0.5 },
        lettersOf(sources, 'TWENTY', {
          face: 'lilita-one',
          x: 154,
          y: 362,
          size: 58,
          fill: gold,
          edge: '#0a3a1b',
          outline: 11,
        }),
      ),
    )
  },
}
