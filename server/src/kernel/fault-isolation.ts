import type { Deps } from './deps.ts'
import { warnRepeated } from './repeated-warning.ts'

/** Run each separately, so that a failure stops none of the others. Rejects in the end with the first failure, so that it is retried. */
export async function runIsolated<Item>(
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
