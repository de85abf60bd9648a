// A process of its own: a vendor whose players bet and settle over plain sockets that stay open, every call signed. It reads no
// more of an answer than its status and its length, so that it takes little from the cores it shares.
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { SIGNED_HEADERS, signedText } from '@croupier/contract/vendor-signature.ts'
import { percentile } from './result.ts'
import type { VendorLoad, VendorLoadResult } from './vendor-load-run.ts'
import { endOf } from './answer-end.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as VendorLoad
const seats = readFileSync(options.seatsFile, 'utf8')
  .split('\n')
  .map((line) => line.split(' ') as [player: string, token: string])

const PATHS = { bet: '/vendor/v1/bet', settle: '/vendor/v1/settle' } as const
type CallName = keyof typeof PATHS

interface Pair {
  readonly betId: string
  readonly settleId: string
  readonly roundId: string
  readonly player: string
  readonly token: string
  /** How far it has come: the bet is asked for, taken, or settled. */
  state: 'asked' | 'taken' | 'settled'
}

const pairs: Pair[] = []
const took: number[] = []
const statuses: Record<string, number> = {}
let open = options.connections
let begun = 0

function requestOf(name: CallName, { betId, settleId, roundId, player, token }: Pair): string {
  const common = `"roundId":"${roundId}","player":"${player}","game":"${options.game}","currency":"PHP"`
  const body =
    name === 'bet'
      ? `{"transactionId":"${betId}",${common},"token":"${token}","amount":"1.00"}`
      : `{"transactionId":"${settleId}",${common},"betTransactionId":"${betId}","amount":"0.96"}`
  const timestamp = String(Date.now())
  const text = signedText({ timestamp, method: 'POST', path: PATHS[name], body })
  const signature = createHmac('sha256', options.key).update(text).digest('hex')
  return (
    `POST ${PATHS[name]} HTTP/1.1\r\nHost: 127.0.0.1\r\n${SIGNED_HEADERS.vendor}: ${options.vendor}\r\n` +
    `${SIGNED_HEADERS.timestamp}: ${timestamp}\r\n${SIGNED_HEADERS.signature}: ${signature}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

function newPair(): Pair {
  const [player, token] = seats[randomInt(seats.length)] ?? ['', '']
  const pair: Pair = {
    betId: randomUUID(),
    settleId: randomUUID(),
    roundId: randomUUID(),
    player,
    token,
    state: 'asked',
  }
  pairs.push(pair)
  return pair
}

const { begunAfter = 1 } = options
let settledSoFar = 0

function play(): void {
  const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true })
  let pair = newPair()
  let asked = 0
  let rest = ''
  const ask = (name: CallName) => {
    asked = performance.now()
    socket.write(requestOf(name, pair), 'latin1')
  }

  socket.on('connect', () => ask('bet'))
  socket.on('data', (chunk: Buffer) => {
    const said = chunk.toString('latin1')
    rest = rest === '' ? said : rest + said
    if (endOf(rest) === undefined) return
    const status = /"status":"(\w+)"/.exec(rest)?.[1] ?? rest.slice(9, 12)
    statuses[status] = (statuses[status] ?? 0) + 1
    rest = ''
    const now = performance.now()
    took.push(now - asked)
    if (status === 'RETRY') return ask(pair.state === 'asked' ? 'bet' : 'settle')
    if (pair.state === 'asked') {
      pair.state = 'taken'
      return ask('settle')
    }
    pair.state = 'settled'
    settledSoFar += 1
    if (settledSoFar === begunAfter) process.send?.('begun')
    if (now - begun >= options.seconds * 1000) return void socket.end()
    pair = newPair()
    return ask('bet')
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    if (--open === 0) finish()
  })
}

function finish(): void {
  const elapsed = (performance.now() - begun) / 1000
  writeFileSync(options.pairsFile, pairs.map((pair) => JSON.stringify(pair)).join('\n'))
  const settled = pairs.filter(({ state }) => state === 'settled').length
  const result: VendorLoadResult = {
    pairs: settled,
    perSecond: settled / elapsed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    statuses,
    cpuShare: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 / elapsed,
  }
  process.stdout.write(JSON.stringify(result))
}

begun = performance.now()
for (let index = 0; index < options.connections; index++) play()
