import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from './deps.ts'
import { Refusal } from './refusal.ts'

// Of the process, as what it counts is.
const registry = new Registry()
const registers = [registry]

const requests = new Histogram({
  name: 'croupier_request_seconds',
  help: 'From the head of a request to the end of its answer, by call and class of status',
  labelNames: ['call', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers,
})
const hashes = new Histogram({
  name: 'croupier_password_hash_seconds',
  help: 'From the start of one password hash to its end',
  buckets: [0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1],
  registers,
})
const lanes = new Gauge({ name: 'croupier_password_lanes', help: 'Password hashes that may run at once', registers })
const waiting = new Gauge({ name: 'croupier_password_waiting', help: 'Who waits to be hashed', registers })
const retries = new Counter({
  name: 'croupier_transactions_retried_total',
  help: 'Transactions tried again, by what the database said',
  labelNames: ['state'],
  registers,
})
const freeSpace = new Gauge({ name: 'croupier_disk_free_bytes', help: 'Room on the fuller disk', registers })
const paused = new Gauge({
  name: 'croupier_bets_paused',
  help: '1 while no bets are taken for want of room',
  registers,
})
const faults = new Gauge({
  name: 'croupier_self_check_faults',
  help: 'What the last check of the installation found to be otherwise than built',
  registers,
})

/** How many faults the check of the installation found. */
export const noteSelfCheck = (count: number): void => faults.set(count)

/** How much room there is, and whether bets are paused for want of it. */
export function noteDiskSpace(bytes: number, arePaused: boolean): void {
  freeSpace.set(bytes)
  paused.set(arePaused ? 1 : 0)
}

const shed = new Counter({
  name: 'croupier_shed_total',
  help: 'Calls that would have waited too long and were asked to come again, by queue',
  labelNames: ['queue'],
  registers,
})

/** Measure a password hash from its start to its end. */
export async function timedHash<T>(hash: () => Promise<T>): Promise<T> {
  const end = hashes.startTimer()
  try {
    return await hash()
  } finally {
    end()
  }
}

/** How many password hashes may run at once. */
export const countLanes = (count: number): void => lanes.set(count)

/** One more waits for the password hashing, or one fewer. */
export const countWaiting = (change: 1 | -1): void => waiting.inc(change)

/** A call is asked to come again. */
export const countShed = (queue: string): void => shed.inc({ queue })

/** A transaction is tried again. */
export const countRetry = (state: string): void => retries.inc({ state })

/**
 * Measure every request that is answered from now on, and serve `/metrics` in Prometheus' format: to this machine itself, and to
 * whoever has the token.
 */
export function addMetrics(app: FastifyInstance, { config }: Deps): void {
  if (!registry.getSingleMetric('process_start_time_seconds')) collectDefaultMetrics({ register: registry })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    // The pattern and never the address, which may carry ids; what no route has is one of a kind.
    const call = request.is404 ? 'none' : `${request.method} ${request.routeOptions.url}`
    const status = `${Math.floor(statusCode / 100)}xx`
    requests.observe({ call, status }, (performance.now() - request.since) / 1000)
    done()
  })
  app.get('/metrics', { exposeHeadRoute: false, config: { limit: 'health' } }, async (request, reply) => {
    if (!isHere(request) && !hasToken(request, config.metricsToken)) throw new Refusal('not_found')
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

const HERE = new BlockList()
HERE.addSubnet('127.0.0.0', 8)
HERE.addAddress('::1', 'ipv6')

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/** Asked on this machine itself, and not by a proxy that stands on it for somebody else. */
function isHere({ headers, socket: { remoteAddress = '' } }: FastifyRequest): boolean {
  if (FORWARDED.some((name) => name in headers)) return false
  return remoteAddress !== '' && HERE.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const hasToken = ({ headers: { authorization = '' } }: FastifyRequest, token: string | undefined): boolean =>
  token !== undefined && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
