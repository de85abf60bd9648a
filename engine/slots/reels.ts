import { below } from '../chance.ts'
import type { Words } from '../chance.ts'

/** A reel's symbols from top to bottom and round again. */
export type Strip = readonly string[]

/** What stands on the screen: window[reel][row], row 0 at the top. */
export type Window = readonly (readonly string[])[]

/** Strips as data writes them: one text a reel, symbols between spaces. */
export const stripsOf = (texts: readonly string[]): readonly Strip[] => texts.map((text) => text.split(' '))

/** Stop every reel: one word each, from left to right. */
export const drawStops = (strips: readonly Strip[], words: Words): number[] =>
  strips.map((strip) => below(strip.length, words))

/** What stands in the window when the reels stop here. */
export const windowAt = (strips: readonly Strip[], rows: number, stops: readonly number[]): string[][] =>
  strips.map((strip, reel) => columnAt(strip, rows, stops[reel] ?? 0))

/** What one reel shows from this stop downwards. */
export const columnAt = (strip: Strip, rows: number, stop: number): string[] =>
  Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row))

function symbolAt(strip: Strip, place: number): string {
  const symbol = strip[place % strip.length]
  if (symbol === undefined) throw new Error(`no symbol at ${place}`)
  return symbol
}

/** How often a symbol stands in the window. */
export function shown(window: Window, symbol: string): number {
  let count = 0
  for (const column of window) for (const each of column) if (each === symbol) count += 1
  return count
}
