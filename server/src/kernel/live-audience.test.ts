import { randomBytes } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Deps } from './deps.ts'
import { type LiveSubscriber, LiveAudiences } from './live-audience.ts'
import { concernsSubject, type LiveTopic } from './live.ts'

afterEach(() => vi.useRealTimers())

/** What a page was shown, and the page. */
function subscriber(shown: unknown[]): LiveSubscriber {
  return {
    seq: 0,
    takesChanges: false,
    isReady: () => true,
    show: (message) => shown.push(JSON.parse(String(message)).data),
    refuse: () => shown.push('refused'),
  }
}

test('a read that is not answered holds up nobody else’s, and is made again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const warnings: unknown[] = []
  const log = { warn: (...line: unknown[]) => warnings.push(line), info: () => {}, debug: () => {}, error: () => {} }
  // Nothing else is asked of them.
  const rooms = new LiveAudiences({ log, random: randomBytes, now: () => new Date(0) } as unknown as Deps)
  let [seq, isSilent] = [1, true]
  const topic: LiveTopic = {
    name: 'draw',
    actor: 'anyone',
    hears: ['drawn'],
    concerns: concernsSubject,
    read: (_deps, { subject }) =>
      subject === 'SILENT' && isSilent ? new Promise(() => {}) : Promise.resolve({ seq, data: `${subject} ${seq}` }),
  }
  const [silent, other]: [unknown[], unknown[]] = [[], []]
  const watcher = (subject: string) => ({ brandId: 1, session: undefined, subject })
  rooms.sit(topic, watcher('SILENT'), subscriber(silent))
  rooms.sit(topic, watcher('OTHER'), subscriber(other))
  await vi.advanceTimersByTimeAsync(0)
  expect(other).toEqual(['OTHER 1'])

  seq = 2
  rooms.refresh()
  await vi.advanceTimersByTimeAsync(15_000)
  seq = 3
  isSilent = false
  rooms.hear([{ topic: 'drawn', brandId: 1, keys: ['OTHER'] }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(other.at(-1)).toBe('OTHER 3')
  expect(silent).toEqual(['SILENT 3'])
  expect(warnings).not.toEqual([])
  await rooms.stop()
})
