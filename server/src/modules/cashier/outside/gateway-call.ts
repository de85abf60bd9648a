import type { Config, PaymentGateway } from '#kernel/config.ts'

type Settings = Pick<Config, 'paymentGateway'>

const WAIT_MS = 10_000

/** Tell the payment company something; throws unless it takes it. */
export const post = (config: Settings, path: string, body: object) =>
  ask(config, path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** Ask it something; undefined for what it does not know. */
export async function get(config: Settings, path: string): Promise<unknown> {
  try {
    return await ask(config, path, { method: 'GET' })
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return undefined
    throw error
  }
}

/** Ask it for a file. */
export const getText = async (config: Settings, path: string): Promise<string> =>
  (await answerOf(config, path, { method: 'GET', headers: { accept: 'text/csv' } })).text()

/** The gateway said no. What it said beside may repeat names and numbers, which no log needs. */
class GatewayError extends Error {
  readonly status: number

  constructor(status: number) {
    super(`the payment gateway answered ${status}`)
    this.status = status
  }
}

const ask = async (config: Settings, path: string, init: RequestInit): Promise<unknown> =>
  (await answerOf(config, path, init)).json()

async function answerOf(config: Settings, path: string, init: RequestInit): Promise<Response> {
  const { url, key } = gatewayOf(config)
  const response = await fetch(url + path, {
    ...init,
    headers: { accept: 'application/json', ...init.headers, authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  if (!response.ok) throw new GatewayError(response.status)
  return response
}

/** How it is reached, and what it signs with. Throws where there is none. */
function gatewayOf({ paymentGateway }: Settings): PaymentGateway {
  if (paymentGateway === undefined) throw new Error('no PAYMENT_GATEWAY_URL is set')
  return paymentGateway
}
