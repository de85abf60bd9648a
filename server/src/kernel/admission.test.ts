import { post, get } from '@croupier/contract/call.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openAdmission, type Queue, queueOf } from './admission.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Enter so many times at once; what has become of each so far. */
function crowd(admission: ReturnType<typeof openAdmission>, queue: Queue, count: number) {
  const states: string[] = Array.from({ length: count }, () => 'waits')
  for (let at = 0; at < count; at++)
    admission.enter(queue).then(
      () => (states[at] = 'in'),
      (error: Error) => (states[at] = error.message),
    )
  return {
    async count(state: string) {
      await vi.advanceTimersByTimeAsync(0)
      return states.filter((one) => one === state).length
    },
  }
}

describe('a queue', () => {
  test('lets in as many as are answered at once, and the next when one leaves', async () => {
    const admission = openAdmission(() => false)
    const guests = crowd(admission, 'guest', 20)
    expect([await guests.count('in'), await guests.count('waits')]).toEqual([16, 4])
    admission.leave('guest')
    admission.leave('guest')
    expect([await guests.count('in'), await guests.count('waits')]).toEqual([18, 2])
  })

  test('sheds who has waited longer than their class may', async () => {
    const admission = openAdmission(() => false)
    const guests = crowd(admission, 'guest', 17)
    await vi.advanceTimersByTimeAsync(3999)
    expect(await guests.count('waits')).toBe(1)
    await vi.advanceTimersByTimeAsync(2)
    expect(await guests.count('temporarily_unavailable')).toBe(1)
    for (let left = 0; left < 16; left++) admission.leave('guest')
    expect(await crowd(admission, 'guest', 16).count('in')).toBe(16)
  })

  test('sheds at once who would be one too many in it', async () => {
    const guests = crowd(
      openAdmission(() => false),
      'guest',
      16 + 1000 + 5,
    )
    expect(await guests.count('temporarily_unavailable')).toBe(5)
  })

  test('is none of another’s business', async () => {
    const admission = openAdmission(() => false)
    crowd(admission, 'guest', 500)
    crowd(admission, 'costly', 50)
    expect(await crowd(admission, 'account', 64).count('in')).toBe(64)
  })

  test('narrows while the process is late, most for guests and for what costs much', async () => {
    let late = true
    const admission = openAdmission(() => late)
    const guests = crowd(admission, 'guest', 10)
    expect(await guests.count('in')).toBe(3)
    expect(await crowd(admission, 'costly', 10).count('in')).toBe(1)
    expect(await crowd(admission, 'account', 40).count('in')).toBe(32)
    late = false
    admission.leave('guest')
    expect(await guests.count('in')).toBe(10)
  })
})

test('calls queue by what they cost and who makes them; what moves money never does', () => {
  const words = { summary: '', refusals: [], reply: z.object() } as const
  const open = get('/wps/open', { ...words, actor: 'anyone' })
  expect(queueOf(open, false)).toBe('guest')
  expect(queueOf(open, true)).toBe('account')
  expect(queueOf(get('/wps/own', { ...words, actor: 'account' }), true)).toBe('account')
  expect(queueOf(post('/wps/dear', { ...words, actor: 'operator', effect: 'work', limit: 'costly' }), true)).toBe(
    'costly',
  )
  for (const limit of ['money', 'service', 'login', 'registration'] as const)
    expect(queueOf(post('/wps/at-once', { ...words, actor: 'account', limit }), true)).toBeUndefined()
})
