import { coin } from '../object.ts'
import { place } from '../svg.ts'
import { disc, down, line, many, moved, path, sheet } from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const wave = (y: number, length: number, shift: number, colour: string): string => {
  const crests = many(Math.ceil(340 / length) + 1, () => `q${length / 2} -${length * 0.34} ${length} 0`)
  return path(`M${-20 - shift} ${y}${crests}V420H-40Z`, colour)
}

/** A sail that the wind fills, from its top left corner. */
const sail = (x: number, y: number, wide: number, high: number): string =>
  moved(
    `translate(${x} ${y})`,
    path(
      `M0 0H${wide}C${wide + 12} ${high * 0.5} ${wide + 6} ${high * 0.8} ${wide - 4} ${high}C${wide * 0.6} ${high * 0.86} ${wide * 0.3} ${high * 0.86} ${-8} ${high}C4 ${high * 0.6} 4 ${high * 0.3} 0 0Z`,
      '#fff1d0',
    ),
    path(
      `M${wide * 0.62} 0H${wide}C${wide + 12} ${high * 0.5} ${wide + 6} ${high * 0.8} ${wide - 4} ${high}C${wide * 0.86} ${high * 0.92} ${wide * 0.74} ${high * 0.9} ${wide * 0.66} ${high * 0.89}C${wide * 0.74} ${high * 0.6} ${wide * 0.7} ${high * 0.3} ${wide * 0.62} 0Z`,
      '#f0c58f',
    ),
    line(`M-4 -1H${wide + 4}`, '#4a1530', 4),
  )

function ship(): string {
  const mast = (x: number, top: number) => line(`M${x} ${top}V250`, '#4a1530', 6)
  return (
    mast(120, 4) +
    mast(206, -30) +
    line('M60 246L-6 196', '#4a1530', 6) +
    path('M-2 196L116 20L112 190Z', '#ffdca4') +
    path('M-2 196L116 20L70 132Z', '#fff1d0') +
    sail(140, 30, 70, 54) +
    sail(130, 92, 88, 66) +
    sail(124, 164, 100, 62) +
    sail(228, -6, 66, 60) +
    sail(222, 64, 82, 70) +
    sail(216, 142, 92, 76) +
    path('M120 4L160 10L120 22Z', '#ffcf3d') +
    path('M206 -30L254 -22L206 -8Z', '#ffcf3d') +
    path('M46 240C90 256 200 258 330 236L322 330H110C78 318 56 286 46 240Z', '#5d1a34') +
    path('M46 240C90 256 200 258 330 236L329 254C200 274 96 272 51 258Z', '#ffb347') +
    path('M70 290C130 306 220 306 324 292L322 330H110C92 322 80 308 70 290Z', '#3d0f26') +
    many(
      5,
      (at) =>
        disc(124 + at * 42, 288, 8, '#2a0818') +
        disc(124 + at * 42, 288, 8, 'none', 'stroke="#ffb347" stroke-width="2.5"'),
    )
  )
}

/** A travel poster in flat colours: a tall ship comes in at sunset. */
export const harbourCoins: Scene = {
  far: () =>
    sheet('#ffcf7a') +
    path('M0 0H300V70C220 92 120 60 0 92Z', '#e4574f') +
    path('M0 60C110 40 200 84 300 56V128C210 150 110 110 0 146Z', '#f47f54') +
    path('M0 132C100 108 200 146 300 118V196H0Z', '#ffa860') +
    disc(104, 190, 78, '#fff3c0') +
    many(4, (at) => path(`M0 ${196 + at * 15}H210v${3 + at * 2.4}H0Z`, '#ffa860')),
  middle: () =>
    path('M-10 262C20 216 60 210 96 238C110 248 124 256 140 262Z', '#7d2a4c') +
    moved(
      'translate(44 118)',
      path('M-9 104L-6 22H6L9 104Z', '#fff1d0'),
      path('M-8 76L-7 54H7L8 76ZM-7 40L-6.4 26H6.4L7 40Z', '#e4574f'),
      path('M-9 22H9V17H-9ZM-6 17V6H6V17ZM-8 6L0 -6L8 6Z', '#4a1530'),
      path('M6 9L120 -24V34Z', '#fff3c0', 'opacity=".6"'),
    ) +
    wave(262, 36, 0, '#1c8c92'),
  near: (sources) =>
    moved('translate(84 -2) rotate(-4 200 200) scale(.95)', ship()) +
    wave(306, 58, 10, '#137a86') +
    [
      [22, 262, 58, -14],
      [84, 284, 40, 12],
      [-16, 292, 50, 6],
    ]
      .map(([x = 0, y = 0, size = 0, turn = 0]) =>
        place({ body: coin(sources), width: 100, height: 100 }, { x, y, size, turn }),
      )
      .join('') +
    wave(330, 48, 26, '#0c5f70') +
    wave(356, 64, 4, '#084658') +
    sheet(down('#052c3a 0.8 0', '#052c3a 1 .9')),
  letters: (sources) => {
    const shade = (text: string, y: number, size: number) =>
      many(5, (at) =>
        lettersOf(sources, text, {
          face: 'pirata-one',
          x: 148 + (5 - at) * 0.9,
          y: y + (5 - at) * 1.1,
          size,
          fill: '#3d0f26',
          edge: '#3d0f26',
          outline: 5,
        }),
      ) +
      lettersOf(sources, text, { face: 'pirata-one', x: 148, y, size, fill: '#fff1d0', edge: '#3d0f26', outline: 5 })
    return shade('Harbour', 330, 74) + shade('Coins', 374, 54)
  },
}
