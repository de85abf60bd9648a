import { thing } from './object.ts'
import { freshId, lettering, picture, shadowed } from './svg.ts'
import type { Studio } from './svg.ts'

const size = 120

const objects: Record<string, string> = {
  W: 'four-leaf-clover',
  S: 'glowing-star',
  H1: 'gem-stone',
  H2: 'bell',
  H3: 'watermelon',
  H4: 'cherries',
}

const ribbons: Record<string, { text: string; from: string; to: string; ink: string }> = {
  W: { text: 'WILD', from: '#FFE39A', to: '#F0A92B', ink: '#3a2300' },
  S: { text: 'SCATTER', from: '#FF8DB8', to: '#C92266', ink: '#ffffff' },
}

const letters: Record<string, { text: string; from: string; to: string }> = {
  A: { text: 'A', from: '#FF9BA6', to: '#E0303F' },
  K: { text: 'K', from: '#FFD98A', to: '#E79A12' },
  Q: { text: 'Q', from: '#C9A5FF', to: '#7A3FD6' },
  J: { text: 'J', from: '#9CCBFF', to: '#2F6FE4' },
  T: { text: '10', from: '#9BEBC0', to: '#1E9E63' },
}

/** The codes of the symbols on Lucky Twenty's reels. */
export const symbolCodes = [...Object.keys(objects), ...Object.keys(letters)]

/** One reel symbol; `blurred` as it looks when the reel runs. */
export function symbol(studio: Studio, code: string, look: 'still' | 'blurred'): string {
  const id = freshId()
  const drawn = objects[code] === undefined ? letter(studio, code) : object(studio, code, objects[code])
  if (look === 'still') return picture(size, size, [drawn])
  const blur = `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation=".4 9"/></filter>`
  return picture(size, size, [blur, `<g filter="url(#${id})" opacity=".9">${drawn}</g>`])
}

function object(studio: Studio, code: string, name: string): string {
  const ribbon = ribbons[code]
  const main = shadowed([thing(studio, name, { x: 8, y: ribbon ? 0 : 6, size: ribbon ? 102 : 106 })], 4)
  if (!ribbon) return main
  const id = freshId()
  const width = studio.letter(ribbon.text, 22).width + 22
  const plate = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ribbon.from}"/><stop offset="1" stop-color="${ribbon.to}"/></linearGradient></defs><rect x="${60 - width / 2}" y="84" width="${width}" height="32" rx="8" fill="url(#${id})" stroke="#fff" stroke-opacity=".35"/>`
  const { path, width: textWidth } = studio.letter(ribbon.text, 22)
  const text = `<path transform="translate(${60 - textWidth / 2} 108)" d="${path}" fill="${ribbon.ink}"/>`
  return main + shadowed([plate + text], 2)
}

function letter(studio: Studio, code: string): string {
  const id = freshId()
  const { text, from, to } = letters[code] ?? { text: code, from: '#fff', to: '#aaa' }
  const fill = `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-64" x2="0" y2="4"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`
  return fill + shadowed([lettering(studio, text, { x: 60, y: 92, size: 92 }, `url(#${id})`, '#14092e')], 3)
}
