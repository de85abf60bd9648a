import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** Where an arrow key leads in a grid of `count` tiles; undefined when it leads nowhere. Home and End lead to the first and last. */
export function tileAfter(key: string, at: number, count: number, columns: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]?.(columns)
  if (step === undefined) return undefined
  const next = at + step
  return next >= 0 && next < count ? next : undefined
}

/** Lets the arrow keys move from a tile to its neighbours in the same list. */
export function moveInGrid(press: KeyboardEvent<HTMLElement>) {
  const grid = press.currentTarget.closest('ul')
  if (!grid) return
  const tiles = [...grid.querySelectorAll<HTMLElement>('[data-tile]')]
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  const next = tileAfter(press.key, tiles.indexOf(press.currentTarget), tiles.length, columns)
  if (next === undefined) return
  press.preventDefault()
  tiles[next]?.focus()
}
