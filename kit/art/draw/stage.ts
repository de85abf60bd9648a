import { frames } from './materials.ts'
import { blurred, carved, down, many, moved, raised, shining, slant } from './scenes/brush.ts'
import { lettersOf, tubesOf } from './scenes/lettering.ts'
import type { Typeface, Scene } from './scenes/scene.ts'
import { picture } from './svg.ts'
import type { ArtSources } from './svg.ts'
import type { SymbolSet } from './symbol-sets.ts'

const SIZE = 112
const BASE = 106

interface StageTitle {
  readonly text: string
  readonly face: Typeface
  /** The line of letters, its middle at `x`. */
  readonly draw: (sources: ArtSources, x: number) => string
}

interface TitleLettering {
  readonly text: string
  readonly face: Typeface
  readonly fill: readonly string[]
  readonly edge: string
}

/** Letters with an edge, rounded where the light meets them. */
const solid = ({ text, face, fill, edge }: TitleLettering): StageTitle => ({
  text,
  face,
  draw: (sources, x) =>
    raised(4, '#000', lettersOf(sources, text, { face, x, y: BASE, size: SIZE, fill: edge, edge, outline: 16 })) +
    carved(
      { edge: 1.8, height: 4, gloss: 0.9, shade: edge },
      lettersOf(sources, text, { face, x, y: BASE, size: SIZE, fill: down(...fill) }),
    ),
})

/** The titles that stand over a game's stage, each in its own lettering. */
export const stageTitles: Readonly<Record<string, StageTitle>> = {
  'lucky-twenty': solid({
    text: 'LUCKY TWENTY',
    face: 'lilita-one',
    fill: ['#fffbe0', '#ffe066', '#ff9d1c'],
    edge: '#0a3a1b',
  }),
  'jade-ways': solid({
    text: 'Jade Ways',
    face: 'cinzel-decorative',
    fill: ['#ffffff', '#effbe2', '#a9dcb4'],
    edge: '#04281a',
  }),
  'storm-tumble': solid({
    text: 'STORM TUMBLE',
    face: 'bangers',
    fill: ['#ffffff', '#fff27a', '#ffb300'],
    edge: '#2a0a66',
  }),
  'harbour-coins': {
    text: 'Harbour Coins',
    face: 'pirata-one',
    draw: (sources, x) =>
      many(6, (at) =>
        lettersOf(sources, 'Harbour Coins', {
          face: 'pirata-one',
          x: x + 6 - at,
          y: BASE + 6 - at,
          size: SIZE,
          fill: '#3d0f26',
          edge: '#3d0f26',
          outline: 8,
        }),
      ) +
      lettersOf(sources, 'Harbour Coins', {
        face: 'pirata-one',
        x,
        y: BASE,
        size: SIZE,
        fill: slant('#fff8e4', '#ffd694'),
      }),
  },
  'moon-scroll': {
    text: 'Moon Scroll',
    face: 'uncial-antiqua',
    draw: (sources, x) => {
      const layer = (fill: string, outline: number) =>
        raised(
          3,
          '#02020f',
          lettersOf(sources, 'Moon Scroll', {
            face: 'uncial-antiqua',
            x,
            y: BASE,
            size: SIZE,
            fill,
            edge: fill,
            outline,
          }),
        )
      return (
        layer('#222d7c', 18) +
        layer('#5c6ee0', 9) +
        raised(
          2,
          '#02020f',
          lettersOf(sources, 'Moon Scroll', {
            face: 'uncial-antiqua',
            x,
            y: BASE,
            size: SIZE,
            fill: down('#fffdf0', '#ffe6a0'),
          }),
        )
      )
    },
  },
  'twin-lanterns': {
    text: 'Twin Lanterns',
    face: 'kaushan-script',
    draw: (sources, x) =>
      blurred(
        9,
        lettersOf(sources, 'Twin Lanterns', {
          face: 'kaushan-script',
          x,
          y: BASE,
          size: SIZE,
          fill: '#ff7a2e',
          edge: '#ff7a2e',
          outline: 8,
        }),
      ) +
      lettersOf(sources, 'Twin Lanterns', {
        face: 'kaushan-script',
        x,
        y: BASE,
        size: SIZE,
        fill: down('#fff8e0', '#ffd98a', '#f0a03a'),
        edge: '#5a0410',
        outline: 10,
      }),
  },
  'bell-street': {
    text: 'Bell Street',
    face: 'yellowtail',
    draw: (sources, x) => {
      const whole = sources.letter('Bell Street', SIZE, 'yellowtail').width
      const first = sources.letter('Bell ', SIZE, 'yellowtail').width
      const word = (text: string, middle: number, colour: string) => {
        const spot = { face: 'yellowtail' as const, x: middle, y: BASE, size: SIZE }
        return (
          shining(10, `<g fill="${colour}" stroke="${colour}" stroke-width="4">${tubesOf(sources, text, spot)}</g>`) +
          lettersOf(sources, text, { ...spot, fill: '#fff5fb' })
        )
      }
      const left = x - whole / 2
      return (
        word('Bell', left + sources.letter('Bell', SIZE, 'yellowtail').width / 2, '#ff2e9a') +
        word('Street', left + first + (whole - first) / 2, '#21b8ff')
      )
    },
  },
}

/** A title in one line, for the head of a stage; as wide as it needs to be. */
export function stageTitle(sources: ArtSources, { text, face, draw }: StageTitle): string {
  const width = Math.ceil(sources.letter(text, SIZE, face).width) + 60
  return picture(width, 150, [draw(sources, width / 2)])
}

/** The frame of a title's reels, to be cut in nine. */
export const reelFrame = ({ material }: SymbolSet): string => picture(300, 300, [frames[material]()])

/** The place of a title behind its reels: its scene without the hero, dimmed so that the reels stand before it. */
export const backdrop = (sources: ArtSources, { far, middle }: Scene): string =>
  picture(1200, 800, [
    moved('translate(-24 -140) scale(4.16)', blurred(0.45, far(sources), middle(sources))),
    '<rect width="1200" height="800" fill="#05060f" opacity=".16"/>',
  ])
