import type { Palette } from '../palettes.ts'
import { freshId } from './svg.ts'

/** Patterns that lie faintly over a ground. */
export const patterns = {
  rays: (x: number, y: number, reach: number) =>
    times(18, (i) => {
      const edge = (step: number) =>
        `${round(x + reach * Math.cos((step * Math.PI) / 9))} ${round(y + reach * Math.sin((step * Math.PI) / 9))}`
      return `<path d="M${x} ${y}L${edge(i)}L${edge(i + 0.5)}Z" fill="#fff" opacity=".06"/>`
    }),
  rings: (x: number, y: number, reach: number) =>
    times(
      7,
      (i) =>
        `<circle cx="${x}" cy="${y}" r="${round((reach * (i + 1)) / 8)}" fill="none" stroke="#fff" stroke-width="${14 - i}" opacity="${round(0.1 - 0.01 * i)}"/>`,
    ),
  diamonds: (x: number, y: number, reach: number) =>
    times(169, (i) => {
      const row = Math.floor(i / 13)
      const cx = x + ((i % 13) - 6) * 52 + (row % 2) * 26
      const cy = y + (row - 6) * 44
      return Math.hypot(cx - x, cy - y) > reach
        ? ''
        : `<path d="M${cx} ${cy - 20}l16 20-16 20-16-20z" fill="#fff" opacity=".07"/>`
    }),
} as const

export type PatternName = keyof typeof patterns

/** A two-colour diagonal with a pattern and a glow about the point that the objects stand at. */
export function ground(
  size: { width: number; height: number },
  palette: Palette,
  pattern: PatternName,
  glow: { x: number; y: number },
): string {
  const [dark, bright, light] = palette
  const id = freshId()
  const { width, height } = size
  const reach = Math.hypot(width, height)
  const whole = `width="${width}" height="${height}"`
  return `<defs><linearGradient id="${id}a" x1="0" y1="0" x2=".42" y2="1"><stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
<radialGradient id="${id}b" gradientUnits="userSpaceOnUse" cx="${glow.x}" cy="${glow.y}" r="${height * 0.52}"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="${light}" stop-opacity=".24"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<rect ${whole} fill="url(#${id}a)"/>${patterns[pattern](glow.x, glow.y, reach)}<rect ${whole} fill="url(#${id}b)"/>`
}

/** A scrim that darkens towards the foot (or the left side), so that letters stand on it. */
export function scrim(
  size: { width: number; height: number },
  from: number,
  colour: string,
  side: 'foot' | 'left' = 'foot',
): string {
  const id = freshId()
  const [x1, y1, x2, y2] = side === 'foot' ? [0, 0, 0, 1] : [1, 0, 0, 0]
  const box =
    side === 'foot'
      ? `y="${from}" width="${size.width}" height="${size.height - from}"`
      : `width="${from}" height="${size.height}"`
  return `<defs><linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset=".55" stop-color="${colour}" stop-opacity=".6"/><stop offset="1" stop-color="${colour}" stop-opacity=".9"/></linearGradient></defs><rect ${box} fill="url(#${id})"/>`
}

function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

const round = (value: number) => Math.round(value * 100) / 100
