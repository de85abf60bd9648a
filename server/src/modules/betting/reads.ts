import type * as contract from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { Recall } from '@croupier/contract/vendor-api.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf, daysAfter, isDay, rangeOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { masked } from '#kernel/masked-name.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, currencyOf } from '../brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { accountOf, derivedId } from '../wallet/wallet.ts'
import { transfersOf } from '../wallet/transfers/transfers.ts'
import {
  findLastBetDay,
  findNames,
  findRecord,
  findWins,
  type RecordRow,
  sumRecord,
  type WinRow,
} from './record/store.ts'
import { findSettling } from './failed/store.ts'
import { findOwnEvents } from './joint/store.ts'
import { type BetRow, findBetsOfRound, findReveals, findRounds, type RoundRow } from './store.ts'
import { balancesAround, standTogether } from './rules.ts'
import { findTransferIds } from './vendor/store.ts'

type Names = Awaited<ReturnType<typeof findNames>>

/** The betting record of a member: one page, and totals of the whole range. */
export async function readBets(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.bets>,
): Promise<ReplyOf<typeof contract.bets>> {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field])) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, session.brandId)
  const { timeZone } = brand
  const range = rangeOf(query, dayOf(deps.now(), timeZone))
  const filter = {
    memberId: session.memberId,
    range,
    timeZone,
    category: query.category,
    gameCode: query.gameCode,
    status: query.status,
  }

  const [rows, sums, lastBetOn] = await Promise.all([
    findRecord(deps.db, filter, query.pageNo, query.pageSize),
    sumRecord(deps.db, filter),
    findLastBetDay(deps.db, session.memberId, range.from, timeZone),
  ])
  const names = await findNames(
    deps.db,
    rows.map((row) => row.gameCode),
    language,
  )
  const settling = await settlingOf(deps, rows)
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(sums.bets / query.pageSize),
    total: sums.bets,
    list: rows.map((row) => betReply(row, { names, settling, text })),
    totals: {
      bets: sums.bets,
      stake: text(sums.stake),
      payout: text(sums.payout),
      result: text(sums.result),
      validTurnover: amountText(sums.validTurnover, brand.decimals),
    },
    lastBetOn,
  }
}

interface Told {
  readonly names: Names
  readonly settling: ReadonlySet<string>
  readonly text: (units: bigint) => string
}

const betReply = (row: RecordRow, { names, settling, text }: Told) => ({
  id: row.id,
  roundId: row.roundId,
  category: row.category,
  gameCode: row.gameCode,
  ...nameOf(row, names),
  selection: row.selection ?? null,
  stake: text(row.stake),
  payout: text(row.payout),
  result: text(resultOf(row)),
  validTurnover: text(row.validTurnover),
  status: row.status,
  settling: settling.has(row.id),
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

/** Those of these bets that wait to be settled again. */
const settlingOf = (deps: Deps, bets: readonly Pick<RecordRow, 'id' | 'status'>[]) =>
  findSettling(
    deps.db,
    bets.flatMap(({ id, status }) => (status === 'open' ? [id] : [])),
  )

const resultOf = ({ status, stake, payout }: Pick<RecordRow, 'status' | 'stake' | 'payout'>) =>
  status === 'open' ? 0n : payout - stake

const nameOf = ({ vendor, gameCode }: { readonly vendor: string; readonly gameCode: string }, names: Names) => {
  const known = names.get(gameCode)
  return { gameName: known?.name ?? gameCode, vendor: known?.vendorName ?? vendor }
}

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
  const bets = round ? (await findBetsOfRound(deps.db, round.id)).filter((bet) => bet.memberId === memberId) : []
  if (!round || bets.length === 0 || round.brandId !== brandId) throw new Refusal('not_found')

  const brand = await brandOf(deps, brandId)
  const names = await findNames(deps.db, [round.gameCode], language)
  const own = await findOwnEvents(
    deps.db,
    bets.map(({ id }) => id),
  )
  const settling = await settlingOf(deps, bets)
  return {
    ...roundReply({ ...round, events: withOwn(round.events, own) }, bets, brand, { names, settling }),
    ...(await moneyReply(deps, bets, brand)),
    proof: await proofReply(deps, round),
    chain: chainReply(round),
  }
}

/** What happened in a round, with what one member did in it: all of that was before its last event. */
const withOwn = (events: unknown, own: readonly unknown[]): unknown =>
  own.length > 0 && Array.isArray(events) ? [...events.slice(0, -1), ...own, ...events.slice(-1)] : events

// Written by the studio in the contract's form; what seeds prove has no chain.
const chainReply = ({ proof, seedId }: RoundRow) =>
  seedId === null ? (proof as ReplyOf<typeof contract.round>['chain']) : null

function roundReply(round: RoundRow, bets: readonly BetRow[], brand: Brand, { names, settling }: Omit<Told, 'text'>) {
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
    told: toldOf(round),
    rules: shown.rules,
    bets: bets.map((bet) => betReply(bet, { names, settling, text })),
    together: {
      status: standTogether(bets),
      result: text(sumOf(bets.map(resultOf))),
      validTurnover: text(sumOf(bets.map((bet) => bet.validTurnover))),
    },
  }
}

