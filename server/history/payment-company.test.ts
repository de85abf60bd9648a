import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '#kernel/config.ts'
import { openPaymentCompany, tell } from './payment-company.ts'

const MOVEMENT = {
  kind: 'payment',
  id: 'one',
  reference: 'DEP-1',
  amount: '500.00',
  currency: 'PHP',
  at: '2026-11-01T00:00:00.000Z',
} as const

/** A company that fails so often before it takes what it is told. */
async function companyThatFails(times: number) {
  const told: unknown[] = []
  let left = times
  const server = createServer((request, reply) => {
    void json(request)
      .catch(() => undefined)
      .then((body) => {
        if (request.method !== 'POST') return reply.writeHead(404).end()
        if (left-- > 0) return reply.writeHead(503).end()
        told.push(body)
        return reply.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo
  return { told, gateway: { url: `http://127.0.0.1:${port}`, key: 'key', secret: 'secret' } }
}

test('a company that does not take at once what moved in the past is told again, and the past goes on', async () => {
  const { told, gateway } = await companyThatFails(2)
  const company = await openPaymentCompany(gateway)
  onTestFinished(company.close)
  await tell({ paymentGateway: company.gateway } as Config, MOVEMENT)
  expect(told).toEqual([MOVEMENT])
})
