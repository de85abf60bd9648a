// A process of its own: rounds over plain sockets that stay open, each asking again as soon as it is answered.
// It reads no more of an answer than its status and its length, so that it takes little from the cores it shares.
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { LoadOptions, LoadResult } from './load-run.ts'
import { percentile } from './result.ts'
import { endOf } from './answer-end.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions
const { begunAfter = 1 } = options
const tokens = readFileSync(options.tokensFile, 'utf8').split('\n')

const BODIES = {
  dice: '","gameCode":"DICE","stake":"1.00","choices":{"target":"50.00","over":true}}',
  slot: '","gameCode":"LUCKY_TWENTY","stake":"1.00","choices":{}}',
}
const ID_START = '{"id":"'
const UUID_LENGTH = 36

const headOf = (token: string, body: string) =>
  `POST /wps/studio/rounds HTTP/1.1\r\nHost: 127.0.0.1\r\nMerchant: LUCKY\r\nLanguage: EN\r\nAuthorization: Bearer ${token}\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${ID_START.length + UUID_LENGTH + body.length}\r\n\r\n${ID_START}`

const games = Object.values(BODIES).map((body) => ({ body, heads: tokens.map((token) => headOf(token, body)) }))
const [dice, slot] = games as [(typeof games)[number], (typeof games)[number]]

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'

const acknowledged: string[] = []
const took: number[] = []
const statuses: Record<string, number> = {}
let open = options.connections
let begun = 0

function ask(socket: Socket): string {
  const id = randomUUID()
  if (options.asks === 'health') {
    socket.write(HEALTH, 'latin1')
    return id
  }
  const { body, heads } = randomInt(100) < options.slotShare * 100 ? slot : dice
  socket.write(`${heads[randomInt(heads.length)]}${id}${body}`, 'latin1')
  return id
}

function play(): void {
  const socket = connect({ port: options.port, host: '127.0.0.1', noDelay: true })
  let id = ''
  let asked = 0
  let rest = ''
  const next = () => {
    asked = performance.now()
    id = ask(socket)
  }

  socket.on('connect', next)
  socket.on('data', (chunk: Buffer) => {
    const said = chunk.toString('latin1')
    rest = rest === '' ? said : rest + said
    if (endOf(rest) === undefined) return
    const status = rest.slice(9, 12)
    if (status === '200') {
      acknowledged.push(id)
      if (acknowledged.length === begunAfter) process.send?.('begun')
    }
    const outcome = status === '200' ? status : `${status} ${/"errorCode":"(\w+)"/.exec(rest)?.[1]}`
    statuses[outcome] = (statuses[outcome] ?? 0) + 1
    rest = ''
    const now = performance.now()
    took.push(now - asked)
    if (now - begun < options.seconds * 1000) next()
    else socket.end()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    if (--open === 0) finish()
  })
}

function finish(): void {
  const elapsed = (performance.now() - begun) / 1000
  writeFileSync(options.idsFile, acknowledged.join('\n'))
  const result: LoadResult = {
    acknowledged: acknowledged.length,
    perSecond: acknowledged.length / elapsed,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    max: percentile(took, 1),
    statuses,
    cpuShare: (process.cpuUsage().user + process.cpuUsage().system) / 1e6 / elapsed,
  }
  process.stdout.write(JSON.stringify(result))
}

begun = performance.now()
for (let index = 0; index < options.connections; index++) play()
