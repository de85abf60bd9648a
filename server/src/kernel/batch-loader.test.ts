import { expect, test } from 'vitest'
import { batchLoader } from './batch-loader.ts'

/** Answers when it is told to, and remembers what it was asked. */
function slowLibrary() {
  const asked: (readonly string[])[] = []
  const answers: (() => void)[] = []
  const find = batchLoader((keys: readonly string[]) => {
    asked.push(keys)
    return new Promise<ReadonlyMap<string, string>>((resolve) =>
      answers.push(() => resolve(new Map(keys.map((key) => [key, key.toUpperCase()])))),
    )
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { asked, find, turn, answer: () => answers.shift()?.() }
}

test('what is asked in the same turn makes one question, each key once', async () => {
  const { asked, find, turn, answer } = slowLibrary()
  const all = Promise.all([find('a'), find('b'), find('a')])
  await turn()
  expect(asked).toEqual([['a', 'b']])
  answer()
  expect(await all).toEqual(['A', 'B', 'A'])
})

test('what comes while a question is under way waits for the next one, and is asked anew even if it is the same', async () => {
  const { asked, find, turn, answer } = slowLibrary()
  const first = find('a')
  await turn()
  const later = Promise.all([find('a'), find('b')])
  await turn()
  expect(asked).toEqual([['a']])
  answer()
  await first
  await turn()
  expect(asked).toEqual([['a'], ['a', 'b']])
  answer()
  expect(await later).toEqual(['A', 'B'])
})

test('more than fit into one question make several', async () => {
  const asked: number[] = []
  const find = batchLoader(async (keys: readonly number[]) => {
    asked.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  }, 2)
  expect(await Promise.all([1, 2, 3, 4, 5].map(find))).toEqual([1, 2, 3, 4, 5])
  expect(asked).toEqual([2, 2, 1])
})

test('a question that fails fails for those who asked it, and for nobody after them', async () => {
  let broken = true
  const find = batchLoader(async (keys: readonly string[]) => {
    if (broken) throw new Error('no connection')
    return new Map(keys.map((key) => [key, key]))
  })
  await expect(find('a')).rejects.toThrow('no connection')
  broken = false
  expect(await find('a')).toBe('a')
})
