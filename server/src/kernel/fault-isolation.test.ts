import { expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { runIsolated } from './fault-isolation.ts'

// Only the log and the clock are used.
const deps = { log: { warn: () => undefined }, now: () => new Date(0) } as unknown as Deps

test('one that fails stops none of the others, and is not hidden', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one % 2 === 0) throw new Error(`no ${one}`)
    done.push(one)
  }
  await expect(runIsolated(deps, [1, 2, 3, 4, 5], work)).rejects.toThrow('no 2')
  expect(done).toEqual([1, 3, 5])
})

test('all that work is no failure', async () =>
  expect(runIsolated(deps, [1, 2], async () => undefined)).resolves.toBeUndefined())
