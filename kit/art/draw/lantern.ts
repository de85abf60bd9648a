import { freshId } from './svg.ts'

/** A golden paper lantern, lit from within, in a box of 100 units. */
export function lantern(): string {
  const id = freshId()
  const ribs = [14, 27, 36]
    .map(
      (reach) =>
        `<path d="M50 18C${50 - reach} 30 ${50 - reach} 64 50 76M50 18C${50 + reach} 30 ${50 + reach} 64 50 76"/>`,
    )
    .join('')
  return `<defs><radialGradient id="${id}a" cx=".5" cy=".55" r=".6"><stop offset="0" stop-color="#FFFBE0"/><stop offset=".45" stop-color="#FFD24D"/><stop offset="1" stop-color="#D9780F"/></radialGradient><linearGradient id="${id}b" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#E23D4C"/><stop offset="1" stop-color="#8C1026"/></linearGradient></defs><path d="M50 2V12" stroke="#8C1026" stroke-width="4" stroke-linecap="round"/><ellipse cx="50" cy="47" rx="40" ry="31" fill="url(#${id}a)" stroke="#9A4A06" stroke-width="2.5"/><g fill="none" stroke="#B3610A" stroke-width="2" opacity=".75">${ribs}</g><rect x="34" y="10" width="32" height="10" rx="4" fill="url(#${id}b)"/><rect x="34" y="73" width="32" height="10" rx="4" fill="url(#${id}b)"/><path d="M43 83V95M50 83V99M57 83V95" stroke="#E23D4C" stroke-width="4" stroke-linecap="round"/><path d="M19 40C22 30 30 23 39 21" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".75"/>`
}
