import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database.ts'
import { BATCH_MOST, batched } from './batch.ts'
import type { Deps } from './deps.ts'
import { no, yes } from './refusal.ts'

let database: TestDatabase
let deps: Deps

beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(() => {
  // A batch reads nothing else of the dependencies.
  deps = { db: database.db, log: pino({ level: 'silent' }) } as unknown as Deps
})
afterAll(() => database.drop())

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** An action that notes the sizes of its batches and ends each only when it is told to. */
function slow(options: Parameters<typeof batched>[1]) {
  const sizes: number[] = []
  const gates: PromiseWithResolvers<void>[] = []
  const take = batched<number, number>(async (_tx, commands) => {
    const gate = Promise.withResolvers<void>()
    sizes.push(commands.length)
    gates.push(gate)
    await gate.promise
    return commands.map(yes)
  }, options)
  return {
    take,
    sizes,
    begun: (count: number) => expect.poll(() => gates.length).toBe(count),
    end: (index: number) => gates[index]!.resolve(),
  }
}

test('commands of the same turn share a transaction, and each gets its own answer', async () => {
  const sizes: number[] = []
  const take = batched<number, number>(async (_tx, commands) => {
    sizes.push(commands.length)
    return commands.map((command) => yes(command * 2))
  })

  expect(await Promise.all(numbers(5).map((command) => take(deps, command)))).toEqual([0, 2, 4, 6, 8])
  expect(sizes).toEqual([5])
})

test('what comes while a batch is under way waits for its end and goes together', async () => {
  const { take, sizes, begun, end } = slow({ lanes: 2, worth: 10 })
  const first = take(deps, 0)
  await begun(1)
  const late = numbers(9).map((command) => take(deps, command))
  end(0)
  await begun(2)
  end(1)

  await Promise.all([first, ...late])
  expect(sizes).toEqual([1, 9])
})

test('enough of them do not wait: another transaction is begun beside it', async () => {
  const { take, sizes, begun, end } = slow({ lanes: 2, worth: 10 })
  const first = take(deps, 0)
  await begun(1)
  const late = numbers(10).map((command) => take(deps, command))
  await begun(2)
  end(1)
  await Promise.all(late)
  end(0)

  await first
  expect(sizes).toEqual([1, 10])
})

test('never are more transactions at once than there are lanes, and none larger than the most', async () => {
  const { take, sizes, begun, end } = slow({ max: 4, lanes: 2, worth: 1 })
  const all = numbers(10).map((command) => take(deps, command))
  await begun(2)
  expect(sizes).toEqual([4, 4])
  end(0)
  await begun(3)
  end(1)
  end(2)

  expect(await Promise.all(all)).toEqual(numbers(10))
  expect(sizes).toEqual([4, 4, 2])
})

test.each([
  ['rows', (size: number) => ({ rows: size, bytes: 0 }), BATCH_MOST.rows],
  ['bytes', (size: number) => ({ rows: 0, bytes: size }), BATCH_MOST.bytes],
] as const)(
  'what goes together is bounded by its %s too, and what is larger by itself goes alone',
  async (_, sizeOf, most) => {
    const batches: number[][] = []
    const take = batched<number, number>(
      async (_tx, commands) => {
        batches.push([...commands])
        return commands.map(yes)
      },
      { sizeOf, lanes: 1 },
    )
    const sizes = [most / 2, most / 2, 1, most + 1, most - 2, 1, 1, 1]
    expect(await Promise.all(sizes.map((size) => take(deps, size)))).toEqual(sizes)
    expect(batches).toEqual([[most / 2, most / 2], [1], [most + 1], [most - 2, 1, 1], [1]])
  },
)

test('a refused command leaves the others alone', async () => {
  const take = batched<number, number>(async (_tx, commands) =>
    commands.map((command) => (command === 1 ? no('insufficient_funds') : yes(command))),
  )

  const answers = await Promise.allSettled(numbers(3).map((command) => take(deps, command)))
  expect(answers).toMatchObject([{ value: 0 }, { reason: { code: 'insufficient_funds' } }, { value: 2 }])
})

test('of a batch that throws only the guilty command fails', async () => {
  const take = batched<number, number>(async (_tx, commands) => {
    if (commands.includes(1)) throw new Error('a bug')
    return commands.map(yes)
  })

  const answers = await Promise.allSettled(numbers(3).map((command) => take(deps, command)))
  expect(answers).toMatchObject([{ value: 0 }, { reason: { message: 'a bug' } }, { value: 2 }])
})
