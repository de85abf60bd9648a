import type { LiveRequest, LiveMessage } from '@croupier/contract/live.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SocketHandlers, LiveConnection, type Socket, waitMs } from './live-line.ts'

class FakeSocket implements Socket {
  readonly said: LiveRequest[] = []
  closed = false
  readonly ears: SocketHandlers
  constructor(ears: SocketHandlers) {
    this.ears = ears
  }
  send = (text: string) => void this.said.push(JSON.parse(text))
  close = () => void (this.closed = true)
  says = (say: LiveMessage) => this.ears.heard(JSON.stringify(say))
}

let sockets: FakeSocket[]
let token: string | undefined
const refused = vi.fn()
const newest = () => sockets.at(-1)!

const makeLine = () =>
  new LiveConnection({
    connect: (ears) => {
      sockets.push(new FakeSocket(ears))
      return newest()
    },
    token: () => token,
    refused,
    now: () => Date.now(),
    spread: () => 1,
  })

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  token = 'secret'
  refused.mockReset()
})
afterEach(() => void vi.useRealTimers())

/** A line that watches `balance` and heard it at 7. */
function running() {
  const line = makeLine()
  const heard = vi.fn()
  const stop = line.watch('balance', heard)
  newest().ears.opened()
  newest().says({ topic: 'balance', seq: 7, data: 'seven', snapshot: true })
  return { line, heard, stop }
}

test('the line says who it is before it subscribes, and a guest says nothing of it', () => {
  running()
  expect(newest().said).toEqual([
    { type: 'auth', token: 'secret' },
    { type: 'subscribe', topics: ['balance'], since: {}, changes: true },
  ])
  token = undefined
  running()
  expect(newest().said.map(({ type }) => type)).toEqual(['subscribe'])
})

test('messages are heard in order, and one that was heard already is not heard again', () => {
  const { heard } = running()
  newest().says({ topic: 'balance', seq: 8, data: 'eight' })
  newest().says({ topic: 'balance', seq: 8, data: 'eight again' })
  newest().says({ topic: 'other', seq: 1, data: 'not ours' })
  expect(heard.mock.calls).toEqual([['seven'], ['eight']])
})

test('after a gap the line asks for what followed, and hears the snapshot that answers', () => {
  const { heard } = running()
  newest().says({ topic: 'balance', seq: 10, data: 'ten' })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(newest().said.at(-1)).toEqual({ type: 'subscribe', topics: ['balance'], since: { balance: 7 }, changes: true })
  newest().says({ topic: 'balance', seq: 10, data: 'ten', snapshot: true })
  expect(heard).toHaveBeenLastCalledWith('ten')
})

test('changes lead from the state that was heard to the next one, and leave that as it was', () => {
  const line = makeLine()
  const heard = vi.fn()
  line.watch('stakes', heard)
  newest().ears.opened()
  const first = { spots: { red: '5.00', black: '1.00' }, members: 2 }
  newest().says({ topic: 'stakes', seq: 7, data: first, snapshot: true })
  newest().says({
    topic: 'stakes',
    seq: 9,
    after: 7,
    changes: [
      { op: 'replace', path: '/spots/red', value: '6.00' },
      { op: 'remove', path: '/spots/black' },
    ],
  })
  expect(heard.mock.calls).toEqual([[first], [{ spots: { red: '6.00' }, members: 2 }]])
  expect(first.spots).toEqual({ red: '5.00', black: '1.00' })
})

test('changes that begin with another state are not made: the state is asked for', () => {
  const { heard } = running()
  newest().says({ topic: 'balance', seq: 9, after: 8, changes: [{ op: 'replace', path: '', value: 'nine' }] })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(newest().said.at(-1)).toEqual({ type: 'subscribe', topics: ['balance'], since: { balance: 7 }, changes: true })
})

test('a lost line comes back by itself and asks for what it missed', async () => {
  const { line, heard } = running()
  newest().ears.closed()
  expect(line.state()).toMatchObject({ connected: false, failures: 1 })
  await vi.advanceTimersByTimeAsync(1000)
  expect(sockets).toHaveLength(2)
  newest().ears.opened()
  expect(newest().said.at(-1)).toEqual({ type: 'subscribe', topics: ['balance'], since: { balance: 7 }, changes: true })
  newest().says({ topic: 'balance', seq: 8, data: 'eight' })
  expect(heard).toHaveBeenLastCalledWith('eight')
  expect(line.state()).toEqual({ connected: true, failures: 0, retryAt: 0 })
})

test('each failed try waits longer, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map((failures) => waitMs(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
  expect(waitMs(3, 0)).toBe(3000)
})

test('a line on which nothing is heard is pinged, and given up when the ping stays unanswered', async () => {
  const { line } = running()
  await vi.advanceTimersByTimeAsync(25_000)
  expect(newest().said.at(-1)).toEqual({ type: 'ping' })
  newest().says({ type: 'pong' })
  await vi.advanceTimersByTimeAsync(24_999)
  expect(newest().closed).toBe(false)
  await vi.advanceTimersByTimeAsync(10_001)
  expect(sockets[0]?.closed).toBe(true)
  expect(line.state().connected).toBe(false)
})

test('when somebody else logs in, the line begins anew and forgets what it heard', () => {
  const { line } = running()
  token = 'another'
  line.restart()
  expect(sockets[0]?.closed).toBe(true)
  newest().ears.opened()
  expect(newest().said).toEqual([
    { type: 'auth', token: 'another' },
    { type: 'subscribe', topics: ['balance'], since: {}, changes: true },
  ])
})

test('nobody watching, the line is closed and stays closed', async () => {
  const { stop } = running()
  stop()
  expect(newest().said.at(-1)).toEqual({ type: 'unsubscribe', topics: ['balance'] })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(newest().closed).toBe(true)
})

test('a session that ended elsewhere is noticed, a refused topic is no such news', () => {
  running()
  newest().says({ type: 'refused', topic: 'balance', errorCode: 'not_logged_in' })
  newest().says({ type: 'refused', topic: 'nothing', errorCode: 'not_found' })
  expect(refused).not.toHaveBeenCalled()
  newest().says({ type: 'refused', errorCode: 'not_logged_in' })
  expect(refused).toHaveBeenCalledTimes(1)
})
