import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-held.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { namedRows } from '../../desk/named-rows.ts'
import { roundOf } from '../../reads.ts'
import { findBetsOfRound, findRounds } from '../../store.ts'
import { isOwnVendor } from '../rules.ts'
import { fieldsOf } from './rules.ts'
import { deskSearch } from '#modules/identity/identity.ts'
import * as store from './store.ts'

const HOUR_MS = 3600_000
const AGES = { hour: HOUR_MS, day: 24 * HOUR_MS, week: 168 * HOUR_MS } as const
/** Stakes that wait for a vendor, the oldest first. */
export async function readHeldStakes(
  deps: Deps,
  { session: { brandId }, query, language }: Ask<typeof contract.heldStakes>,
): Promise<ReplyOf<typeof contract.heldStakes>> {
  const { pageNo, pageSize, search, age, vendor, state } = query
  const brand = await brandOf(deps, brandId)
  const { memberId, id: roundId, isUnknown } = await deskSearch(deps.db, brandId, search)
  const members = await selectionOf(deps.db, brandId, query.demo)
  const before = age === undefined ? undefined : new Date(deps.now().getTime() - AGES[age])
  const { rows, total, stake } = isUnknown
    ? { rows: [], total: 0, stake: 0n }
    : await store.findHeld(
        deps.db,
        { brandId, members, state, vendor, before, memberId, roundId },
        { asset: brand.currency, limit: pageSize, offset: (pageNo - 1) * pageSize },
      )
  return {
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
    sums: { stake: amountText(stake, brand.decimals) },
    list: await viewsOf(deps, { decimals: brand.decimals, language }, rows),
  }
}

/** How amounts and names are shown. */
interface DisplayFormat {
  readonly decimals: number
  readonly language: string
}

async function viewsOf(deps: Deps, { decimals, language }: DisplayFormat, rows: readonly store.HeldRow[]) {
  return (await namedRows(deps.db, rows, language)).map(({ row: { status, ...row }, ...names }) => ({
    ...row,
    ...names,
    state: row.bets === 0 || status === 'closed' || status === 'void' ? ('over' as const) : status,
    stake: amountText(row.stake, decimals),
    at: row.at.toISOString(),
  }))
}

/** A vendor's round with what was said of it and what the ledger has. */
export async function readHeldStake(
  deps: Deps,
  { session: { brandId }, params, language }: Ask<typeof contract.heldStake>,
): Promise<ReplyOf<typeof contract.heldStake>> {
  const roundId = params.roundId.toLowerCase()
  const [{ decimals }, rounds, bets, rows] = await Promise.all([
    brandOf(deps, brandId),
    findRounds(deps.db, [roundId]),
    findBetsOfRound(deps.db, roundId),
    store.findCallsOfRound(deps.db, roundId),
  ])
  const round = rounds.get(roundId)
  const [first] = bets
  if (round?.brandId !== brandId || isOwnVendor(round.vendor) || !first) throw new Refusal('not_found')
  const { memberId, asset } = first
  const waiting = bets.filter(({ status }) => status === 'open')
  const row = {
    roundId,
    memberId,
    asset,
    vendor: round.vendor,
    gameCode: round.gameCode,
    status: round.status,
    bets: waiting.length,
    stake: waiting.reduce((sum, { stake }) => sum + stake, 0n),
    at: (waiting[0] ?? first).placedAt,
  }
  const [[held], { transfers }] = await Promise.all([
    viewsOf(deps, { decimals, language }, [row]),
    roundOf(deps, { brandId, memberId, language }, roundId),
  ])
  if (!held) throw new Error(`round ${roundId} is shown as nothing`)
  const calls = rows.map((call) => ({ ...call, fields: fieldsOf(call.content) }))
  const named = new Map(calls.map(({ id, fields }) => [id, fields.get('transactionId') ?? null]))
  return {
    held,
    vendorRound: calls.map(({ fields }) => fields.get('roundId')).find((name) => name !== undefined) ?? null,
    bets: bets.map((bet) => ({
      betId: bet.id,
      named: named.get(bet.id) ?? null,
      stake: amountText(bet.stake, decimals),
      payout: amountText(bet.payout, decimals),
      status: bet.status,
      at: bet.placedAt.toISOString(),
    })),
    calls: calls.map(({ id, code, transferId, at, fields }) => ({
      id,
      name: fields.get('name') ?? '',
      named: named.get(id) ?? null,
      amount: fields.has('amount') ? amountText(BigInt(fields.get('amount') ?? '0'), decimals) : null,
      code,
      transferId,
      at: at.toISOString(),
    })),
    lines: [...transfers],
  }
}
