import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as call from '@croupier/contract/console-reconciliation.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { figureText, subjectOf } from './rules.ts'
import * as store from './store.ts'

/** What differs, of the operator's brand and of none that is known. */
export async function readFindings(
  deps: Deps,
  { brandId, query }: Ask<typeof call.findings>,
): Promise<ReplyOf<typeof call.findings>> {
  const { pageNo, pageSize, ...filter } = query
  const { decimals } = await brandOf(deps, brandId)
  const { rows, total } = await store.findFindings(deps.db, { ...filter, brandId }, { pageNo, pageSize })
  const list = rows.map((row) => findingShown(row, decimals))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}

function findingShown(row: store.FindingRow, least: number): call.Finding {
  const { id, day, kind, subject, reference, asset, decimals, ours, theirs, difference, state } = row
  const text = (amount: bigint) => figureText(amount, { decimals, least })
  return {
    id,
    day,
    kind,
    subject: subjectOf(subject),
    reference,
    asset,
    ours: ours === null ? null : text(ours),
    theirs: theirs === null ? null : text(theirs),
    difference: text(difference),
    nobodys: row.brandId === null,
    state,
    explainedBy: row.explainedBy,
    note: row.note,
    explainedAt: row.explainedAt?.toISOString() ?? null,
    foundAt: row.foundAt.toISOString(),
  }
}

/** The days that were gone through, and what of each concerns the operator's brand. */
export async function readDays(
  deps: Deps,
  { brandId, query }: Ask<typeof call.reconciledDays>,
): Promise<ReplyOf<typeof call.reconciledDays>> {
  const rows = await store.findDays(deps.db, brandId, query)
  return {
    today: deps.now().toISOString().slice(0, 10),
    list: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
  }
}
