import { blurred, down, faint, fixed, line, many, moved, path, raised, scatter, sheet, shining } from './brush.ts'
import { lettersOf } from './lettering.ts'
import type { Scene } from './scene.ts'

type Point = readonly [number, number]

const polygon = (points: readonly Point[], fill: string): string =>
  path(`M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}Z`, fill)

/** The crown and pavilion of a stone seen from its side, in a box of about 200 units; five tones from light to dark. */
function stone(tones: readonly string[]): string {
  const rim: readonly Point[] = [
    [-100, -30],
    [-62, -34],
    [-22, -26],
    [24, -26],
    [64, -34],
    [100, -30],
  ]
  const table: readonly Point[] = [
    [-58, -78],
    [-20, -84],
    [24, -84],
    [60, -78],
  ]
  const foot: Point = [0, 112]
  const facets: readonly (readonly [readonly number[], number])[] = [
    [[0, 1], 1],
    [[1, 2], 0],
    [[2, 3], 2],
    [[3, 4], 3],
    [[4, 5], 4],
  ]
  const crown: readonly (readonly Point[])[] = [
    [rim[0]!, table[0]!, rim[1]!],
    [table[0]!, rim[1]!, rim[2]!],
    [table[0]!, table[1]!, rim[2]!],
    [table[1]!, rim[2]!, rim[3]!, table[2]!],
    [table[2]!, rim[3]!, table[3]!],
    [rim[3]!, table[3]!, rim[4]!],
    [table[3]!, rim[4]!, rim[5]!],
  ]
  const order = [2, 0, 1, 0, 1, 3, 4]
  return (
    facets.map(([[a = 0, b = 0], tone]) => polygon([rim[a]!, rim[b]!, foot], tones[tone] ?? '')).join('') +
    crown.map((points, at) => polygon(points, tones[order[at] ?? 0] ?? '')).join('') +
    polygon([table[0]!, [-30, -92], [34, -92], table[3]!, table[2]!, table[1]!], '#ffffff') +
    faint(
      0.5,
      polygon(
        [
          [-62, -34],
          [-40, -32],
          [-6, 84],
        ],
        '#ffffff',
      ),
    )
  )
}

const SAPPHIRE = ['#9fe8ff', '#38b6ff', '#1479f0', '#0b3fb8', '#061e70']
const RUBY = ['#ffc2d4', '#ff5c8a', '#e81e5a', '#9c0b3c', '#570421']
const TOPAZ = ['#fff6bd', '#ffd83d', '#f59b0b', '#b35b02', '#693000']
const EMERALD = ['#c6ffd9', '#3df08d', '#0fb862', '#06743b', '#023f20']

const bolt = (d: string, width: number): string =>
  shining(9, line(d, '#fff7b0', width, 'stroke-linejoin="miter" stroke-linecap="butt"'))

/** A violet sky in hard facets, torn by lightning, that throws stones down. */
export const stormTumble: Scene = {
  far: () => {
    const chance = scatter(7)
    const tones = ['#1a0b3d', '#2a1160', '#3b1a86', '#5425ad', '#7338d1']
    const mesh = many(60, (at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)]
      const [x, y] = [column * 60 - 20, row * 44 - 20]
      const tone = (shift: number) =>
        tones[Math.min(4, Math.max(0, Math.floor(row / 2.2 + chance() * 2.4 + shift)))] ?? ''
      return (
        polygon(
          [
            [x, y],
            [x + 62, y + chance() * 16],
            [x + 30, y + 50],
          ],
          tone(-0.6),
        ) +
        polygon(
          [
            [x + 62, y],
            [x + 92, y + 50],
            [x + 30, y + 46],
          ],
          tone(0),
        )
      )
    })
    return sheet(down('#160933', '#5a2ab8')) + mesh
  },
  middle: () => {
    const chance = scatter(3)
    const cloud = (points: readonly Point[], tone: string) => polygon(points, tone)
    return (
      bolt('M96 -10L70 92L108 84L58 226', 9) +
      faint(0.8, bolt('M250 -10L262 70L238 66L256 150', 4)) +
      cloud(
        [
          [-20, -10],
          [150, -10],
          [170, 26],
          [120, 60],
          [70, 46],
          [30, 72],
          [-20, 58],
        ],
        '#0d0626',
      ) +
      cloud(
        [
          [-20, -10],
          [60, -10],
          [96, 34],
          [40, 56],
          [-20, 40],
        ],
        '#1c0d47',
      ) +
      cloud(
        [
          [140, -10],
          [320, -10],
          [320, 54],
          [270, 40],
          [230, 64],
          [180, 42],
        ],
        '#0d0626',
      ) +
      cloud(
        [
          [200, -10],
          [320, -10],
          [320, 26],
          [262, 44],
          [214, 20],
        ],
        '#211052',
      ) +
      faint(
        0.4,
        many(46, () => {
          const [x, y] = [chance() * 330, chance() * 400]
          return line(`M${fixed(x)} ${fixed(y)}l-9 30`, '#cfd6ff', 1.2)
        }),
      )
    )
  },
  near: () =>
    faint(0.5, blurred(6, line('M330 -20L226 150', '#38b6ff', 40))) +
    raised(8, '#08031c', moved('translate(232 176) rotate(24) scale(1.14)', stone(SAPPHIRE))) +
    raised(6, '#08031c', moved('translate(56 246) rotate(-32) scale(.42)', stone(RUBY))) +
    raised(5, '#08031c', moved('translate(112 148) rotate(18) scale(.25)', stone(TOPAZ))) +
    raised(5, '#08031c', moved('translate(20 140) rotate(40) scale(.3)', stone(EMERALD))) +
    sheet(down('#0c0424 0.6 0', '#0c0424 0.86 .86', '#0c0424 1 .96')),
  letters: (sources) =>
    moved(
      'rotate(-9 150 330) skewX(-8) translate(46 6)',
      raised(
        4,
        '#000',
        lettersOf(sources, 'STORM', {
          face: 'bangers',
          x: 140,
          y: 312,
          size: 82,
          fill: down('#ffffff', '#fff27a 0.4', '#ffb300'),
          edge: '#2a0a66',
          outline: 13,
        }),
      ),
      raised(
        4,
        '#000',
        lettersOf(sources, 'TUMBLE', {
          face: 'bangers',
          x: 162,
          y: 368,
          size: 66,
          fill: down('#ffffff', '#8fe9ff 0.45', '#1f8bff'),
          edge: '#2a0a66',
          outline: 12,
        }),
      ),
    ),
}
