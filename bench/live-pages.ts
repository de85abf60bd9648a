// Run by live.ts in a process of its own: thousands of pages that watch boards, and what each of them is shown.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveMessage } from '@croupier/contract/live.ts'
import { withChanges } from '@croupier/contract/live-changes.ts'
import { WebSocket } from 'ws'
import { type Board, nameOfBoard, type WatchOptions, type WatchFigures } from './live-boards.ts'
import { percentile } from './result.ts'

const OPENED_AT_ONCE = 50
/** From the last move until every page must have heard of it. */
const CALM_MS = 3000

const { port, sockets, boards, runs, seconds } = JSON.parse(process.argv[2] ?? '') as WatchOptions
const took: number[][] = Array.from({ length: runs }, () => [])
const bytes: number[] = Array.from({ length: runs }, () => 0)
let run = -1
let [lost, shown, changes] = [0, 0, 0]

interface BoardState {
  readonly seq: number
  readonly data: Board
}

/** All pages at a board that follow the same messages have the same state: it is worked out once. */
const states = new Map<string, BoardState>()
const shownBy = new Map<WebSocket, BoardState>()

function stateAfter(text: string, before: BoardState | undefined): BoardState {
  // A page that was shown another state before would read the same changes differently.
  const key = `${before?.seq ?? ''} ${text}`
  const known = states.get(key)
  if (known) return known
  const say = JSON.parse(text) as LiveMessage
  if (!('seq' in say)) throw new Error(`unexpected: ${text}`)
  if ('changes' in say && say.after !== before?.seq)
    throw new Error(`changes after ${say.after} for a page at ${before?.seq}`)
  const data = 'changes' in say ? withChanges(before?.data, say.changes) : say.data
  const state = { seq: say.seq, data: data as Board }
  states.set(key, state)
  setTimeout(() => states.delete(key), 2000).unref()
  return state
}

async function watch(board: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live?merchant=LUCKY`, { perMessageDeflate: false })
  socket.on('message', (message: Buffer) => {
    const now = Date.now()
    const text = message.toString('utf8')
    if (!text.startsWith('{"topic"')) return
    const state = stateAfter(text, shownBy.get(socket))
    shownBy.set(socket, state)
    if (run < 0) return
    shown += 1
    if (text.includes('"changes":')) changes += 1
    bytes[run] = (bytes[run] ?? 0) + message.length
    took[run]?.push(now - state.data.at)
  })
  socket.on('close', () => (lost += 1))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`board:${nameOfBoard(board)}`], changes: true }))
}

const numbers = Array.from({ length: sockets }, (_, at) => at % boards)
const waiting = numbers.values()
await Promise.all(
  Array.from({ length: OPENED_AT_ONCE }, async () => {
    for (const board of waiting) await watch(board)
  }),
)
process.send?.('open')
await once(process, 'message')

const begun = performance.now()
for (run = 0; run < runs; run += 1) await wait(seconds * 1000)
run = -1
const lastedS = (performance.now() - begun) / 1000
process.send?.('over')
const [last] = (await once(process, 'message')) as [readonly Board[]]
await wait(CALM_MS)
const texts = last.map((board) => JSON.stringify(board))
const seen = new Set(texts)
const missed = [...shownBy.values()].filter(({ data }) => !seen.has(JSON.stringify(data))).length
const figures: WatchFigures = {
  p50: took.map((samples) => percentile(samples, 0.5)),
  p99: took.map((samples) => percentile(samples, 0.99)),
  bytes: bytes.map((sum) => sum / sockets / seconds),
  missed: missed + sockets - shownBy.size,
  lost,
  perSecond: shown / lastedS,
  changes: changes / shown,
}
process.send?.(figures, () => process.exit(0))
