import { hashes } from '@croupier/kit/hashes.ts'

/** So long the page may stand still at a time; above 50 ms it would be felt. */
const SLICE_MS = 20
/** Hashes between two looks at the clock. */
const STRIDE = 50

interface HashWalk {
  readonly link: string
  readonly times: number
  readonly signal: AbortSignal
  /** Told after each slice how many are done. */
  readonly onDone: (hashed: number) => void
}

/** Hashes a link so many times, in slices between which the page is drawn; undefined where it was given up. */
export async function hashFurther({ link, times, signal, onDone }: HashWalk): Promise<string | undefined> {
  let [at, hashed] = [link, 0]
  while (hashed < times) {
    const until = performance.now() + SLICE_MS
    while (hashed < times && performance.now() < until) {
      const stop = Math.min(times, hashed + STRIDE)
      for (; hashed < stop; hashed++) at = hashes.sha256(at)
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
    onDone(hashed)
  }
  return at
}
