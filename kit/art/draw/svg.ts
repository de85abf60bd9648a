import type { Typeface } from './scenes/scene.ts'

/** The name of a mark in one of the open icon sets. */
export interface Icon {
  readonly body: string
  readonly width: number
  readonly height: number
}

/** Where and how large a thing stands on a picture, in the picture's units; `turn` in degrees about its middle. */
export interface DrawPosition {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn?: number
}

/** What the drawing functions are given: icons by name and outlines of display lettering. */
export interface ArtSources {
  /** A coloured object of Fluent Emoji. */
  readonly object: (name: string) => Icon
  /** A line-art mark of game-icons. */
  readonly mark: (name: string) => Icon
  /** The outline of a text in a display face, the house's when none is named; its base line starts at 0,0. */
  readonly letter: (text: string, size: number, face?: Typeface) => { readonly path: string; readonly width: number }
}

let drawn = 0

/** A prefix for ids that no other part of the same picture has. */
export const freshId = (): string => `i${(drawn += 1)}`

/** Start numbering ids anew, so that a picture drawn twice is the same to the letter. */
export const startPicture = (): void => {
  drawn = 0
}

/** An icon at its spot, its ids made its own. */
export function place(icon: Icon, { x, y, size, turn = 0 }: DrawPosition, colour = ''): string {
  const id = freshId()
  const body = icon.body
    .replaceAll(/id="([^"]+)"/g, `id="${id}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${id}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${id}$1"`)
  const half = size / 2
  const box = `x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${icon.width} ${icon.height}"`
  return `<g transform="rotate(${turn} ${x + half} ${y + half})"><svg ${box} color="${colour}">${body}</svg></g>`
}

/** A whole picture of this size in its own units. */
export const picture = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`

/** Things with one soft shadow under them, as light from the top left throws it. */
export function shadowed(parts: readonly string[], depth = 8): string {
  const id = freshId()
  const filter = `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="${depth}" stdDeviation="${depth * 0.7}" flood-color="#000" flood-opacity=".4"/></filter>`
  return `${filter}<g filter="url(#${id})">${parts.join('')}</g>`
}

/** A line of display lettering, middle at `x`, on the base line `y`, filled and edged with a dark outline. */
export function lettering(
  sources: ArtSources,
  text: string,
  at: { x: number; y: number; size: number },
  fill: string,
  edge: string,
): string {
  const { path, width } = sources.letter(text, at.size)
  const move = `translate(${(at.x - width / 2).toFixed(1)} ${at.y})`
  const outline = `stroke="${edge}" stroke-width="${(at.size * 0.17).toFixed(1)}" stroke-linejoin="round"`
  return `<g transform="${move}"><path d="${path}" fill="${edge}" ${outline}/><path d="${path}" fill="${fill}"/></g>`
}
