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
import { type CrashOutcome, crashOutcomeOf } from './crash-outcome.ts'
import { left, announceMembers, notifyTable } from './decide-bet.ts'
import { cashOutNow } from './rules.ts'
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
  readonly rounds: ReadonlyMap<string, { readonly round: store.RoundRow; readonly outcome: CrashOutcome }>
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
    const [bets, rounds] = await Promise.all([
      store.findBets(tx, ids),
      store.findRounds(tx, [...new Set([...asked.values()].map(({ roundId }) => roundId))]),
    ])
    const points = [...rounds.values()].map(
      async (round) => [round.id, { round, outcome: await crashOutcomeOf(tx, deps, round) }] as const,
    )
    const batch: CashOutBatch = {
      book,
      bets: new Map(bets),
      rounds: new Map(await Promise.all(points)),
      decided: [],
      now,
    }
    const verdicts = commands.map((command) => cashOutOne(batch, command))
    if (batch.decided.length > 0) await write(tx, batch)
    return verdicts
  },
)

function cashOutOne(batch: CashOutBatch, { betId, memberId, brand, asked }: Command): Verdict<OwnBet> {
  const bet = batch.bets.get(betId)
  const course = bet && batch.rounds.get(bet.roundId)
  if (bet?.memberId !== memberId || bet.brandId !== brand.id || !course) return no('not_found')
  if (bet.state === 'left') return yes(ownBet(bet))
  if (bet.state === 'lost') return no('cash_out_late')
  if (bet.state !== 'placed') return no('bet_not_open')
  const at = cashOutNow(asked, bet, { ...course.round, ...course.outcome })
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
