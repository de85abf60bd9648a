import { below, wordsOf } from '@croupier/engine/chance.ts'

const words = wordsOf(() => crypto.getRandomValues(new Uint8Array(4)))

/** A whole number from 0 to n − 1 for choices that a page makes for a member; nothing is decided by it. */
export const randomIndex = (n: number): number => below(n, words)
