import { createHash } from 'node:crypto'

/** Draws that follow from a name: the same name, the same draws. They decide habits and never an outcome. */
export interface Random {
  /** From 0 up to 1. */
  share(): number
  /** A whole number from 0 and below this. */
  below(count: number): number
  between(least: number, most: number): number
  pick<T>(list: readonly [T, ...T[]]): T
}

const WORD = 2 ** 32

/** The draws of a name. */
export function randomOf(name: string): Random {
  let state = createHash('sha256').update(name).digest().readUInt32BE()
  // Mulberry32: one word a draw, good enough for habits.
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / WORD
  }
  const below = (count: number) => Math.floor(share() * count)
  return {
    share,
    below,
    between: (least, most) => least + share() * (most - least),
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}

/** One draw of a name, from 0 up to 1. */
export const shareOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE() / WORD
