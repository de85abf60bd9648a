import { describe, expect, test } from 'vitest'
import { openFairQueue } from './fair-queue.ts'

const limits = { atOnce: 1, waitingMax: 6, waitingMaxEach: 4 }

/** Work that is done when it is told to be. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, finish: resolve }
}

describe('a fair queue', () => {
  test('lets those who wait take turns, however much one of them brings', async () => {
    const queue = openFairQueue(limits)
    const first = held()
    const order: string[] = []
    const bring = (who: string) => queue.run(who, async () => void order.push(who))
    const all = [queue.run('a', first.work), bring('a'), bring('a'), bring('a'), bring('b'), bring('c')]
    first.finish()
    await Promise.all(all)
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a'])
  })

  test('does so much at once and no more', async () => {
    const queue = openFairQueue({ ...limits, atOnce: 2 })
    const [first, second] = [held(), held()]
    const begun: string[] = []
    const all = [first, second, held()].map((one, at) =>
      queue.run(`${at}`, () => {
        begun.push(`${at}`)
        return at === 2 ? Promise.resolve() : one.work()
      }),
    )
    expect(begun).toEqual(['0', '1'])
    first.finish()
    await all[2]
    expect(begun).toEqual(['0', '1', '2'])
    second.finish()
    await Promise.all(all)
  })

  test('asks to come again who finds it full, or has brought too much', async () => {
    const queue = openFairQueue(limits)
    const first = held()
    const all = [queue.run('a', first.work)]
    for (let place = 0; place < 4; place++) all.push(queue.run('a', async () => {}))
    const refused = { code: 'temporarily_unavailable', detail: { retryAfterS: 10 } }
    await expect(queue.run('a', async () => {})).rejects.toMatchObject(refused)
    all.push(
      queue.run('b', async () => {}),
      queue.run('c', async () => {}),
    )
    await expect(queue.run('d', async () => {})).rejects.toMatchObject(refused)
    first.finish()
    await Promise.all(all)
    expect(await queue.run('d', async () => 'done')).toBe('done')
  })

  test('goes on when somebody’s work fails', async () => {
    const queue = openFairQueue(limits)
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queue.run('a', async () => 'yes')).toBe('yes')
  })
})
