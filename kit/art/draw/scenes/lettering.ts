import type { ArtSources } from '../svg.ts'
import type { Paint } from './brush.ts'
import type { Typeface } from './scene.ts'

interface LetteringStyle {
  readonly face: Typeface
  /** The middle of the line, and its base line. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: Paint
  readonly edge?: string
  readonly outline?: number
}

/** A line of a title: an outline under its letters, in one paint. */
export function lettersOf(
  sources: ArtSources,
  text: string,
  { face, x, y, size, fill, edge, outline = 0 }: LetteringStyle,
): string {
  const { path, width } = sources.letter(text, size, face)
  const stroke =
    edge === undefined
      ? ''
      : `<path d="${path}" fill="${edge}" stroke="${edge}" stroke-width="${outline}" stroke-linejoin="round"/>`
  const [define, url] = typeof fill === 'string' ? ['', fill] : [fill.define, fill.url]
  return `${define}<g transform="translate(${(x - width / 2).toFixed(1)} ${y})">${stroke}<path d="${path}" fill="${url}"/></g>`
}

/** The outline of a line of a title, for strokes of its own. */
export function tubesOf(
  sources: ArtSources,
  text: string,
  { face, x, y, size }: Pick<LetteringStyle, 'face' | 'x' | 'y' | 'size'>,
): string {
  const { path, width } = sources.letter(text, size, face)
  return `<g transform="translate(${(x - width / 2).toFixed(1)} ${y})"><path d="${path}"/></g>`
}