/** What its vendor has said of the round, in the form in which the door takes it. */
function toldOf({ recall }: RoundRow): ReplyOf<typeof contract.round>['told'] {
  const told = Recall.safeParse(recall)
  return told.success ? { outcome: told.data.outcome, paytableVersion: told.data.paytableVersion } : null
}

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** What may have moved for a bet: the stake, and what follows from its id. */
const MOVES = [
  'payout',
  'jackpot',
  'stake_returned',
  'settlement_paid by the desk',
  'settlement_void by the desk',
] as const

async function moneyReply(deps: Deps, bets: readonly BetRow[], brand: Brand) {
  const text = (units: bigint) => amountText(units, brand.decimals)
  const own = bets.flatMap((bet) => [bet.id, ...MOVES.map((kind) => derivedId(bet.id, kind))])
  // What a vendor moved has ids of the vendor's calls.
  const called = await findTransferIds(deps.db, bets[0]?.roundId ?? '')
  const transfers = await transfersOf(deps.db, [...new Set([...own, ...called])])
  const around = balancesAround(bets)
  const accounts = new Set(bets.map((bet) => accountOf(bet.memberId, bet.asset)))
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
      amount: text(accounts.has(row.debit) ? -row.amount : row.amount),
      after: text((accounts.has(row.debit) ? row.debitAfter : row.creditAfter) ?? 0n),
      position: `${row.batch}/${row.line}`,
      at: row.at.toISOString(),
    })),
  }
}

async function proofReply(deps: Deps, round: RoundRow): Promise<ReplyOf<typeof contract.round>['proof']> {
  if (round.proof === null || round.seedId === null) return null
  const reveal = (await findReveals(deps.db, [round.seedId])).get(round.seedId)
  // Written by the studio in the contract's form, without what is known only after a rotation.
  const proof = round.proof as NonNullable<ReplyOf<typeof contract.round>['proof']>
  return { ...proof, serverSeed: reveal?.serverSeed ?? null, revealedAt: reveal?.revealedAt.toISOString() ?? null }
}

const LATEST_DAYS = 30
const BIGGEST_DAYS = 7
const MULTIPLIER_DECIMALS = 2

/** Recent wins, or the biggest of the last days; names of others are masked. */
export async function readWinners(
  deps: Deps,
  { query, session, brandId, language }: Ask<typeof contract.winnerBoard>,
): Promise<ReplyOf<typeof contract.winnerBoard>> {
  const brand = await brandOf(deps, brandId)
  if (query.order === 'mine' && !session) throw new Refusal('not_logged_in')
  const now = deps.now()
  const days = query.order === 'biggest' ? BIGGEST_DAYS : LATEST_DAYS
  const wins = await findWins(deps.db, {
    brandId,
    asset: currencyOf(brand, query.order === 'mine' ? (session?.agentType ?? 0) : 0),
    order: query.order === 'biggest' ? 'biggest' : 'latest',
    memberId: query.order === 'mine' ? session?.memberId : undefined,
    gameCode: query.gameCode,
    since: new Date(`${daysAfter(dayOf(now, brand.timeZone), -days)}T00:00:00Z`),
    count: query.count,
  })
  const names = await findNames(
    deps.db,
    wins.map((win) => win.gameCode),
    language,
  )
  const members = await memberNames(
    deps.db,
    wins.map((win) => win.memberId),
  )
  return {
    list: wins.map((win) =>
      winReply(win, names, brand, playerName(win, members.get(win.memberId)?.account, session?.memberId)),
    ),
  }
}

const playerName = (win: WinRow, account: string | undefined, me: string | undefined) =>
  win.memberId === me ? (account ?? '') : masked(account ?? '')

const winReply = (win: WinRow, names: Names, brand: Brand, player: string) => ({
  roundId: win.roundId,
  gameCode: win.gameCode,
  gameName: names.get(win.gameCode)?.name ?? win.gameCode,
  player,
  stake: amountText(win.stake, brand.decimals),
  multiplier: amountText(timesFloor(timesFloor(win.payout, 100n, win.stake), 100n, 1n), MULTIPLIER_DECIMALS),
  payout: amountText(win.payout, brand.decimals),
  at: win.at.toISOString(),
})
