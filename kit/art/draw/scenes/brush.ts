import { freshId } from '../svg.ts'

/** A colour, or a gradient that is defined where it is used. */
export type Paint = string | { readonly define: string; readonly url: string }

const stopsOf = (colours: readonly string[]) =>
  colours
    .map((colour, at) => {
      const [value = '', offset = String(at / (colours.length - 1)), opacity = '1'] = colour.split(' ')
      return `<stop offset="${offset}" stop-color="${value}" stop-opacity="${opacity}"/>`
    })
    .join('')

const gradient = (kind: 'linear' | 'radial', place: string, colours: readonly string[]): Paint => {
  const id = freshId()
  return { define: `<${kind}Gradient id="${id}" ${place}>${stopsOf(colours)}</${kind}Gradient>`, url: `url(#${id})` }
}

/** From the top to the foot of a shape. A colour is written `#rrggbb offset opacity`; the last two may be left out. */
export const down = (...colours: readonly string[]): Paint => gradient('linear', 'x1="0" y1="0" x2="0" y2="1"', colours)

/** From the left to the right of a shape. */
export const across = (...colours: readonly string[]): Paint =>
  gradient('linear', 'x1="0" y1="0" x2="1" y2="0"', colours)

/** From the top left to the bottom right of a shape. */
export const slant = (...colours: readonly string[]): Paint =>
  gradient('linear', 'x1="0" y1="0" x2="1" y2="1"', colours)

/** From a point of a shape outwards; the point in shares of the shape. */
export const round = (x: number, y: number, reach: number, ...colours: readonly string[]): Paint =>
  gradient('radial', `cx="${x}" cy="${y}" r="${reach}"`, colours)

const painted = (paint: Paint, draw: (fill: string) => string) =>
  typeof paint === 'string' ? draw(paint) : paint.define + draw(paint.url)

export const path = (d: string, paint: Paint, more = ''): string =>
  painted(paint, (fill) => `<path d="${d}" fill="${fill}" ${more}/>`)

export const line = (d: string, paint: Paint, width: number, more = ''): string =>
  painted(
    paint,
    (stroke) =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more.includes('linecap') ? '' : 'stroke-linecap="round"'} ${more}/>`,
  )

export const disc = (x: number, y: number, r: number, paint: Paint, more = ''): string =>
  painted(paint, (fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`)

export const oval = (x: number, y: number, [rx, ry]: readonly [number, number], paint: Paint, more = ''): string =>
  painted(paint, (fill) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`)

export const box = (
  x: number,
  y: number,
  [width, height]: readonly [number, number],
  paint: Paint,
  more = '',
): string =>
  painted(paint, (fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`)

/** The whole of a tile in one paint. */
export const sheet = (paint: Paint, more = ''): string => box(0, 0, [300, 400], paint, more)

export const moved = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const faint = (opacity: number, ...parts: readonly string[]): string =>
  `<g opacity="${opacity}">${parts.join('')}</g>`

export function blurred(deviation: number, ...parts: readonly string[]): string {
  const id = freshId()
  const filter = `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`
  return `${filter}<g filter="url(#${id})">${parts.join('')}</g>`
}

/** A shadow that falls straight down, as paper throws it on paper. */
export function raised(depth: number, colour: string, ...parts: readonly string[]): string {
  const id = freshId()
  const filter = `<filter id="${id}" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="0" dy="${depth}" stdDeviation="${depth * 0.7}" flood-color="${colour}" flood-opacity=".55"/></filter>`
  return `${filter}<g filter="url(#${id})">${parts.join('')}</g>`
}

/** Light that comes out of the parts themselves. */
export function shining(reach: number, ...parts: readonly string[]): string {
  return blurred(reach, ...parts) + blurred(reach / 3, ...parts) + parts.join('')
}

export interface Relief {
  /** How far the edge is rounded, in units. */
  readonly edge: number
  readonly height: number
  readonly gloss: number
  readonly light?: string
  readonly shade?: string
}

/** Parts as if cut from a solid: their edges catch the light from the top left and fall into shade below. */
export function carved({ edge, height, gloss, light = '#fff', shade = '#000' }: Relief, ...parts: readonly string[]) {
  const id = freshId()
  const filter = `<filter id="${id}" x="-10%" y="-10%" width="120%" height="125%"><feGaussianBlur in="SourceAlpha" stdDeviation="${edge}" result="soft"/><feSpecularLighting in="soft" surfaceScale="${height}" specularConstant="${gloss}" specularExponent="34" lighting-color="${light}" result="lit"><feDistantLight azimuth="235" elevation="36"/></feSpecularLighting><feComposite in="lit" in2="SourceAlpha" operator="in" result="lit"/><feOffset in="soft" dx="${-edge}" dy="${-edge * 1.4}" result="away"/><feComposite in="SourceAlpha" in2="away" operator="out" result="under"/><feFlood flood-color="${shade}" flood-opacity=".55"/><feComposite in2="under" operator="in" result="under"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="under"/><feMergeNode in="lit"/></feMerge></filter>`
  return `${filter}<g filter="url(#${id})">${parts.join('')}</g>`
}

/** Numbers that look like chance and are the same each time. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const many = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

export const fixed = (value: number): number => Math.round(value * 10) / 10
