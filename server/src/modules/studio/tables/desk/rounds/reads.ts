import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-table-rounds.ts'
import { amountText } from '@croupier/engine/money.ts'
import { daysAfter, isDay } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import { midnight } from '#kernel/period.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import {
  type Correction,
  correctionsOf,
  isBeingCorrected,
  sumsOf,
} from '../../../../betting/corrections/corrections.ts'
import { type Brand, brandOf } from '../../../../brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import * as tables from '../../store.ts'
import { effectOf, isPossible } from '../effects.ts'
import { ownTable } from '../reads.ts'
import * as store from './store.ts'

/** The rounds of a table, the latest first. */
export async function readRounds(
  deps: Deps,
  { query, session }: Ask<typeof contract.deskTableRounds>,
): Promise<ReplyOf<typeof contract.deskTableRounds>> {
  const { tableId, pageNo, pageSize, search, state, from, to } = query
  for (const [field, day] of Object.entries({ from, to }))
    if (day !== undefined && !isDay(day)) must(atField(field, 'invalid_date'))
  const brand = await brandOf(deps, session.brandId)
  await ownTable(deps, brand.id, tableId)
  const typed = search?.trim().toUpperCase()
  const filter = {
    tableId,
    state,
    code: typed === '' ? undefined : typed,
    from: from === undefined ? undefined : midnight(from, brand.timeZone),
    until: to === undefined ? undefined : midnight(daysAfter(to, 1), brand.timeZone),
  }
  const [rows, { total, stake, payout }] = await Promise.all([
    store.findRounds(deps.db, filter, { asset: brand.currency, limit: pageSize, offset: (pageNo - 1) * pageSize }),
    store.sumRounds(deps.db, filter, brand.currency),
  ])
  const text = (units: bigint) => amountText(units, brand.decimals)
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sums: { stake: text(stake), payout: text(payout), result: text(stake - payout) },
    list: rows.map((row) => rowShown(brand, row)),
  }
}

const rowShown = ({ decimals }: Pick<Brand, 'decimals'>, row: store.DealtRow) => ({
  roundId: row.id,
  code: row.code,
  phase: row.phase,
  score: row.summary?.score ?? '',
  // What was dealt stays, but of a void round nobody has won.
  won: row.phase === 'void' ? [] : [...(row.summary?.won ?? [])],
  people: row.people,
  bets: row.bets,
  stake: amountText(row.stake, decimals),
  payout: amountText(row.payout, decimals),
  // What nobody has won or lost yet is nobody's result.
  result: amountText(row.settledAt === null ? 0n : row.stake - row.payout, decimals),
  startedAt: row.openedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  settlement: row.settlement,
})

/** One round of the brand; a stranger's is not found. */
async function ownRound(deps: Deps, brandId: number, id: string): Promise<tables.RoundRow> {
  const round = (await tables.findRounds(deps.db, [id])).get(id)
  if (round?.brandId !== brandId) throw new Refusal('not_found')
  return round
}

/** A round with what happened in it so far, what lies on its spots, and what can be done about it. */
export async function readRound(
  deps: Deps,
  { params, session, language }: Ask<typeof contract.deskTableRound>,
): Promise<ReplyOf<typeof contract.deskTableRound>> {
  const brand = await brandOf(deps, session.brandId)
  const round = await ownRound(deps, brand.id, params.roundId.toLowerCase())
  const [table, row, shoes, spots, corrections] = await Promise.all([
    tables.findTable(deps.db, round.tableId),
    store.findDealt(deps.db, round.id, brand.currency),
    tables.findShoes(deps.db, [round.shoeId]),
    store.sumSpots(deps.db, round.id, brand.currency),
    correctionsOf(deps.db, round.id),
  ])
  const shoe = shoes.get(round.shoeId)
  if (!table || !row || !shoe) throw new Error(`round ${round.id} has no table or no shoe`)
  const { number, link, links, linkAfter, hash } = shoe
  const [correction] = corrections
  // What is being corrected cannot be corrected otherwise meanwhile.
  const isFree = correction?.state !== 'running'
  return {
    round: rowShown(brand, row),
    tableId: table.id,
    table: table.names[language.slice(0, 2)] ?? table.names['en'] ?? table.code,
    gameCode: round.gameCode,
    paytable: round.paytable,
    events: [...round.events],
    answers: [...round.answers],
    times: { ...round.times },
    spots: spots.map(({ spot, bets, stake, payout }) => ({
      spot,
      bets,
      won: round.phase !== 'void' && round.won.includes(spot),
      stake: amountText(stake, brand.decimals),
      payout: amountText(payout, brand.decimals),
    })),
    shoe: { number, link, links, linkAfter, hash },
    possible: { void: isFree && isPossible(round, 'void'), resettle: isFree && isPossible(round, 'resettle') },
    correction: correction ? await correctionShown(deps, brand, correction) : null,
  }
}

/** What one of the things that can be done about a round would come to. */
export async function readEffect(
  deps: Deps,
  { params, query, session }: Ask<typeof contract.deskTableEffect>,
): Promise<ReplyOf<typeof contract.deskTableEffect>> {
  const { id, currency, decimals } = await brandOf(deps, session.brandId)
  const round = await ownRound(deps, id, params.roundId.toLowerCase())
  const isFree = !(await isBeingCorrected(deps.db, round.id))
  const effect = isFree ? await effectOf(deps.db, round, query.action, currency) : undefined
  if (!effect) return { effect: null }
  const [returned, taken, owed] = [effect.returned, effect.taken, effect.owed].map((units) =>
    amountText(units, decimals),
  ) as [string, string, string]
  return { effect: { ...effect, returned, taken, owed } }
}

/** How far a correction has come, and what it has moved in the brand's money. */
async function correctionShown(deps: Deps, { currency, decimals }: Brand, correction: Correction) {
  const { id, kind, state, bets, done, failed, askedBy, confirmedBy, askedAt, endedAt } = correction
  const sum = (await sumsOf(deps.db, id)).find(({ asset }) => asset === currency)
  return {
    kind,
    state,
    bets,
    done,
    failed,
    returned: amountText(sum?.returned ?? 0n, decimals),
    taken: amountText(sum?.taken ?? 0n, decimals),
    owed: amountText(sum?.owed ?? 0n, decimals),
    askedBy,
    confirmedBy,
    at: askedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}

const NOBODY = { account: '', demo: false }

/** The bets of a round, members masked. */
export async function readRoundBets(
  deps: Deps,
  { query, session }: Ask<typeof contract.deskTableBets>,
): Promise<ReplyOf<typeof contract.deskTableBets>> {
  const { pageNo, pageSize, spot, state } = query
  const { id: roundId } = await ownRound(deps, session.brandId, query.roundId.toLowerCase())
  const { rows, total } = await store.findBets(
    deps.db,
    { roundId, spot, state },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  )
  const names = await memberNames(
    deps.db,
    rows.map(({ memberId }) => memberId),
  )
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    list: rows.map((bet) => ({
      betId: bet.id,
      memberId: bet.memberId,
      account: publicName(names.get(bet.memberId) ?? NOBODY),
      spot: bet.spot,
      stake: amountText(bet.held, bet.decimals),
      currency: bet.asset,
      state: bet.state,
      payout: amountText(bet.payout, bet.decimals),
      at: bet.placedAt.toISOString(),
    })),
  }
}
