import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { VendorCallName, VendorReply } from '@croupier/contract/vendor-api.ts'
import type { Clock } from '../gateway/clock.ts'
import { type CallAnswer, callWallet, type Wallet } from '../wallet-call.ts'
import type { QueuedCall, Store } from './store.ts'

/** How the vendor behaves from now on; see its page. */
export const BEHAVIOURS = [
  'well',
  'duplicates',
  'changed_duplicates',
  'reordering',
  'cancel_first',
  'slow',
  'lost_answers',
] as const
export type Behaviour = (typeof BEHAVIOURS)[number]

/** A bet is asked for a few times and then given up by a cancel; what is owed is said until it is heard. */
const BET_TRIES = 3
const TRIES_MAX = 500
const WAIT_MS = 1500
const AGAIN_MS = [50, 200, 500, 1000, 2000]

export interface CallerOptions {
  readonly wallet: Wallet
  readonly store: Store
  readonly clock: Clock
}

/** Makes calls as it is told to behave; what nobody answered, or asks for again, is undefined. */
function openVoice({ wallet, store, clock }: CallerOptions) {
  const behaviour = () => BEHAVIOURS.find((one) => one === store.setting('behaviour')) ?? 'well'

  async function answered(name: VendorCallName, body: object): Promise<CallAnswer> {
    const send = async (fields: object) => callWallet(wallet, name, fields, { at: await clock.now(), waitMs: WAIT_MS })
    const [first] = await Promise.all([send(body), ...(behaviour() === 'duplicates' ? [send(body)] : [])])
    if (behaviour() === 'changed_duplicates' && 'amount' in body) await send({ ...body, amount: '1.23' })
    return first
  }

  async function say(name: VendorCallName, body: object): Promise<VendorReply | undefined> {
    const transaction = 'transactionId' in body ? String(body.transactionId) : ''
    const tell = (said: string) => store.tell({ at: new Date().toISOString(), name, transaction, said })
    try {
      const { reply } = await answered(name, body)
      tell(reply.status + (reply.reason === undefined ? '' : ` (${reply.reason})`))
      // It was done, but nobody heard of it.
      if (behaviour() === 'lost_answers' && randomInt(2) === 0) return undefined
      return reply.status === 'RETRY' ? undefined : reply
    } catch {
      tell('no answer')
      return undefined
    }
  }

  return { behaviour, say }
}

/** The vendor's side of the wallet API: as vendors really are, and worse where it is told to be. */
export function openCaller(options: CallerOptions) {
  const { store } = options
  const { behaviour, say } = openVoice(options)
  let open = true
  let working: Promise<void> | undefined

  /** Undefined when nobody has said what became of it. */
  async function bet(body: object): Promise<VendorReply | undefined> {
    for (let tries = 0; tries < BET_TRIES; tries++) {
      const reply = await say('bet', body)
      if (reply) return reply
      await wait(AGAIN_MS[tries])
    }
    return undefined
  }

  async function workOff(): Promise<void> {
    for (let idle = false; open && !idle;) {
      const calls = store.queued()
      idle = calls.length === 0
      // A round is closed behind its settle.
      const waiting = new Set<string>()
      for (const call of calls) {
        const { roundId } = JSON.parse(call.body) as { readonly roundId: string }
        if (open && !waiting.has(roundId) && !(await isHeard(call))) waiting.add(roundId)
      }
    }
  }

  async function isHeard({ number, name, body, tries }: QueuedCall): Promise<boolean> {
    if (tries > 0) await wait(AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1], undefined, { ref: false })
    if (behaviour() === 'slow') await wait(WAIT_MS, undefined, { ref: false })
    const reply = await say(name, JSON.parse(body) as object)
    store.tried(number)
    // What came too early comes again; everything else stands.
    const heard = (reply && reply.status !== 'TRANSACTION_DOES_NOT_EXIST') || tries > TRIES_MAX
    if (heard) store.done(number)
    return heard
  }

  /** What is queued is said until it has been heard; answers when nothing waits. */
  async function settleUp(): Promise<void> {
    do await (working ??= workOff().finally(() => (working = undefined)))
    while (open && store.queued().length > 0)
  }

  return {
    behaviour,
    bet,
    settleUp,
    authenticate: (token: string) => say('authenticate', { token }),
    balance: (player: string, currency: string) => say('balance', { player, currency }),
    early: (name: VendorCallName, body: object) => say(name, body),
    async close() {
      open = false
      await working
    },
  }
}

export type Caller = ReturnType<typeof openCaller>
