// A process of its own: strangers who ask again as soon as they are answered, whatever the answer is.
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { WebSocket } from 'ws'
import { sealerAt } from './browser.ts'

export const FLOODS = ['document', 'lobby', 'topics', 'captchas', 'home', 'searches', 'pictures', 'guesses'] as const
export type Flood = (typeof FLOODS)[number]

export interface FloodOptions {
  readonly name: Flood
  readonly port: number
  readonly seconds: number
  /** A token a line, of members who send pictures. */
  readonly tokensFile: string
}

export interface FloodResult {
  readonly statuses: Readonly<Record<string, number>>
}

const CONNECTIONS = 50
const SOCKETS = 20
const TOPICS = 50
const PICTURE_SIDE = 2000

interface FloodRequest {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

async function flood({ name, port, seconds, tokensFile }: FloodOptions): Promise<FloodResult> {
  const statuses: Record<string, number> = {}
  const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1)
  const until = performance.now() + seconds * 1000
  if (name === 'topics') await Promise.all(Array.from({ length: SOCKETS }, () => invent(port, until, count)))
  else {
    const asking = await askingOf(name, port, tokensFile)
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const caller = async () => {
      while (performance.now() < until) count(await send(agent, port, await asking()))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, caller))
    agent.destroy()
  }
  return { statuses }
}

/** What a stranger asks next. */
async function askingOf(
  name: Flood,
  port: number,
  tokensFile: string,
): Promise<() => FloodRequest | Promise<FloodRequest>> {
  if (name === 'pictures') return picturesOf(tokensFile)
  if (name === 'guesses') return guessesAt(port)
  const paths: Readonly<Record<string, () => string>> = {
    document: () => '/openapi.json',
    lobby: () => '/wps/live/tables',
    captchas: () => (randomInt(2) === 0 ? '/wps/captcha' : '/wps/challenge'),
    home: () => '/',
    searches: () => `/wps/relay/GCSGAME_gameList?gameName=${randomBytes(3).toString('hex')}`,
  }
  return () => ({ path: paths[name]?.() ?? '/' })
}

async function picturesOf(tokensFile: string): Promise<() => FloodRequest> {
  const tokens = readFileSync(tokensFile, 'utf8').split('\n')
  const side = { width: PICTURE_SIDE, height: PICTURE_SIDE, channels: 3 } as const
  const file = await sharp({ create: { ...side, background: '#336699' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'picture.png')
  const sent = new Request('http://localhost', { method: 'POST', body: form })
  const type = sent.headers.get('content-type') ?? ''
  const body = Buffer.from(await sent.arrayBuffer())
  return () => ({
    method: 'POST',
    path: '/wps/member/info/icon',
    headers: { 'content-type': type, authorization: `Bearer ${tokens[randomInt(tokens.length)]}` },
    body,
  })
}

async function guessesAt(port: number): Promise<() => Promise<FloodRequest>> {
  const sealed = await sealerAt(`http://127.0.0.1:${port}`)
  return async () => ({
    method: 'POST',
    path: '/wps/session/login',
    headers: { 'content-type': 'application/json' },
    body: await sealed({ type: 'username', username: `bench${randomInt(1000)}`, password: randomUUID() }),
  })
}

function send(agent: Agent, port: number, { method = 'GET', path, headers, body }: FloodRequest): Promise<string> {
  return new Promise((resolve) => {
    const asked = request({ agent, port, host: '127.0.0.1', method, path, headers: { merchant: 'LUCKY', ...headers } })
    asked.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(String(answer.statusCode)))
      answer.on('error', () => resolve('broken off'))
    })
    asked.on('error', () => resolve('broken off'))
    asked.end(body)
  })
}

/** One socket after the other that asks for topics nobody has. */
async function invent(port: number, until: number, count: (status: string) => void): Promise<void> {
  while (performance.now() < until) {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live?merchant=LUCKY`)
    socket.on('error', () => {})
    const opened = await Promise.race([once(socket, 'open').then(() => true), once(socket, 'close').then(() => false)])
    if (!opened) {
      count('not let in')
      await wait(100)
      continue
    }
    socket.on('message', () => count('refused'))
    while (socket.readyState === WebSocket.OPEN && performance.now() < until) {
      const topics = Array.from({ length: TOPICS }, (_, at) => `${at % 2 === 0 ? 'tables' : 'table'}:${randomUUID()}`)
      socket.send(JSON.stringify({ type: 'subscribe', topics }))
      await wait(1)
    }
    count('sockets')
    socket.terminate()
  }
}

const [options] = process.argv.slice(2)
if (options !== undefined && process.send !== undefined) {
  process.send(await flood(JSON.parse(options) as FloodOptions))
  process.disconnect?.()
}
