import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import { hashPassword, inTurn, isPassword } from './password.ts'

const world = () => ({ config: readConfig({}) }) as Deps
const places = Math.max(1, availableParallelism() - 1)

test('a password is kept as argon2id with 19 MiB and two passes, never twice the same', async () => {
  const deps = world()
  const [one, other] = [await hashPassword(deps, 'Sampag1ta'), await hashPassword(deps, 'Sampag1ta')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await isPassword(deps, 'Sampag1ta', one)).toBe(true)
  expect(await isPassword(deps, 'sampag1ta', one)).toBe(false)
})

test('nobody’s password is never right', async () => {
  expect(await isPassword(world(), 'no member has this password', undefined)).toBe(false)
})

describe('hashing', () => {
  test('leaves a core to the requests, however many ask', async () => {
    const deps = world()
    let busy = 0
    let most = 0
    const work = async () => {
      most = Math.max(most, ++busy)
      await new Promise(setImmediate)
      busy--
    }
    await Promise.all(Array.from({ length: 50 }, () => inTurn(deps, work)))
    expect(most).toBe(places)
    expect(busy).toBe(0)
  })

  test('asks to come again when too many wait, and serves those who do', async () => {
    const deps = world()
    let open: (value?: unknown) => void = () => {}
    const gate = new Promise((resolve) => (open = resolve))
    const asked = Array.from({ length: places + 201 }, () => inTurn(deps, () => gate.then(() => 'done')))
    const outcomes = Promise.allSettled(asked)
    open()
    const settled = await outcomes
    expect(settled.filter((one) => one.status === 'fulfilled')).toHaveLength(places + 200)
    expect(settled.at(-1)).toMatchObject({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'too_many_requests' }),
    })
    expect(settled.at(-1)).toMatchObject({ reason: expect.any(Refusal) })
  })

  test('goes on after one has failed', async () => {
    const deps = world()
    await expect(inTurn(deps, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await inTurn(deps, async () => 'yes')).toBe('yes')
  })

  test('the next in line looks up what it needs while the one ahead still works, and the others wait', async () => {
    const deps = world()
    const open: (() => void)[] = []
    const looked: number[] = []
    const all = Array.from({ length: places + 2 }, (_, index) =>
      inTurn(
        deps,
        () => new Promise<void>((resolve) => void open.push(resolve)),
        async () => void looked.push(index),
      ),
    )
    await new Promise(setImmediate)
    expect(looked).toHaveLength(places + 1)
    expect(open).toHaveLength(places)

    open[0]?.()
    await new Promise(setImmediate)
    expect(looked).toHaveLength(places + 2)
    expect(open).toHaveLength(places + 1)

    open.slice(1).forEach((end) => end())
    await new Promise(setImmediate)
    open.at(-1)?.()
    await Promise.all(all)
  })

  test('who is refused before the turn gives the place on', async () => {
    const deps = world()
    const refused = Array.from({ length: places + 2 }, () =>
      inTurn(
        deps,
        async () => 'yes',
        () => Promise.reject(new Error('no')),
      ),
    )
    expect((await Promise.allSettled(refused)).map(({ status }) => status)).toEqual(refused.map(() => 'rejected'))
    expect(await inTurn(deps, async () => 'yes')).toBe('yes')
  })
})
