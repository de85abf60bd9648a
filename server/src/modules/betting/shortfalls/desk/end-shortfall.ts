import type * as contract from '@croupier/contract/console-shortfalls.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn } from '../../../brand/brand.ts'
import { announceBalances } from '../../../wallet/balances/balances.ts'
import { accountOf, type Book, derivedId, openBook, spendable } from '../../../wallet/wallet.ts'
import { namedRow } from '../../desk/named-rows.ts'
import { collectible, owedOf, reduced } from '../rules.ts'
import { shortfallAccount, writtenOffAccount } from '../shortfall-book.ts'
import * as store from '../store.ts'

type EndRequest = Pick<
  Ask<typeof contract.collectShortfall> | Ask<typeof contract.writeOffShortfall>,
  'params' | 'body' | 'session' | 'ip'
>

/** Take what is owed from the member's balance, as much as is there. By two people. */
export const collectShortfall = (deps: Deps, ask: EndRequest): Promise<EmptyReply> =>
  end(deps, ask, {
    by: 'collected',
    rule: 'shortfall_collected',
    action: 'shortfalls.collect',
    from: ({ memberId, asset }) => accountOf(memberId, asset),
    amountOf: (owed, left) => (left > 0n ? yes(collectible(owed, left)) : no('nothing_to_collect')),
  })

/** The house bears what is still owed. By two people. */
export const writeOffShortfall = (deps: Deps, ask: EndRequest): Promise<EmptyReply> =>
  end(deps, ask, {
    by: 'writtenOff',
    rule: 'shortfall_written_off',
    action: 'shortfalls.write_off',
    from: writtenOffAccount,
    amountOf: (owed) => yes(owed),
  })

/** A way in which a shortfall becomes less. */
interface ShortfallEnding {
  readonly by: 'collected' | 'writtenOff'
  /** By which two people do it; the transfer is called the same. */
  readonly rule: 'shortfall_collected' | 'shortfall_written_off'
  readonly action: 'shortfalls.collect' | 'shortfalls.write_off'
  /** Whose account pays. */
  readonly from: (shortfall: store.Shortfall) => string
  /** How much, of what is owed and what the member can spend. */
  readonly amountOf: (owed: bigint, left: bigint) => Verdict<bigint>
}

async function end(deps: Deps, ask: EndRequest, way: ShortfallEnding): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { shortfall, money, left } = await lockOpen(tx, ask)
    const amount = must(way.amountOf(owedOf(shortfall), left))
    const shown = await factsOf(tx, deps, shortfall, { left, amount })
    const { owed, balance, ...facts } = shown.facts
    await needTwo(tx, ask.session, { ...shown, rule: way.rule, facts: { ...facts, owed, balance } }, deps.now())
    const { id, betId, roundId, brandId, memberId } = shortfall
    const [debit, credit] = [way.from(shortfall), shortfallAccount(shortfall)]
    // What was collected before makes the next collection another one.
    const own = derivedId(id, `${way.rule} after ${shortfall.collected}`)
    must(money.transfer({ id: own, kind: way.rule, debit, credit, amount, journal: betId, cause: roundId }))
    await money.write(deps.now())
    await store.saveShortfalls(tx, [reduced(shortfall, way.by, amount)], deps.now())
    if (way.by === 'collected') await announceBalances(tx, brandId, [memberId])
    const { subject } = shown
    const { reason, note } = ask.body
    const before = { state: shortfall.state, owed }
    const entry = { brandId, action: way.action, subject, before, after: facts, reason, note }
    await record(tx, doerOf(ask), entry, deps.now())
  })
  return {}
}

/** An open shortfall of the brand, behind the lock of its member's account: the later of two meets what the earlier has left. */
async function lockOpen(
  tx: Tx,
  { params, session }: EndRequest,
): Promise<{ readonly shortfall: store.Shortfall; readonly money: Book; readonly left: bigint }> {
  const found = await store.findShortfall(tx, params.shortfallId)
  if (found?.brandId !== session.brandId) throw new Refusal('not_found')
  const account = accountOf(found.memberId, found.asset)
  const money = await openBook(tx, [account])
  const shortfall = await store.findShortfall(tx, found.id)
  if (shortfall?.state !== 'open') throw new Refusal('shortfall_not_open')
  const balance = money.balanceOf(account)
  return { shortfall, money, left: balance ? spendable(balance) : 0n }
}

/** What the second person and the audit log are shown. */
async function factsOf(
  tx: Tx,
  deps: Deps,
  shortfall: store.Shortfall,
  { left, amount }: { readonly left: bigint; readonly amount: bigint },
) {
  const { id, brandId, betId, roundId } = shortfall
  const { decimals } = await brandIn(tx, deps, brandId)
  const { account, gameName } = await namedRow(tx, shortfall)
  const text = (units: bigint) => amountText(units, decimals)
  return {
    subject: { type: 'shortfall', id, name: `${gameName} · ${account}` },
    facts: {
      account,
      game: gameName,
      betId,
      roundId,
      amount: text(amount),
      owed: text(owedOf(shortfall)),
      balance: text(left),
    },
  }
}
