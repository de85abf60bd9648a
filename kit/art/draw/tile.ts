import { palettes } from '../palettes.ts'
import type { PaletteName } from '../palettes.ts'
import { ground, scrim } from './ground.ts'
import type { PatternName } from './ground.ts'
import { objectArt } from './object.ts'
import { lettering, picture, place, shadowed } from './svg.ts'
import type { DrawPosition, ArtSources } from './svg.ts'

/** What a title's picture is made of, besides its lettering. */
export interface UntitledTile {
  readonly palette: PaletteName
  readonly pattern: PatternName
  /** Line art that lies low behind. */
  readonly mark: string
  /** The object in the middle, then two smaller ones beside it. */
  readonly objects: readonly [main: string, left: string, right: string]
}

/** What a title's picture is made of. */
export interface TileRecipe extends UntitledTile {
  readonly title: string
}

const size = { width: 300, height: 400 }

/** The 3:4 picture of a game without letters. */
export function tile(sources: ArtSources, recipe: TileRecipe): string {
  return picture(size.width, size.height, scene(sources, recipe))
}

/** The same with its title at the foot, in one or two lines. */
export function letteredTile(sources: ArtSources, recipe: TileRecipe): string {
  const lines = linesOf(recipe.title)
  const longest = Math.max(...lines.map((line) => sources.letter(line, 100).width))
  const height = Math.min(lines.length === 2 ? 56 : 66, (258 / longest) * 100)
  const first = lines.length === 2 ? 352 - height : 342
  const letters = lines.map((line, index) =>
    lettering(
      sources,
      line,
      { x: 150, y: first + index * height * 0.98, size: height },
      palettes[recipe.palette][2],
      '#140a02',
    ),
  )
  return picture(size.width, size.height, [...scene(sources, recipe), ...letters])
}

function scene(sources: ArtSources, recipe: TileRecipe): string[] {
  const palette = palettes[recipe.palette]
  const [main, left, right] = recipe.objects
  const spots: readonly [string, DrawPosition][] = [
    [left, { x: 8, y: 132, size: 100, turn: -14 }],
    [right, { x: 194, y: 138, size: 98, turn: 12 }],
    [main, { x: 56, y: 34, size: 188 }],
  ]
  return [
    ground(size, palette, recipe.pattern, { x: 150, y: 160 }),
    `<g opacity=".16">${place(sources.mark(recipe.mark), { x: 28, y: 196, size: 244 }, palette[2])}</g>`,
    '<ellipse cx="150" cy="234" rx="96" ry="13" fill="#000" opacity=".28"/>',
    shadowed(spots.map(([name, spot]) => objectArt(sources, name, spot))),
    scrim(size, 216, '#05060f'),
  ]
}

/** A title in capitals, broken where the halves are most alike; short ones stay in one line. */
export function linesOf(title: string): readonly string[] {
  const words = title.toUpperCase().split(' ')
  if (title.length <= 9 || words.length === 1) return [words.join(' ')]
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')])
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
