import { thing } from './object.ts'
import { freshId, lettering, picture, shadowed } from './svg.ts'
import type { Studio } from './svg.ts'
import type { SymbolSet } from './symbol-sets.ts'

const size = 120

const plates: Readonly<Record<string, { from: string; to: string; ink: string }>> = {
  WILD: { from: '#FFE39A', to: '#F0A92B', ink: '#3a2300' },
  SCATTER: { from: '#FF8DB8', to: '#C92266', ink: '#ffffff' },
  BONUS: { from: '#9BE8FF', to: '#1C7FC4', ink: '#ffffff' },
}

/** One reel symbol of a set; `blurred` as it looks when the reel runs. */
export function symbol(studio: Studio, set: SymbolSet, code: string, look: 'still' | 'blurred'): string {
  const id = freshId()
  const drawn = set.objects[code] === undefined ? letter(studio, set, code) : object(studio, set, code)
  if (look === 'still') return picture(size, size, [drawn])
  const blur = `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation=".4 9"/></filter>`
  return picture(size, size, [blur, `<g filter="url(#${id})" opacity=".9">${drawn}</g>`])
}

function object(studio: Studio, set: SymbolSet, code: string): string {
  const ribbon = set.ribbons[code]
  const name = set.objects[code] ?? ''
  const main = shadowed([thing(studio, name, { x: 8, y: ribbon ? 0 : 6, size: ribbon ? 102 : 106 })], 4)
  const colours = ribbon === undefined ? undefined : plates[ribbon]
  if (ribbon === undefined || !colours) return main
  const id = freshId()
  const width = studio.letter(ribbon, 22).width + 22
  const plate = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colours.from}"/><stop offset="1" stop-color="${colours.to}"/></linearGradient></defs><rect x="${60 - width / 2}" y="84" width="${width}" height="32" rx="8" fill="url(#${id})" stroke="#fff" stroke-opacity=".35"/>`
  const { path, width: textWidth } = studio.letter(ribbon, 22)
  const text = `<path transform="translate(${60 - textWidth / 2} 108)" d="${path}" fill="${colours.ink}"/>`
  return main + shadowed([plate + text], 2)
}

function letter(studio: Studio, set: SymbolSet, code: string): string {
  const id = freshId()
  const { text, from, to } = set.letters[code] ?? { text: code, from: '#fff', to: '#aaa' }
  const fill = `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-64" x2="0" y2="4"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`
  return fill + shadowed([lettering(studio, text, { x: 60, y: 92, size: 92 }, `url(#${id})`, set.edge)], 3)
}
