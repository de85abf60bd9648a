import { z } from 'zod'

const WAIT_MS = 10_000
const Messages = z.object({
  messages: z.array(z.object({ to: z.string(), subject: z.string(), text: z.string(), at: z.iso.datetime() })),
})

/**
 * The code in the newest message to an address since a moment of the site's clock: the sandbox shows what it sends at a page of its
 * own. Undefined while there is none.
 */
export async function lastCode(site: string, address: string, since: Date): Promise<string | undefined> {
  const answer = await fetch(`${site}/dev/outbox.json`, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => undefined)
  if (answer?.ok !== true) return undefined
  const { messages } = Messages.parse(await answer.json())
  // The clock is asked for once a second: what has just been sent may look a little older.
  const from = since.getTime() - 2000
  const found = messages.find(({ to, text, at }) => to === address && Date.parse(at) >= from && CODE.test(text))
  return CODE.exec(found?.text ?? '')?.[0]
}

const CODE = /\b\d{6}\b/
