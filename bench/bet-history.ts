import { apply, type Command } from './bet-model.ts'
import { copyOf, type ModelState } from './model-state.ts'

/** One time that a command was sent, and what came back; nothing where the connection was lost and nobody knows whether it was done. */
export interface Attempt {
  readonly command: Command
  readonly answer: string | undefined
}

/** What one sender did, one attempt after the other. */
export type Attempts = readonly Attempt[]

/**
 * An order of what several senders did at once in which a plain book answers each as the product has and comes to stand as the product
 * does; undefined where there is none.
 */
export function explained(
  state: ModelState,
  sendings: readonly Attempts[],
  isSeen: (state: ModelState) => boolean,
): ModelState | undefined {
  if (sendings.every((sending) => sending.length === 0)) return isSeen(state) ? state : undefined
  for (const [at, [attempt, ...rest]] of sendings.entries()) {
    if (!attempt) continue
    const left = sendings.with(at, rest)
    const after = copyOf(state)
    const fits = [apply(after, attempt.command), undefined].includes(attempt.answer)
    const found =
      (fits ? explained(after, left, isSeen) : undefined) ??
      (attempt.answer === undefined ? explained(state, left, isSeen) : undefined)
    if (found) return found
  }
  return undefined
}
