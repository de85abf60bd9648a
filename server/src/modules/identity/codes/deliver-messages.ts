import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { runIsolated } from '#kernel/fault-isolation.ts'
import type { News } from '#kernel/outbox.ts'
import { unseal } from '#kernel/secret.ts'
import { sendBySmtp } from '../outside/mail.ts'
import { sendByGateway } from '../outside/sms.ts'
import { MESSAGE } from './codes.ts'
import * as store from './store.ts'

const ATTEMPTS_MAX = 6

const Text = z.object({ subject: z.string(), text: z.string() })

/**
 * Send what is waiting, each message on its own. What could not be handed over is tried again by the queue, later and later,
 * until it is no longer worth it.
 */
export async function deliverMessages(deps: Deps, { keys }: Pick<News, 'keys'>): Promise<void> {
  let open = 0
  await runIsolated(deps, await store.findQueued(deps.db, keys), async (message) => {
    if (!(await isDone(deps, message))) open += 1
  })
  if (open > 0) throw new Error(`${open} messages could not be sent yet`)
}

async function isDone(deps: Deps, message: store.MessageRow): Promise<boolean> {
  if (message.sendUntil <= deps.now()) return fail(deps, message, { trouble: 'too late', last: true })
  try {
    const reference = await handOver(deps, message)
    // A person reads the sandbox's outbox; elsewhere nobody does.
    const forget = deps.config.mode === 'production'
    await inTransaction(deps.db, (tx) => store.updateSent(tx, { id: message.id, reference, forget }, deps.now()))
    return true
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error)
    return fail(deps, message, { trouble, last: message.attempts + 1 >= ATTEMPTS_MAX })
  }
}

async function fail(
  deps: Deps,
  { id, channel, attempts }: store.MessageRow,
  { trouble, last }: { readonly trouble: string; readonly last: boolean },
): Promise<boolean> {
  deps.log.warn({ message: id, channel, attempts: attempts + 1, trouble, last }, 'a message could not be sent')
  await inTransaction(deps.db, (tx) =>
    store.updateTrouble(tx, { id, trouble: trouble.slice(0, 500), last }, deps.now()),
  )
  return last
}

/** By the way that is configured; the sandbox without one keeps the message in its outbox. Null where nobody names it. */
async function handOver(deps: Deps, message: store.MessageRow): Promise<string | null> {
  const { config } = deps
  const { id, channel, address, template, language } = message
  const { subject, text } = await wordsOf(deps, message)
  if (channel === 'mail' && config.mail.url !== undefined)
    return sendBySmtp(config, { id, from: config.mail.from, to: address, subject, text })
  if (channel === 'sms' && config.sms.url !== undefined)
    return sendByGateway(config, { id, to: address, template, language, text })
  if (config.mode === 'sandbox') return null
  throw new Error(`no way to send by ${channel} is configured`)
}

async function wordsOf(deps: Deps, { id, sealed }: store.MessageRow): Promise<z.output<typeof Text>> {
  if (sealed === null) throw new Error(`message ${id} is to be sent and has no text`)
  return Text.parse(JSON.parse(await unseal(deps, MESSAGE, sealed)))
}
