// A process of its own: callers who play rounds and, as the page does, ask again with the same id until they are answered.
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { CallersOptions, CallersResult } from './outage-run.ts'

const options = JSON.parse(process.argv[2] ?? '{}') as CallersOptions
const tokens = readFileSync(options.tokensFile, 'utf8').split('\n')
const agent = new Agent({ keepAlive: true, maxSockets: options.connections })

const ASK_AGAIN_MS = 100
const PATIENCE_MS = 10_000

interface CallOutcome {
  readonly outcome: string
  readonly text: string
}

const acknowledged: string[] = []
const outcomes: Record<string, number> = {}
const strange: string[] = []
let slowestMs = 0
let stopping = false

function post(token: string, body: string): Promise<CallOutcome> {
  return new Promise((resolve) => {
    const lost = () => resolve({ outcome: 'no answer', text: '' })
    const headers = { merchant: 'LUCKY', authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const { port } = options
    const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path: '/wps/studio/rounds', headers })
    sent.on('error', lost)
    sent.on('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => (text += chunk))
      answer.on('error', lost)
      answer.on('end', () => {
        const code = /"errorCode":"(\w+)"/.exec(text)?.[1]
        resolve({ outcome: code === undefined ? String(answer.statusCode) : `${answer.statusCode} ${code}`, text })
      })
    })
    sent.setTimeout(PATIENCE_MS, () => sent.destroy())
    sent.end(body)
  })
}

const AGAIN = new Set(['no answer', '503 temporarily_unavailable', '503 outcome_unknown'])

async function playOne(): Promise<void> {
  const id = randomUUID()
  const token = tokens[randomInt(tokens.length)] ?? ''
  const choices = { target: '50.00', over: true }
  const body = JSON.stringify({ id, gameCode: 'DICE', stake: '1.00', choices })
  for (;;) {
    const asked = performance.now()
    const { outcome, text } = await post(token, body)
    slowestMs = Math.max(slowestMs, performance.now() - asked)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    if (outcome === '200') {
      acknowledged.push(id)
      process.send?.({ asked: performance.timeOrigin + asked, answered: Date.now() })
      return
    }
    if (!AGAIN.has(outcome)) return void strange.push(`${outcome} ${text.slice(0, 300)}`)
    if (stopping) return
    await wait(ASK_AGAIN_MS + randomInt(ASK_AGAIN_MS))
  }
}

async function play(): Promise<void> {
  while (!stopping) await playOne()
}

process.once('message', () => (stopping = true))
await Promise.all(Array.from({ length: options.connections }, play))
agent.destroy()
writeFileSync(options.idsFile, acknowledged.join('\n'))
const result: CallersResult = { acknowledged: acknowledged.length, outcomes, strange: strange.slice(0, 5), slowestMs }
process.stdout.write(JSON.stringify(result))
process.disconnect?.()
