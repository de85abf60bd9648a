import { box, disc, down, faint, line, many, moved, oval, path, raised, round, sheet, slant } from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

const peg = (x: number, y: number, r: number): string =>
  oval(x + r * 0.4, y + r * 1.25, [r, r * 0.5], '#8a2a86', 'opacity=".4"') +
  disc(x, y, r, round(0.36, 0.3, 0.8, '#ffffff', '#b98bff 0.45', '#5a2fc4'))

function ball(): string {
  return (
    disc(0, 0, 100, round(0.36, 0.3, 0.82, '#ffd1f2', '#ff5cc0 0.3', '#d61a8f 0.65', '#7d0a5e')) +
    path('M-72 -52C-58 -78 -30 -92 0 -90C-30 -82 -52 -64 -60 -40C-66 -28 -80 -36 -72 -52Z', '#ffffff', 'opacity=".9"') +
    oval(-58, -16, [7, 11], '#ffffff', 'opacity=".8" transform="rotate(20 -58 -16)"') +
    path('M84 44C66 82 22 98 -16 92C26 84 60 64 76 30C82 22 90 32 84 44Z', '#ffb3ee', 'opacity=".8"')
  )
}

const cups = ['#7b5cff', '#2fb8ff', '#2fd6a0', '#ffc93c', '#ff8a3c', '#ff4f7b']

/** A board of sweets by daylight: white pegs, a glossy ball larger than the frame, coloured cups below. */
export const plinko: Scene = {
  far: () =>
    sheet(slant('#fff3c9', '#ffd0b0 0.5', '#ff9fc6')) +
    faint(
      0.55,
      many(9, (at) => path(`M${at * 60 - 150} 0h30l-120 400h-30Z`, '#ffffff')),
    ) +
    disc(70, 40, 160, round(0.5, 0.5, 0.5, '#ffffff 0 .9', '#ffffff 1 0')),
  middle: () =>
    many(6, (row) =>
      many(row + 4, (at) => peg(150 + (at - (row + 3) / 2) * (40 + row * 4), 30 + row * 44, 8 + row * 0.8)),
    ) +
    faint(0.8, line('M92 -6C86 30 112 26 108 62C104 92 134 88 128 124', '#ff5cc0', 4, 'stroke-dasharray="1 10"')) +
    raised(
      3,
      '#7a2a7a',
      ...cups.map((colour, at) =>
        moved(
          `translate(${at * 54 - 12} 268)`,
          path('M0 0H50L46 40C45 48 5 48 4 40Z', down('#ffffff 0 .9', `${colour} 0.25`, colour)),
          box(-1, -4, [52, 9], '#ffffff', 'rx="4.5"'),
        ),
      ),
    ),
  near: () =>
    oval(240, 252, [90, 18], '#7a2a7a', 'opacity=".35"') +
    raised(10, '#7a1a66', moved('translate(232 150) scale(1.08)', ball())) +
    raised(5, '#7a1a66', moved('translate(48 206) scale(.27)', ball())) +
    sheet(down('#4a0f5c 0.66 0', '#4a0f5c 0.86 .8', '#3a0a4c 1 .96')),
  letters: (sources) => {
    const text = 'PLINKO'
    const size = 50
    const whole = sources.letter(text, size, 'chango').width
    const fills = ['#ffffff', '#ffe14d', '#8ff0c8', '#8fd8ff', '#ffb3dd', '#ffffff']
    let x = 150 - whole * 0.5
    return raised(
      4,
      '#2a0536',
      many(text.length, (at) => {
        const letter = text[at] ?? ''
        const { width } = sources.letter(letter, size, 'chango')
        const middle = x + width / 2
        x += width
        const y = 358 + (at % 2 ? -9 : 3)
        return moved(
          `rotate(${at % 2 ? 6 : -5} ${middle.toFixed(1)} ${y - 20})`,
          lettersOf(sources, letter, {
            face: 'chango',
            x: middle,
            y,
            size,
            fill: fills[at] ?? '#fff',
            edge: '#7d0a8e',
            outline: 11,
          }),
        )
      }),
    )
  },
}
