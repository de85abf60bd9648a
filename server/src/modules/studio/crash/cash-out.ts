import type * as contract from '@croupier/contract/crash.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type BetBook, openBets } from '../../betting/betting.ts'
import { recordBetEvents } from '../../betting/shared-rounds/shared-rounds.ts'
import { type Brand, brandOf } from '../../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { left, announceMembers, notifyTable } from './decide-bet.ts'
import { type AnnouncedCashOut, cashOutNow } from './rules.ts'
import { leftEvent, type OwnBet, ownBet } from './view.ts'
import * as store from './store.ts'

interface Command {
  readonly betId: string
  readonly memberId: string
  readonly brand: Brand
  /** When the server received it: this alone decides. */
  readonly asked: Date
}

/** Cash out now. */
export async function cashOut(deps: Deps, ask: Ask<typeof contract.leaveCrash>): Promise<OwnBet> {
  const asked = deps.now()
  const brand = await brandOf(deps, ask.brandId)
  return cashOutAll(deps, { betId: ask.params.betId, memberId: ask.session.memberId, brand, asked })
}

/** What one batch of commands is judged by, and what it writes. */
interface CashOutBatch {
  readonly book: BetBook
  readonly bets: Map<string, store.BetRow>
  readonly rounds: ReadonlyMap<string, store.RoundRow>
  readonly heard: ReadonlyMap<Command, AnnouncedCashOut>
  readonly decided: store.BetRow[]
  readonly now: Date
}

const cashOutAll = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<OwnBet>[]> => {
    const now = deps.now()
    const ids = commands.map(({ betId }) => betId)
    // Whose bet it is, and on which round, never changes, so it may be read before the locks.
    const asked = await store.findBets(tx, ids)
    const asks = commands.flatMap(({ betId, memberId, brand }) => {
      const bet = asked.get(betId)
      return bet?.memberId === memberId ? [{ betId, memberId, asset: bet.asset, rules: playRulesOf(brand, now) }] : []
    })
    const book = await openBets(tx, asks, now)
    const [bets, rounds, heard] = await Promise.all([
      store.findBets(tx, ids),
      store.findRounds(tx, [...new Set([...asked.values()].map(({ roundId }) => roundId))]),
      hear(tx, commands, asked),
    ])
    const batch: CashOutBatch = { book, bets: new Map(bets), rounds, heard, decided: [], now }
    const verdicts = commands.map((command) => cashOutOne(batch, command))
    if (batch.decided.length > 0) await write(tx, batch)
    return verdicts
  },
)

/** What nobody here may know in advance is told by the database, of what has happened by then and of no moment that is to come. */
async function hear(
  tx: Tx,
  commands: readonly Command[],
  bets: ReadonlyMap<string, store.BetRow>,
): Promise<ReadonlyMap<Command, AnnouncedCashOut>> {
  const known = commands.flatMap((command) => {
    const bet = bets.get(command.betId)
    return bet ? [{ command, roundId: bet.roundId, asked: command.asked }] : []
  })
  const heard = await store.hearCashOuts(tx, known)
  return new Map(
    known.flatMap(({ command }, at) => {
      const one = heard[at]
      return one ? [[command, one] as const] : []
    }),
  )
}

function cashOutOne(batch: CashOutBatch, command: Command): Verdict<OwnBet> {
  const { betId, memberId, brand } = command
  const bet = batch.bets.get(betId)
  const round = bet && batch.rounds.get(bet.roundId)
  const heard = batch.heard.get(command)
  if (bet?.memberId !== memberId || bet.brandId !== brand.id || !round || !heard) return no('not_found')
  if (bet.state === 'left') return yes(ownBet(bet))
  if (bet.state === 'lost') return no('cash_out_late')
  if (bet.state !== 'placed') return no('bet_not_open')
  const at = cashOutNow(heard, bet, round)
  if (!at.ok) return at
  const after = left(batch.book, bet, at.value, batch.now)
  batch.bets.set(betId, after)
  batch.decided.push(after)
  return yes(ownBet(after))
}

async function write(tx: Tx, { book, decided }: CashOutBatch): Promise<void> {
  const byBrand = [...Map.groupBy(decided, ({ brandId }) => brandId)]
  await Promise.all([
    book.write([]),
    store.endBets(tx, 'placed', decided),
    recordBetEvents(
      tx,
      decided.map((bet) => leftEvent(bet, { byItself: false })),
    ),
    ...byBrand.map(([brandId, bets]) =>
      announceMembers(
        tx,
        brandId,
        bets.map(({ memberId }) => memberId),
      ),
    ),
  ])
  for (const [brandId] of byBrand) notifyTable(tx, brandId)
}
