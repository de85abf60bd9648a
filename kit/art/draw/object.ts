import { gem, jade } from './gem.ts'
import { gourd } from './gourd.ts'
import { lantern } from './lantern.ts'
import { freshId, place } from './svg.ts'
import type { DrawPosition, ArtSources } from './svg.ts'
import { wheel } from './wheel.ts'

type Pips = readonly (readonly [number, number])[]

const pips: Record<number, Pips> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

// With this face on top, these are seen at the left and the right; opposite faces add to seven.
const neighbours: Record<number, readonly [number, number]> = {
  1: [2, 3],
  2: [6, 3],
  3: [1, 2],
  4: [6, 5],
  5: [4, 1],
  6: [5, 3],
}

const pipsOf = (value: number): string =>
  (pips[value] ?? [])
    .map(([across, down]) => {
      const colour = value === 1 || value === 4 ? '#D3263B' : '#1A2140'
      return `<circle cx="${50 + across * 25}" cy="${50 + down * 25}" r="${value === 1 ? 15 : 9.5}" fill="${colour}"/>`
    })
    .join('')

/** An ivory cube, three shaded faces, in a box of 100 units. */
export function cube(value: number): string {
  const [left, right] = neighbours[value] ?? [2, 3]
  const id = freshId()
  const shade = (name: string, from: string, to: string, slope: string) =>
    `<linearGradient id="${id}${name}" x1="0" y1="0" ${slope}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
  const face = (matrix: string, name: string, side: number) =>
    `<g transform="matrix(${matrix})"><rect x="1" y="1" width="98" height="98" rx="17" fill="url(#${id}${name})"/>${pipsOf(side)}</g>`
  const body =
    'M-84-44Q-86-50-76-56L-8-94Q0-98 8-94L76-56Q86-50 84-44V40Q84 48 76 53L8 92Q0 96-8 92L-76 53Q-84 48-84 40Z'
  return `<g transform="translate(50 50) scale(.5)"><defs>${shade('t', '#fff', '#F4EFE2', 'x2="1" y2="1"')}${shade('l', '#E6DFCD', '#C8BFA8', 'x2="0" y2="1"')}${shade('r', '#D6CEB9', '#AFA68F', 'x2="0" y2="1"')}</defs><path d="${body}" fill="#BDB49D"/>${face('.866 .5 -.866 .5 0 -100', 't', value)}${face('.866 .5 0 1 -86.6 -50', 'l', left)}${face('.866 -.5 0 1 0 0', 'r', right)}</g>`
}

/** The house's gold coin with the clover, in a box of 100 units. */
export function coin(sources: ArtSources): string {
  const id = freshId()
  const clover = place(sources.mark('clover'), { x: 27, y: 26, size: 46 }, '#8A570D')
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF0B8"/><stop offset=".5" stop-color="#F5B83D"/><stop offset="1" stop-color="#A66A08"/></linearGradient></defs><circle cx="50" cy="54" r="45" fill="#7A4A05"/><circle cx="50" cy="49" r="45" fill="url(#${id})"/><circle cx="50" cy="49" r="36" fill="none" stroke="#8A570D" stroke-width="2.5" opacity=".7"/><circle cx="50" cy="49" r="33.5" fill="#E9A52C" opacity=".55"/>${clover}<path d="M16 34A38 38 0 0 1 50 9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6"/>`
}

/** A red seven edged in gold, in a box of 100 units. */
function seven(sources: ArtSources): string {
  const id = freshId()
  const { path, width } = sources.letter('7', 118)
  const move = `translate(${(50 - width / 2).toFixed(1)} 90)`
  return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="-84" x2="0" y2="4"><stop offset="0" stop-color="#FF8A7A"/><stop offset=".5" stop-color="#E02A3C"/><stop offset="1" stop-color="#8C0F22"/></linearGradient></defs><g transform="${move}"><path d="${path}" fill="#5a2600" stroke="#5a2600" stroke-width="17" stroke-linejoin="round"/><path d="${path}" fill="#FFD166" stroke="#FFD166" stroke-width="10" stroke-linejoin="round"/><path d="${path}" fill="url(#${id})"/></g>`
}

/** Any object of a picture: the house's own (`coin`, `cube-6`, `jade`, `gem-drop`) or one of the open colour set by its name. */
export function objectArt(sources: ArtSources, name: string, spot: DrawPosition): string {
  if (name === 'coin') return place({ body: coin(sources), width: 100, height: 100 }, spot)
  if (name.startsWith('cube-')) return place({ body: cube(Number(name.slice(5))), width: 100, height: 100 }, spot)
  if (name === 'seven') return place({ body: seven(sources), width: 100, height: 100 }, spot)
  if (name === 'bottle-gourd') return place({ body: gourd(), width: 100, height: 100 }, spot)
  if (name === 'gold-lantern') return place({ body: lantern(), width: 100, height: 100 }, spot)
  if (name === 'roulette-wheel') return place({ body: wheel(), width: 100, height: 100 }, spot)
  if (name === 'jade') return place({ body: jade(), width: 100, height: 100 }, spot)
  if (name.startsWith('gem-') && name !== 'gem-stone')
    return place({ body: gem(name.slice(4)), width: 100, height: 100 }, spot)
  return place(sources.object(name), spot)
}
