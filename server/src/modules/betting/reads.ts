import type * as contract from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Recall } from '@croupier/contract/vendor-api.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '../brand/brand.ts'
import { accountOf } from '../wallet/wallet.ts'
import { journalsOf } from '../wallet/transfers/transfers.ts'
import type { Bet, Round } from './betting.ts'
import { findNames } from './game-names/store.ts'
import { type BetDisplay, betReply, nameOf, owedOf, settlingOf } from './record/reads.ts'
import { balancesAround, resultOf, standTogether } from './rules.ts'
import { findBetEvents } from './shared-rounds/store.ts'
import { findBetsOfRound, findReveals, findRounds } from './store.ts'
import { findTransferIds } from './vendor/store.ts'

/** One round as it was, for whoever bet on it; a stranger's round is not found. */
export async function readRound(
  deps: Deps,
  { params, session, language }: Ask<typeof contract.round>,
): Promise<ReplyOf<typeof contract.round>> {
  return roundOf(deps, { ...session, language }, params.roundId)
}

/** Whose round is read, and in which language its game is named. */
interface Reader {
  readonly brandId: number
  readonly memberId: string
  readonly language: string
}

/** One round of a brand as it was for one member. */
export async function roundOf(
  deps: Deps,
  { brandId, memberId, language }: Reader,
  roundId: string,
): Promise<ReplyOf<typeof contract.round>> {
  const round = (await findRounds(deps.db, [roundId])).get(roundId)
  const bets = round ? await findBetsOfRound(deps.db, round.id, memberId) : []
  if (!round || bets.length === 0 || round.brandId !== brandId) throw new Refusal('not_found')

  const brand = await brandOf(deps, brandId)
  const names = await findNames(deps.db, [round.gameCode], language)
  const own = await findBetEvents(
    deps.db,
    bets.map(({ id }) => id),
  )
  const [settling, owed] = await Promise.all([settlingOf(deps, bets), owedOf(deps, bets)])
  return {
    ...roundReply({ ...round, events: withOwn(round.events, own) }, bets, brand, { names, settling, owed }),
    ...(await moneyReply(deps, bets, brand)),
    proof: await proofReply(deps, round),
    chain: chainReply(round),
  }
}

/** What happened in a round, with what one member did in it: all of that was before its last event. */
const withOwn = (events: unknown, own: readonly unknown[]): unknown =>
  own.length > 0 && Array.isArray(events) ? [...events.slice(0, -1), ...own, ...events.slice(-1)] : events

// Written by the studio in the contract's form; what seeds prove has no chain.
const chainReply = ({ proof, seedId }: Round) =>
  seedId === null ? (proof as ReplyOf<typeof contract.round>['chain']) : null

function roundReply(
  round: Round,
  bets: readonly Bet[],
  brand: Brand,
  { names, settling, owed }: Omit<BetDisplay, 'text'>,
) {
  const text = (units: bigint) => amountText(units, brand.decimals)
  // Written by the game's module in the contract's form; the reply is encoded through the contract.
  const shown = round as unknown as Pick<ReplyOf<typeof contract.round>, 'choices' | 'steps' | 'rules'> & {
    readonly events: ReplyOf<typeof contract.round>['events'] | null
  }
  return {
    roundId: round.id,
    gameCode: round.gameCode,
    ...nameOf(round, names),
    category: round.category,
    status: round.status,
    startedAt: round.startedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    currency: bets[0]?.asset ?? round.asset,
    choices: shown.choices,
    steps: shown.steps,
    events: shown.events ?? [],
    told: vendorReportOf(round),
    rules: shown.rules,
    bets: bets.map((bet) => betReply(bet, { names, settling, owed, text })),
    together: {
      status: standTogether(bets),
      result: text(sumOf(bets.map(resultOf))),
      validTurnover: text(sumOf(bets.map((bet) => bet.validTurnover))),
    },
  }
}

/** What its vendor has reported of the round, in the form in which the door takes it. */
function vendorReportOf({ recall }: Round): ReplyOf<typeof contract.round>['told'] {
  const report = Recall.safeParse(recall)
  return report.success ? { outcome: report.data.outcome, paytableVersion: report.data.paytableVersion } : null
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

async function moneyReply(deps: Deps, bets: readonly Bet[], brand: Brand) {
  const text = (units: bigint) => amountText(units, brand.decimals)
  // What a vendor awarded in a round belongs to none of its bets.
  const cause = bets[0]?.roundId ?? ''
  const called = await findTransferIds(deps.db, cause)
  const accounts = new Set(bets.map((bet) => accountOf(bet.memberId, bet.asset)))
  const journals = bets.map(({ id }) => id)
  const transfers = await journalsOf(deps.db, journals, { accountIds: [...accounts], cause, ids: called })
  const around = balancesAround(bets)
  // Accounts of the house have none.
  const afterOf = (after: bigint | null) => (after === null ? null : text(after))
  return {
    stake: text(sumOf(bets.map((bet) => bet.stake))),
    payout: text(sumOf(bets.map((bet) => bet.payout))),
    jackpot: text(sumOf(bets.map((bet) => bet.jackpot))),
    withVendor: called.length > 0,
    balanceBefore: text(around.before),
    balanceAfter: text(around.after),
    transfers: transfers.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      amount: text(accounts.has(row.debit) ? -row.amount : row.amount),
      after: afterOf(accounts.has(row.debit) ? row.debitAfter : row.creditAfter),
      position: `${row.batch}/${row.line}`,
      at: row.at.toISOString(),
    })),
  }
}

async function proofReply(deps: Deps, round: Round): Promise<ReplyOf<typeof contract.round>['proof']> {
  if (round.proof === null || round.seedId === null) return null
  const reveal = (await findReveals(deps.db, [round.seedId])).get(round.seedId)
  // Written by the studio in the contract's form, without what is known only after a rotation.
  const proof = round.proof as NonNullable<ReplyOf<typeof contract.round>['proof']>
  return { ...proof, serverSeed: reveal?.serverSeed ?? null, revealedAt: reveal?.revealedAt.toISOString() ?? null }
}
