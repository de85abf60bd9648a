import { place } from '../svg.ts'
import {
  blurred,
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
  sheet,
  slant,
} from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const hump = (x: number, foot: number, wide: number, high: number, paint: ReturnType<typeof down>): string =>
  path(
    `M${x - wide} ${foot}C${x - wide * 0.75} ${foot - high * 0.55} ${x - wide * 0.5} ${foot - high} ${x} ${foot - high}C${x + wide * 0.42} ${foot - high} ${x + wide * 0.62} ${foot - high * 0.5} ${x + wide} ${foot}Z`,
    paint,
  )

const mist = (x: number, y: number, wide: number, high: number): string => oval(x, y, [wide, high], '#fbf8ea')

const bamboo = (x: number, y: number, turn: number, size: number): string =>
  moved(
    `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
    path('M0 0C10 -14 12 -40 2 -66C-10 -44 -10 -16 0 0Z', slant('#3f8f5c', '#10402b')),
    line('M0 -2C3 -22 4 -44 2 -62', '#8fd0a0', 1, 'opacity=".6"'),
  )

/** A river between karst hills in morning mist, as ink on paper; out of it rises a dragon cut from jade. */
export const jadeWays: Scene = {
  far: () =>
    sheet(down('#f6efdb', '#e3ead6 0.45', '#a9d0bb')) +
    disc(64, 88, 34, '#d9482f', 'opacity=".88"') +
    hump(44, 240, 44, 120, down('#b9cfc3', '#dbe5d6')) +
    hump(120, 240, 50, 176, down('#a5c4b7', '#d6e3d3')) +
    hump(196, 240, 40, 130, down('#bcd2c6', '#dbe5d6')) +
    hump(268, 240, 56, 190, down('#9fc0b2', '#d3e1d1')) +
    blurred(8, mist(70, 214, 120, 18), mist(230, 200, 110, 16)),
  middle: () =>
    hump(18, 300, 60, 150, down('#5f9480', '#b4d2c1')) +
    hump(92, 300, 34, 96, down('#76a592', '#bcd7c7')) +
    blurred(9, mist(60, 276, 130, 20)) +
    sheet(down('#8cc4ae 0.7 0', '#3f8d76 0.74 .9', '#0f4d3c 1 1')) +
    faint(
      0.5,
      many(9, (at) => line(`M${-10 + ((at * 67) % 220)} ${306 + at * 9}h${40 + ((at * 31) % 50)}`, '#e9f5e6', 1.4)),
    ) +
    moved(
      'translate(26 288)',
      path('M0 8C10 18 42 18 54 6L50 10C40 13 14 13 0 8Z', '#22382f'),
      line('M34 9V-10', '#22382f', 2),
      path('M26 -10L34 -18L42 -10Z', '#22382f'),
    ),
  near: (sources) => {
    const jade = slant('#a9f0c6', '#3dc98a 0.28', '#0f8f5a 0.58', '#04402a')
    const dragon = moved(
      'translate(392 0) scale(-1 1)',
      place(sources.mark('spiked-dragon-head'), { x: 0, y: 2, size: 340, turn: 4 }),
    )
    const id = typeof jade === 'string' ? jade : jade.url
    const stone = dragon.replaceAll('currentColor', id) + disc(160, 118, 7, '#ffd75e')
    return (
      (typeof jade === 'string' ? '' : jade.define) +
      raised(10, '#03140d', carved({ edge: 3, height: 7, gloss: 1.15, light: '#f4ffe0', shade: '#012a19' }, stone)) +
      faint(0.55, blurred(8, mist(260, 300, 80, 12))) +
      line('M-8 402C14 330 12 220 -6 120', slant('#7fbf6a', '#20613c'), 9) +
      bamboo(6, 236, 62, 1.1) +
      bamboo(8, 252, 96, 0.9) +
      bamboo(4, 180, 40, 0.9) +
      bamboo(10, 320, 70, 1) +
      sheet(down('#04261b 0.56 0', '#04261b 0.74 .74', '#04261b 1 .97')) +
      disc(250, 40, 60, round(0.5, 0.5, 0.5, '#fffbe6 0 .5', '#fffbe6 1 0'))
    )
  },
  letters: (sources) => {
    const jade = down('#ffffff', '#f3fbe6 0.5', '#c3dfb8')
    const cut = { edge: 1.1, height: 2.6, gloss: 0.7, shade: '#03301f' }
    return (
      raised(
        3,
        '#001a10',
        carved(
          cut,
          lettersOf(sources, 'Jade', {
            face: 'cinzel-decorative',
            x: 104,
            y: 324,
            size: 66,
            fill: jade,
            edge: '#05281b',
            outline: 7,
          }),
        ),
      ) +
      raised(
        3,
        '#001a10',
        carved(
          cut,
          lettersOf(sources, 'Ways', {
            face: 'cinzel-decorative',
            x: 186,
            y: 366,
            size: 60,
            fill: jade,
            edge: '#05281b',
            outline: 7,
          }),
        ),
      )
    )
  },
}
