import type * as contract from '@croupier/contract/console-held.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn, brandOf } from '../../../brand/brand.ts'
import { derivedId } from '../../../wallet/wallet.ts'
import type { Bet } from '../../betting.ts'
import { namedRow } from '../../desk/named-rows.ts'
import { findBetsOfRound } from '../../store.ts'
import { openCalls } from '../calls.ts'
import { isOwnVendor } from '../rules.ts'
import { findRoundStates } from '../store.ts'
import type { VendorCall } from '../vendor.ts'
import { mayEnd } from './rules.ts'

type EndRequest = Ask<typeof contract.settleHeld> | Ask<typeof contract.returnHeld>

/** End an interrupted round by its vendor's word: what waits is paid so much. By two people; the vendor's own call comes too late then. */
export async function settleHeld(deps: Deps, ask: Ask<typeof contract.settleHeld>): Promise<EmptyReply> {
  const { decimals } = await brandOf(deps, ask.session.brandId)
  const payout = unitsOf(ask.body.payout, decimals)
  if (payout === undefined) return must(atField('payout', 'invalid_amount'))
  const ending = { rule: 'held_stake_settled', action: 'vendors.settle_held', payout } as const
  await inTransaction(deps.db, (tx) => end(tx, deps, ask, ending))
  return {}
}

/** End an interrupted round by returning the stakes that wait. By two people; the same cancel of the vendor moves nothing then. */
export async function returnHeld(deps: Deps, ask: Ask<typeof contract.returnHeld>): Promise<EmptyReply> {
  const ending = { rule: 'held_stake_returned', action: 'vendors.return_held' } as const
  await inTransaction(deps.db, (tx) => end(tx, deps, ask, ending))
  return {}
}

/** How the round is ended. */
type HeldRoundEnd =
  | { readonly rule: 'held_stake_settled'; readonly action: 'vendors.settle_held'; readonly payout: bigint }
  | { readonly rule: 'held_stake_returned'; readonly action: 'vendors.return_held' }

/** The calls that the vendor has not made are made here, on the same book: the second of two finds what the first has left. */
async function end(tx: Tx, deps: Deps, ask: EndRequest, ending: HeldRoundEnd): Promise<void> {
  const { session, params } = ask
  const now = deps.now()
  const roundId = params.roundId.toLowerCase()
  const before = await findBetsOfRound(tx, roundId)
  const [bet] = before
  if (bet?.brandId !== session.brandId || isOwnVendor(bet.vendor)) throw new Refusal('not_found')
  const calls = callsOf(before, ending, session.username)
  const book = await openCalls(tx, calls, now)

  // Behind the lock of the account: what the vendor has said meanwhile is written by now.
  const [[state], bets] = await Promise.all([findRoundStates(tx, [roundId]), findBetsOfRound(tx, roundId)])
  const waiting = new Set(must(mayEnd(state?.status, bets)))
  const shown = await factsOf(tx, deps, { bet, bets, waiting, ending })
  await needTwo(tx, session, { rule: ending.rule, ...shown }, now)

  for (const call of calls) {
    if (call.kind === 'cancel' && !waiting.has(call.betId)) continue
    const { code, reason } = book.take(call)
    if (code !== 'OK') throw new Error(`round ${roundId} could not be ended: ${call.kind} ${code} ${reason}`)
  }
  await book.write()
  const { reason, note } = ask.body
  const { subject, facts: after } = shown
  const action = { action: ending.action, subject, before: { status: state?.status }, after, reason, note }
  await Promise.all([
    record(tx, doerOf(ask), { brandId: bet.brandId, ...action }, now),
    announce(tx, [
      { topic: 'balances_changed', brandId: bet.brandId, keys: [bet.memberId] },
      { topic: 'rounds_settled', brandId: bet.brandId, keys: [bet.gameCode] },
    ]),
  ])
}

/** What the vendor would have to say to end it; the ids follow from the round and its bets, so it can't be said twice. */
function callsOf(bets: readonly Bet[], ending: HeldRoundEnd, by: string): readonly VendorCall[] {
  return [
    ...(ending.rule === 'held_stake_settled'
      ? bets.slice(0, 1).map((bet): VendorCall => ({
          ...headOf(bet, 'settle', by),
          id: derivedId(bet.roundId, 'settled by the desk'),
          kind: 'settle',
          betId: undefined,
          amount: ending.payout,
          content: contentOf({ by, name: 'settle', amount: ending.payout }),
        }))
      : bets.map((bet): VendorCall => ({
          ...headOf(bet, 'cancel', by),
          id: derivedId(bet.id, 'returned by the desk'),
          kind: 'cancel',
          betId: bet.id,
        }))),
    ...bets.slice(0, 1).map((bet): VendorCall => ({
      ...headOf(bet, 'close-round', by),
      id: derivedId(bet.roundId, 'closed by the desk'),
      kind: 'close',
      recall: undefined,
    })),
  ]
}

const headOf = ({ vendor, memberId, brandId, asset, roundId, gameCode }: Bet, name: string, by: string) => ({
  vendor,
  memberId,
  brandId,
  asset,
  roundId,
  gameCode,
  content: contentOf({ by, name }),
})

const contentOf = (fields: Readonly<Record<string, string | bigint>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('|')

interface HeldRound {
  readonly bet: Bet
  readonly bets: readonly Bet[]
  readonly waiting: ReadonlySet<string>
  readonly ending: HeldRoundEnd
}

/** What the second person and the audit log are shown. */
async function factsOf(tx: Tx, deps: Deps, { bet, bets, waiting, ending }: HeldRound) {
  const { decimals } = await brandIn(tx, deps, bet.brandId)
  const held = bets.reduce((sum, { id, stake }) => (waiting.has(id) ? sum + stake : sum), 0n)
  const { account, gameName, vendorName } = await namedRow(tx, bet)
  return {
    subject: { type: 'held_stake', id: bet.roundId, name: `${gameName} · ${account}` },
    facts: {
      vendor: vendorName,
      game: gameName,
      account,
      bets: waiting.size,
      stake: amountText(held, decimals),
      payout: amountText(ending.rule === 'held_stake_settled' ? ending.payout : held, decimals),
    },
  }
}
