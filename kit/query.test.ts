import { get } from '@croupier/contract/call.ts'
import { environmentManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { queryOptionsOf, makeQueryClient } from './query.ts'

const look = get('/wps/things', {
  summary: 'Things',
  actor: 'anyone',
  reply: z.object({ name: z.string() }),
  refusals: ['not_found'],
})

/** What the site says: nothing, that it is away, no, or a thing. */
let site: 'silent' | 'away' | 'no' | { readonly name: string } = 'silent'
let asked = 0
const said = (status: number, errorCode: string) =>
  Response.json(
    { success: false, errorCode, message: '' },
    { status, headers: status === 503 ? { 'retry-after': '1' } : {} },
  )

// On a server nothing is asked again by itself, and a test without a window passes for one.
beforeAll(() => environmentManager.setIsServer(() => false))
beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async () => {
    asked += 1
    if (site === 'silent') throw new TypeError('no line')
    if (site === 'away') return said(503, 'temporarily_unavailable')
    if (site === 'no') return said(404, 'not_found')
    return Response.json({ success: true, value: site })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen that shows the answer, as long as it is open. */
function screen() {
  const client = makeQueryClient()
  client.mount()
  const observer = new QueryObserver<{ readonly name: string }>(client, queryOptionsOf(look))
  const close = observer.subscribe(() => {})
  return {
    now: () => observer.getCurrentResult(),
    close() {
      close()
      client.unmount()
      client.clear()
    },
  }
}

/** Longer than all tries, and than the pause before it is asked anew. */
const LONG_MS = 60_000

test.each(['silent', 'away'] as const)(
  'a screen without an answer from a site that is %s heals by itself',
  async (how) => {
    site = how
    const it = screen()
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(it.now()).toMatchObject({ isSuccess: false, data: undefined })
    site = { name: 'one' }
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(it.now()).toMatchObject({ isSuccess: true, data: { name: 'one' } })
    const healed = asked
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(asked).toBe(healed)
    it.close()
  },
)

test.each(['silent', 'away'] as const)('what was shown stays while the site is %s', async (how) => {
  site = { name: 'one' }
  const it = screen()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(it.now().data).toEqual({ name: 'one' })
  site = how
  const client = it.now().refetch()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  await client
  expect(it.now()).toMatchObject({ isError: true, data: { name: 'one' } })
  site = { name: 'two' }
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(it.now()).toMatchObject({ isError: false, data: { name: 'two' } })
  it.close()
})

test('while it is away it is asked with pauses, and a closed screen asks no more', async () => {
  site = 'silent'
  const it = screen()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  const inAMinute = asked
  expect(inAMinute).toBeGreaterThan(3)
  expect(inAMinute).toBeLessThan(40)
  it.close()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(asked).toBe(inAMinute)
})

test('a no is an answer: it is not asked again', async () => {
  site = 'no'
  const it = screen()
  await vi.advanceTimersByTimeAsync(LONG_MS)
  expect(asked).toBe(1)
  expect(it.now().isError).toBe(true)
  it.close()
})
