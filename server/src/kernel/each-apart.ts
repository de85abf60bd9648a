import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated-warning.ts'

/** Do each by itself: one that fails stops none of the others. Fails in the end with what failed first, so that it is asked again. */
export async function eachApart<Item>(
  deps: Deps,
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failed: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (error) {
      failed.push(error)
      warnRepeated(deps, { err: error }, 'one of many failed; the others go on')
    }
  }
  if (failed.length > 0) throw failed[0]
}
