import type { ReplyOf } from '@croupier/contract/call.ts'
import type {
  unmatchedReceiptCase,
  unmatchedReceiptDesk,
  UnmatchedReceiptRow,
} from '@croupier/contract/console-unmatched-receipts.ts'
import { figureText } from '@croupier/engine/coins.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import { periodsAt } from '#kernel/period.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { aloneMax, needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { findOwners } from '../../deposits/store.ts'
import { claimView } from '../../desk/claims.ts'
import { secondOf, waitingIn } from '../../desk/second.ts'
import { findClaims } from '../../desk/store.ts'
import { suspenseOf } from '../rules.ts'
import type { ReceiptRow } from '../store.ts'
import * as store from './store.ts'

/** Money of a stage that belongs to no open deposit, and how much there is in each. */
export async function readReceiptDesk(
  deps: Deps,
  ask: Ask<typeof unmatchedReceiptDesk>,
): Promise<ReplyOf<typeof unmatchedReceiptDesk>> {
  const { session, brandId, query } = ask
  const [brand, now] = [await brandOf(deps, brandId), deps.now()]
  const filter = { brandId, today: periodsAt(now, brand.timeZone).day.from }
  const [rows, counts, waiting] = await Promise.all([
    store.findStage(deps.db, query.stage, filter),
    store.countStages(deps.db, filter),
    waitingIn(deps, session, 'stray'),
  ])
  const second = new Set(waiting.map(({ subjectId }) => subjectId))
  const list = await rowsOf(deps, brand, { rows, second, operatorId: session.operatorId })
  return { now: now.toISOString(), counts, list }
}

interface ReceiptList {
  readonly rows: readonly ReceiptRow[]
  readonly second: ReadonlySet<string>
  readonly operatorId: string
}

async function rowsOf(
  deps: Deps,
  { decimals }: Brand,
  { rows, second, operatorId }: ReceiptList,
): Promise<UnmatchedReceiptRow[]> {
  const claims = await findClaims(
    deps.db,
    rows.map(({ id }) => id),
  )
  const owners = await findOwners(
    deps.db,
    rows.flatMap(({ about }) => (about === null ? [] : [about])),
  )
  const names = await memberNames(deps.db, [...owners.values()])
  const now = deps.now()
  return rows.map(({ id, reference, amount, decimals: parts, asset, why, state, about, arrivedAt }) => ({
    id,
    reference,
    amount: figureText(amount, { decimals: parts, least: decimals }),
    asset,
    why,
    state,
    account: names.get(owners.get(about ?? '') ?? '')?.account ?? null,
    second: second.has(id),
    claim: claimView(claims.get(id), operatorId, now),
    at: arrivedAt.toISOString(),
  }))
}

/** One payment that belongs to no open deposit, with the requests that it may be meant for. */
export async function readReceiptCase(
  deps: Deps,
  ask: Ask<typeof unmatchedReceiptCase>,
): Promise<ReplyOf<typeof unmatchedReceiptCase>> {
  const { session, brandId, params } = ask
  const row = await store.findReceipt(deps.db, brandId, params.strayId)
  if (!row) throw new Refusal('not_found')
  const brand = await brandOf(deps, brandId)
  const search = { brandId, permissions: session.permissions, subject: `stray:${row.id}` }
  const [approvals, candidates] = await Promise.all([
    findApprovals(deps.db, search, { limit: 1, offset: 0 }),
    store.findCandidates(deps.db, row),
  ])
  const names = await memberNames(
    deps.db,
    candidates.map(({ memberId }) => memberId),
  )
  const [approval] = approvals.rows
  const second = new Set(approval?.state === 'waiting' ? [row.id] : [])
  const [shown] = await rowsOf(deps, brand, { rows: [row], second, operatorId: session.operatorId })
  const most = aloneMax(brand, 'credit', session.roles) ?? 0n
  const ownCurrency = row.asset === brand.currency
  const purpose = suspenseOf(row)
  const stands = await houseFundsOf(deps.db, houseAccount(brandId, purpose, row.asset))
  return {
    ...shown!,
    source: row.source,
    fault: row.fault,
    channel: row.channel,
    ownCurrency,
    suspense: { account: purpose, balance: figureText(stands, { ...row, least: brand.decimals }) },
    candidates: candidates.map(({ amount, at, ...one }) => ({
      ...one,
      account: names.get(one.memberId)?.account ?? '',
      amount: amountText(amount, brand.decimals),
      at: at.toISOString(),
    })),
    aloneMax: amountText(most, brand.decimals),
    needsTwo: !ownCurrency || needsSecond(brand, { action: 'credit', amount: row.amount }, session.roles),
    approval: approval ? secondOf(approval, session.operatorId) : null,
    proposed: approval?.state === 'waiting' ? textOf(approval.facts['toAccount']) : null,
    decided: decisionOf(row),
  }
}

const textOf = (fact: unknown): string | null => (typeof fact === 'string' ? fact : null)

function decisionOf({ decidedBy, decidedAt, reason, note, bankReference }: ReceiptRow) {
  if (decidedBy === null || decidedAt === null) return null
  return {
    by: decidedBy,
    at: decidedAt.toISOString(),
    reason: reason ?? '',
    note: note ?? '',
    bankReference: bankReference ?? '',
  }
}
