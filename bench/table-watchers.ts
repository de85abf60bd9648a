// Run by tables.ts in a process of its own: thousands of pages that watch live tables, and what each of them is shown.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { TableNews } from '@croupier/contract/tables.ts'
import { WebSocket } from 'ws'
import { percentile } from './result.ts'

export interface WatchOptions {
  readonly port: number
  readonly sockets: number
  /** Shared out among the pages one by one. */
  readonly tables: readonly string[]
  readonly runs: number
  readonly seconds: number
}

export interface WatchFigures {
  /** Milliseconds from a change at the table until a page has heard of it, in each run. */
  readonly p50: readonly number[]
  readonly p99: readonly number[]
  readonly max: number
  /** From the end of betting until a page has heard that no bets are taken any more. */
  readonly closedP99: number
  /** States that pages were shown, a second. */
  readonly perSecond: number
  /** Whole rounds that pages saw, and those of them of which a page was not shown every phase. */
  readonly rounds: number
  readonly missed: number
  readonly lost: number
}

/** What a state says of the round, and when it came to that. */
interface TableState {
  readonly roundId: string
  readonly phase: string
  readonly state: string
  readonly at: number | undefined
  readonly due: number | undefined
}

const OPENED_AT_ONCE = 50
const PHASES = ['betting', 'closed', 'dealing', 'settled']

const { port, sockets, tables, runs, seconds } = JSON.parse(process.argv[2] ?? '') as WatchOptions
const took: number[][] = Array.from({ length: runs }, () => [])
const closed: number[] = []
let run: number[] | undefined
let [rounds, missed, lost, shown] = [0, 0, 0, 0]

/** All pages at a table are shown the same text: it is read once. */
const read = new Map<string, TableState | undefined>()

function toldBy(text: string): TableState | undefined {
  const key = text.slice(0, text.indexOf(',"data"'))
  if (!read.has(key)) read.set(key, ofRound((JSON.parse(text) as { readonly data: TableNews }).data))
  return read.get(key)
}

function ofRound({ round, pace }: TableNews): TableState | undefined {
  if (!round) return undefined
  const { roundId, phase, events, question, answers } = round
  const ends = Date.parse(round.phaseEndsAt ?? '')
  const moments: Readonly<Record<string, number>> = {
    betting: Date.parse(round.betsUntil) - pace.betMs,
    closed: ends - pace.guardMs,
    dealing: question ? Date.parse(question.until) - askedMs(question.of, pace) : Date.parse(events.at(-1)?.at ?? ''),
    settled: ends - pace.resultMs,
  }
  const at = moments[phase]
  return {
    roundId,
    phase,
    state: [roundId, phase, events.length, answers.length, question?.kind].join(' '),
    at: at === undefined || Number.isNaN(at) ? undefined : at,
    due: phase === 'closed' ? Date.parse(round.betsUntil) : undefined,
  }
}

const askedMs = (of: string, { decideMs, decideAllMs }: TableNews['pace']): number =>
  of === 'seats' ? decideAllMs : decideMs

/** One page at a table. */
async function watch(table: string): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live?merchant=LUCKY`, { perMessageDeflate: false })
  let before: TableState | undefined
  // A round that ran already when the page came is not counted.
  let seen: Set<string> | undefined
  socket.on('message', (bytes: Buffer) => {
    const now = Date.now()
    const text = bytes.toString('utf8')
    if (!text.startsWith('{"topic":"table:')) return
    const told = toldBy(text)
    if (!told || told.state === before?.state) return
    shown += 1
    if (before && before.roundId !== told.roundId) {
      if (seen) {
        rounds += 1
        if (PHASES.some((phase) => !seen?.has(phase))) missed += 1
      }
      seen = new Set()
    }
    seen?.add(told.phase)
    if (before && run) {
      if (told.at !== undefined) run.push(now - told.at)
      if (told.due !== undefined) closed.push(now - told.due)
    }
    before = told
  })
  socket.on('close', () => (lost += 1))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`table:${table}`, `stakes:${table}`] }))
}

const waiting = Array.from({ length: sockets }, (_, at) => tables[at % tables.length] ?? '').values()
await Promise.all(
  Array.from({ length: OPENED_AT_ONCE }, async () => {
    for (const table of waiting) await watch(table)
  }),
)
process.send?.('open')
await once(process, 'message')

shown = 0
const begun = performance.now()
for (const samples of took) {
  run = samples
  await wait(seconds * 1000)
}
run = undefined
const watched: WatchFigures = {
  p50: took.map((samples) => percentile(samples, 0.5)),
  p99: took.map((samples) => percentile(samples, 0.99)),
  max: Math.max(...took.map((samples) => percentile(samples, 1))),
  closedP99: percentile(closed, 0.99),
  perSecond: shown / ((performance.now() - begun) / 1000),
  rounds,
  missed,
  lost,
}
process.send?.(watched, () => process.exit(0))
