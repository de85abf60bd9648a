import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bare, type BareServer } from '../../test/bare.ts'

const SHORT_MS = 300

let world: BareServer
let port: number
let stated: Readonly<Record<string, number | null>>
beforeAll(async () => {
  world = await bare()
  const { server } = world.app.http
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections } = server
  stated = { headersTimeout, requestTimeout, keepAliveTimeout, maxConnections }
  // The same judge, sooner.
  Object.assign(server, { headersTimeout: SHORT_MS, requestTimeout: 2 * SHORT_MS, keepAliveTimeout: SHORT_MS })
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (server.address() as { port: number }).port
})

const drips = new Set<NodeJS.Timeout>()
afterAll(() => drips.forEach((drip) => clearInterval(drip)))

/** Say this, and then a little more again and again; what is answered until the connection is closed. */
function dribble(beginning: string, more: string): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  socket.write(beginning)
  const drip = setInterval(() => socket.writable && socket.write(more), 50)
  drips.add(drip)
  let heard = ''
  socket.on('data', (bytes) => (heard += String(bytes)))
  socket.on('error', () => {})
  return new Promise((resolve) => socket.on('close', () => resolve(heard)))
}

test('a request has ten seconds for its head and two minutes in all, and connections are bounded', () => {
  expect(stated).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 120_000,
    keepAliveTimeout: 65_000,
    maxConnections: 20_000,
  })
})

describe('who dribbles is shown out, and others are served meanwhile', () => {
  test.each([
    ['the head of a request', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n', 'x-more: 1\r\n'],
    [
      'the body of a request',
      'POST /wps/session/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9999\r\n\r\n{"',
      'a',
    ],
  ])('%s', async (_name, beginning, more) => {
    const slow = Array.from({ length: 50 }, () => dribble(beginning, more))
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    for (const answer of await Promise.all(slow)) expect(answer.split('\r\n', 1)[0]).toMatch(/^HTTP\/1.1 408 |^$/)
  })

  test('a head that is too long', async () => {
    const answer = await dribble(
      `GET /healthz HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`,
      '',
    )
    expect(answer).toMatch(/^HTTP\/1.1 431 /)
  })

  test('a connection on which nothing is asked', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await new Promise((resolve) => socket.once('data', resolve))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(socket.destroyed).toBe(true)
  })
})
