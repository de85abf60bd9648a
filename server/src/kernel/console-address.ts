import { createServer, type Server } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { Refusal } from './refusal.ts'

/** The console's pages and calls. */
const OF_CONSOLE = /^\/(console|wps\/operator)(?=[/?]|$)/
/** What both need: keys and proofs of work for what is sent, files by their signed links, and what machines ask. */
const OF_BOTH = /^\/(wps\/(system\/jwks|challenge|live)(?=\?|$)|wps\/files\/|(healthz|readyz|metrics)(?=\?|$))/

/** Serve the console at its own address alone, and nothing else there; left as it is where it has none. */
export function addConsoleAddress(app: FastifyInstance, { console: own }: Pick<Config, 'console'>): void {
  if (own === undefined) return
  const { headersTimeout, requestTimeout, keepAliveTimeout } = app.server
  const limits = { headersTimeout, requestTimeout, keepAliveTimeout }
  const server = createServer(limits, (request, response) => app.routing(request, response))
  server.on('upgrade', (request, socket, head) => app.server.emit('upgrade', request, socket, head))
  servers.set(app, server)
  app.addHook('onRequest', (request, _reply, done) => {
    const wrong = isOfConsole(request.url) !== isAt(request, server)
    done(wrong && !OF_BOTH.test(request.url) ? new Refusal('not_found') : undefined)
  })
  app.addHook('preClose', () => new Promise<void>((closed) => server.close(() => closed())))
}

const servers = new WeakMap<FastifyInstance, Server>()

const isOfConsole = (url: string): boolean => OF_CONSOLE.test(url)

/** Whether a request came in at the console's port. */
function isAt({ raw }: FastifyRequest, server: Server): boolean {
  const address = server.address()
  return typeof address === 'object' && address !== null && raw.socket.localPort === address.port
}

/** Open the console's own port; does nothing where it has none. */
export async function listenConsole(app: FastifyInstance, { console: own }: Pick<Config, 'console'>): Promise<void> {
  const server = servers.get(app)
  if (own === undefined || server === undefined) return
  await new Promise<void>((opened, failed) => {
    server.once('error', failed)
    server.listen(own.port, own.host, opened)
  })
}

/** The port that the console listens on; undefined where it has none of its own. */
export function consolePort(app: FastifyInstance): number | undefined {
  const address = servers.get(app)?.address()
  return typeof address === 'object' ? address?.port : undefined
}
