import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export interface TakenMessage {
  readonly id: string
  readonly to: string
  readonly template: string
  readonly language: string
  readonly text: string
  readonly authorization: string | undefined
}

export interface Gateway {
  readonly url: string
  readonly taken: TakenMessage[]
  /** What it says of every message from now on. */
  report(status: string): void
  /** It answers this status from now on. */
  answer(status: number): void
  close(): Promise<void>
}

/** A gateway for short messages as operators run them: JSON over HTTP, a bearer token, an id and a status for each message. */
export async function openGateway(): Promise<Gateway> {
  const taken: TakenMessage[] = []
  let [status, report] = [200, 'sent']

  const answerOf = async (request: IncomingMessage) => {
    if (status !== 200) return { error: 'unwilling' }
    if (request.method === 'GET') return { status: report }
    const { authorization } = request.headers
    taken.push({ ...JSON.parse(await bodyOf(request)), authorization })
    return { id: `gw-${taken.length}` }
  }
  const server = createServer((request, reply) => {
    void answerOf(request).then((body) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/messages`,
    taken,
    report: (next) => void (report = next),
    answer: (next) => void (status = next),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
