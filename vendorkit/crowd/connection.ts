import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { platform } from 'node:os'

export interface HttpAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

export interface HttpRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

const WAIT_MS = 10_000
const ANSWER_MAX = 4 * 2 ** 20
/** Behind 127.0.0.1 a machine of its own has sixteen million addresses; those of others have the one. */
const OWN_ADDRESSES = platform() === 'linux'
const PLAYERS_PER_NET = 250
const FIRST_NET = 77
const NETS = 100

/** Who calls: of which of the brands, and which of its players. */
export interface CallingPlayer {
  readonly place: number
  readonly number: number
}

/**
 * The address that a player calls from, where the machine has one for each: people on this machine and players are then counted
 * apart, and no two players look like one household.
 */
const addressOf = ({ place, number }: CallingPlayer) =>
  `127.${FIRST_NET + (place % NETS)}.${Math.floor(number / PLAYERS_PER_NET)}.${(number % PLAYERS_PER_NET) + 1}`

/** A player's own connection to a site; a call without an answer in time fails. */
export function openConnection(site: string, player: CallingPlayer) {
  const { hostname, port } = new URL(site)
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  const own = OWN_ADDRESSES && isLocal ? { localAddress: addressOf(player) } : {}
  const agent = new Agent({ keepAlive: true, maxSockets: 1, ...own })

  return {
    call: ({ method, path, headers, body }: HttpRequest) =>
      new Promise<HttpAnswer>((resolve, reject) => {
        const asked = request(
          {
            host: isLocal ? '127.0.0.1' : hostname,
            port,
            method,
            path,
            agent,
            headers: { ...headers, ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }) },
            signal: AbortSignal.timeout(WAIT_MS),
          },
          (answer) => {
            const parts: Buffer[] = []
            let length = 0
            answer.on('data', (part: Buffer) => {
              length += part.length
              if (length > ANSWER_MAX) asked.destroy(new Error('the answer is too long'))
              parts.push(part)
            })
            answer.on('error', reject)
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                headers: answer.headers,
                text: Buffer.concat(parts).toString(),
              }),
            )
          },
        )
        asked.on('error', reject)
        asked.end(body)
      }),
    close: () => agent.destroy(),
  }
}

export type Connection = ReturnType<typeof openConnection>
