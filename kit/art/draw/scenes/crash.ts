import {
  blurred,
  box,
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

/** A rocket that points up, its nose at 0,-150 and its nozzle at 0,120. */
function rocket(): string {
  const hull = 'M0 -150C46 -110 58 -40 52 50L40 100H-40L-52 50C-58 -40 -46 -110 0 -150Z'
  return (
    path(
      'M-48 20C-92 50 -104 96 -98 140L-44 96ZM48 20C92 50 104 96 98 140L44 96Z',
      slant('#ff7a3c', '#c22a12 0.6', '#6d0f0a'),
    ) +
    path(hull, slant('#ffffff', '#f1e6d2 0.4', '#8d98a6 0.8', '#3c4a5a')) +
    path('M0 -150C46 -110 58 -40 52 50L40 100H10C30 20 30 -80 0 -150Z', '#21303f', 'opacity=".28"') +
    path('M0 -150C22 -131 36 -106 44 -76H-44C-36 -106 -22 -131 0 -150Z', slant('#ff9a5c', '#d93a1a 0.6', '#8a1a0c')) +
    disc(0, -24, 27, '#26323f') +
    disc(0, -24, 21, round(0.35, 0.3, 0.9, '#d6fbff', '#35b4c9 0.5', '#07424f')) +
    path('M-14 -34C-10 -42 0 -44 6 -42C0 -40 -8 -34 -10 -26Z', '#fff', 'opacity=".9"') +
    line('M-50 42C-20 54 20 54 50 42', '#d93a1a', 9, 'stroke-linecap="butt"') +
    path('M-7 20H7V132H-7Z', slant('#ff9a5c', '#8a1a0c')) +
    path('M-32 100H32L40 122H-40Z', down('#59636d', '#1c242c'))
  )
}

const flame = (wide: number, long: number, paint: ReturnType<typeof down>): string =>
  path(
    `M${-wide} 0C${-wide * 1.2} ${long * 0.3} ${-wide * 0.5} ${long * 0.6} 0 ${long}C${wide * 0.5} ${long * 0.6} ${wide * 1.2} ${long * 0.3} ${wide} 0Z`,
    paint,
  )

/** A poster of the age of rockets: one leaves the planet along the curve of its multiplier. */
export const crash: Scene = {
  far: () => {
    const chance = scatter(9)
    return (
      sheet(down('#03141c', '#063f4c 0.5', '#0f8a8a 0.8')) +
      many(70, () =>
        disc(
          fixed(chance() * 300),
          fixed(chance() * 300),
          fixed(0.4 + chance() * 1.3),
          '#eafcff',
          `opacity="${fixed(0.3 + chance() * 0.7)}"`,
        ),
      ) +
      faint(
        0.16,
        many(7, (at) => line(`M0 ${60 + at * 40}H300M${at * 50} 0V400`, '#9ff5ee', 1)),
      ) +
      moved(
        'translate(52 84) rotate(-18)',
        disc(0, 0, 30, slant('#ffd9a0', '#e0893c 0.5', '#5c2a10')),
        faint(0.5, line('M-28 -8H28M-29 6H29', '#8a4718', 4)),
        oval(0, 2, [52, 11], 'none', 'stroke="#ffe7c2" stroke-width="4" opacity=".85"'),
        path('M-30 0A30 30 0 0 1 30 0Z', '#eaa85c', 'opacity=".6"'),
      )
    )
  },
  middle: () =>
    disc(110, 520, 290, round(0.5, 0.5, 0.5, '#7ffcf0 0.86 .9', '#16c9c0 0.9 .5', '#16c9c0 1 0')) +
    disc(110, 520, 258, round(0.62, 0.1, 0.6, '#27c4b0', '#0a6a74 0.5', '#032a38')) +
    faint(
      0.35,
      path(
        'M20 300C50 286 80 306 110 290C140 280 150 306 196 300C170 326 110 316 84 330C50 328 24 320 20 300Z',
        '#0d3f3a',
      ),
    ) +
    line('M-10 330C90 322 150 280 186 190', '#ffb25c', 34, 'opacity=".22"') +
    blurred(5, line('M-10 330C90 322 150 280 186 190', '#ff7a2e', 22, 'opacity=".85"')) +
    line('M-10 331C90 323 150 280 186 190', '#fff0c4', 7),
  near: () =>
    moved(
      'translate(222 104) rotate(28) scale(.94)',
      blurred(7, flame(46, 190, down('#ff8a2e 0 .9', '#ff3c1a 1 0'))),
      moved(
        'translate(0 112)',
        flame(34, 130, down('#ffd35c', '#ff5a1e 0.6 .95', '#ff3c1a 1 0')),
        flame(19, 84, down('#ffffff', '#fff0a0 0.5', '#ffb02e 1 .2')),
      ),
      raised(6, '#00161c', moved('scale(1.12)', rocket())),
    ) + sheet(down('#021016 0.7 0', '#021016 0.88 .8', '#021016 1 .95')),
  letters: (sources) =>
    moved(
      'translate(0 0) skewX(-10) translate(60 0)',
      raised(
        4,
        '#000',
        lettersOf(sources, 'CRASH', {
          face: 'orbitron',
          x: 150,
          y: 358,
          size: 66,
          fill: down('#ffffff', '#fff3dc 0.5', '#ffa14d'),
          edge: '#04222b',
          outline: 9,
        }),
      ),
      box(44, 368, [150, 4], '#ff6a2e') + box(200, 368, [34, 4], '#2fd6cc'),
    ),
}
