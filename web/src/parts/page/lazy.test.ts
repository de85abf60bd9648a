import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_LIMIT_MS, ChunkLoadError, inTime } from './lazy.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part of the site that arrives is shown, and its limit is forgotten', async () => {
  await expect(inTime(Promise.resolve('screen'))).resolves.toBe('screen')
  expect(vi.getTimerCount()).toBe(0)
})

test('a part that fails to arrive is a ChunkLoadError that keeps its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(inTime(Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause })
})

test('a part that has not arrived after 120 seconds is a ChunkLoadError, and not a moment earlier', async () => {
  const outcome = vi.fn()
  void inTime(new Promise(() => undefined)).catch(outcome)
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  expect(CHUNK_LIMIT_MS).toBe(120_000)
})
