import { z } from 'zod'
import type { Config } from '#kernel/config.ts'

export interface ShortMessage {
  /** Ours; a gateway that gets it twice sends it once. */
  readonly id: string
  readonly to: string
  /** Gateways that are bound to registered texts go by their name, others by the text. */
  readonly template: string
  readonly language: string
  readonly text: string
}

const WAIT_MS = 10_000

const Taken = z.object({ id: z.string().min(1).max(200) })
const Report = z.object({ status: z.enum(['queued', 'sent', 'delivered', 'failed']) })
export type SmsStatus = z.output<typeof Report>['status']

/** Hand a short message to the gateway of `SMS_GATEWAY_URL`; answers what the gateway calls it. Throws when it is not taken. */
export async function sendByGateway(config: Config, message: ShortMessage): Promise<string> {
  const reply = await ask(config, '', { method: 'POST', body: JSON.stringify(message) })
  return Taken.parse(reply).id
}

/** What became of a message, by the gateway's own id. */
export async function askGateway(config: Config, reference: string): Promise<SmsStatus> {
  return Report.parse(await ask(config, `/${encodeURIComponent(reference)}`, { method: 'GET' })).status
}

async function ask({ sms: { url, token } }: Config, path: string, init: RequestInit): Promise<unknown> {
  if (url === undefined) throw new Error('no SMS_GATEWAY_URL is set')
  const response = await fetch(url.replace(/\/$/, '') + path, {
    ...init,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  // What the gateway says of it may repeat the text, which no log needs.
  if (!response.ok) throw new Error(`the gateway answered ${response.status}`)
  return response.json()
}
