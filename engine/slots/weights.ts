import { below } from '../chance.ts'
import type { Words } from '../chance.ts'

/** Things to draw and their weights, in the order in which the draw counts them. */
export type Weights<T> = readonly (readonly [T, number])[]

/** One of these by its weight of `of`: one word. */
export function drawOf<T>(weights: Weights<T>, of: number, words: Words): T {
  let left = below(of, words)
  for (const [thing, weight] of weights) {
    if (left < weight) return thing
    left -= weight
  }
  throw new Error(`the weights do not come to ${of}`)
}
