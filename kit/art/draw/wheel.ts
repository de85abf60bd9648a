import { freshId } from './svg.ts'

const pockets = 16
const inks = ['#C8202F', '#161B2E']

/** A roulette wheel seen from above with its ball, in a box of 100 units. */
export function wheel(): string {
  const id = freshId()
  const slices = Array.from({ length: pockets }, (_, at) => {
    const ink = at === 0 ? '#0D7F45' : (inks[at % 2] ?? '')
    return `<path d="${slice(at)}" fill="${ink}"/>`
  }).join('')
  const stops =
    '<stop offset="0" stop-color="#FFE9AE"/><stop offset=".5" stop-color="#E0A838"/><stop offset="1" stop-color="#9A6611"/>'
  const arms = [0, 90, 180, 270]
    .map((turn) => `<path d="M48 26L52 26 51 50 49 50Z" fill="url(#${id})" transform="rotate(${turn} 50 50)"/>`)
    .join('')
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs><circle cx="50" cy="52" r="48" fill="#1D0D06"/><circle cx="50" cy="49" r="48" fill="#8A5230"/><circle cx="50" cy="49" r="44" fill="#4B2713"/><g transform="translate(0 -1)"><circle cx="50" cy="50" r="41" fill="url(#${id})"/>${slices}<circle cx="50" cy="50" r="22" fill="#5A3018"/><circle cx="50" cy="50" r="22" fill="none" stroke="url(#${id})" stroke-width="1.6"/>${arms}<circle cx="50" cy="50" r="7" fill="url(#${id})"/><circle cx="70.5" cy="22.5" r="4.6" fill="#FFFFFF"/><circle cx="69" cy="21" r="1.6" fill="#EFECE3"/></g>`
}

function slice(at: number): string {
  const point = (radius: number, index: number) => {
    const angle = (index / pockets) * 2 * Math.PI
    return `${(50 + radius * Math.sin(angle)).toFixed(2)} ${(50 - radius * Math.cos(angle)).toFixed(2)}`
  }
  return `M${point(39, at)}A39 39 0 0 1 ${point(39, at + 1)}L${point(23, at + 1)}A23 23 0 0 0 ${point(23, at)}Z`
}
