import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { VENDOR_CALLS, type VendorCallName } from '@croupier/contract/vendor-api.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { WalletBook } from './book.ts'
import type { Verdict } from './try-wallet.ts'
import { openWallet, type SeenCall } from './wallet.ts'

export interface VendorTrial {
  readonly vendor: string
  readonly key: string
  readonly game: string
  readonly port?: number
  readonly say: (line: string) => unknown
}

const FUNDS = 10_000_000n
const TROUBLED: readonly VendorCallName[] = ['bet', 'settle', 'cancel', 'close-round']
const GRACE_MS = 15_000
const LOOK_MS = 100

/** A wallet that a vendor is tried with: it loses every fourth answer, and asks for every seventh call again. */
export async function openVendorTrial({ vendor, key, game, port = 0, say }: VendorTrial) {
  const token = randomUUID()
  const book = new WalletBook({ player: randomUUID(), currency: 'PHP', token, balance: FUNDS })
  const trouble = (name: VendorCallName, count: number) => {
    if (!TROUBLED.includes(name)) return undefined
    return count % 4 === 3 ? 'lost' : count % 7 === 6 ? 'retry' : undefined
  }
  const wallet = await openWallet({ book, vendor, key, game, port, trouble })

  return {
    address: wallet.address,
    url: wallet.url,
    token,
    /** How many bets have come. */
    bets: () => new Set(wallet.seen.filter(({ name }) => name === 'bet').map(({ body }) => body['transactionId'])).size,
    /** Wait for what the vendor still owes, then say of each rule whether it was kept. */
    async judge(): Promise<readonly Verdict[]> {
      for (let waited = 0; waited < GRACE_MS && book.open + book.unclosed > 0; waited += LOOK_MS) await wait(LOOK_MS)
      const verdicts = judged(wallet.seen, book)
      for (const { rule, name, fault } of verdicts)
        say(fault === undefined ? `  ok  rule ${rule}: ${name}` : `FAIL  rule ${rule}: ${name}: ${fault}`)
      const [before, after] = [FUNDS, book.balance].map((units) => amountText(units, scale))
      say(`      reconciliation: ${before} became ${after}; ${book.open} bets wait`)
      return verdicts
    },
    close: wallet.close,
  }
}

const idOf = ({ body }: SeenCall) => String(body['transactionId'] ?? `close ${String(body['roundId'])}`)
const contentOf = ({ name, body }: SeenCall) => JSON.stringify({ name, ...body })

function judged(seen: readonly SeenCall[], book: WalletBook): readonly Verdict[] {
  const byId = [
    ...Map.groupBy(
      seen.filter(({ name }) => name !== 'authenticate' && name !== 'balance'),
      idOf,
    ).values(),
  ]
  const say = (rule: string, name: string, faults: readonly unknown[]): Verdict => ({
    rule,
    name,
    fault: faults.length === 0 ? undefined : `${faults.length} times`,
  })
  const last = (calls: readonly SeenCall[]) => calls.at(-1)?.lost === true
  const cancelled = new Set(
    seen.filter(({ name }) => name === 'cancel').map(({ body }) => String(body['betTransactionId'])),
  )
  return [
    say(
      '11',
      'every call is signed',
      seen.filter(({ signed }) => !signed),
    ),
    say(
      '8',
      'every call is well-formed, amounts as text',
      seen.filter(({ name, body }) => !VENDOR_CALLS[name].safeParse(body).success),
    ),
    say(
      '2',
      'no name is used for two things',
      byId.filter((calls) => new Set(calls.map(contentOf)).size > 1),
    ),
    say('5', 'the game was opened before its first bet', seen[0]?.name === 'authenticate' ? [] : ['none']),
    say(
      '6',
      'a bet that nobody answered is asked for again, or cancelled',
      byId.filter((calls) => calls[0]?.name === 'bet' && last(calls) && !cancelled.has(idOf(calls[0]))),
    ),
    say(
      '9',
      'what is owed is said until it is heard',
      byId.filter((calls) => calls[0]?.name !== 'bet' && last(calls)),
    ),
    say('7', 'every bet was ended', book.open > 0 ? [book.open] : []),
    say('7', 'every round was closed', book.unclosed > 0 ? [book.unclosed] : []),
  ]
}
