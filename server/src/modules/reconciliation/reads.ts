import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as call from '@croupier/contract/console-reconciliation.ts'
import { figureText } from '@croupier/engine/coins.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { betsOf } from '#modules/betting/betting.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { coinDepositsOf } from '#modules/cashier/statement/statement.ts'
import { whoseTransfers } from '#modules/wallet/transfers/transfers.ts'
import { subjectOf } from './rules.ts'
import * as store from './store.ts'

/** What differs, of the operator's brand and of none that is known. */
export async function readFindings(
  deps: Deps,
  { brandId, query }: Ask<typeof call.findings>,
): Promise<ReplyOf<typeof call.findings>> {
  const { pageNo, pageSize, ...filter } = query
  const { decimals } = await brandOf(deps, brandId)
  const { rows, total } = await store.findFindings(deps.db, { ...filter, brandId }, { pageNo, pageSize })
  const leads = await leadsOf(deps.db, rows)
  const list = rows.map((row) => ({ ...findingView(row, decimals), leads: leads.get(row.id) ?? null }))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}

type Lead = NonNullable<call.Finding['leads']>

/** Where the cause of each is looked at, as far as somebody knows whose it is. */
async function leadsOf(db: Db, rows: readonly store.FindingRow[]): Promise<ReadonlyMap<string, Lead>> {
  const known = rows.flatMap(({ id, brandId, subject }) =>
    brandId === null ? [] : [{ finding: id, subject: subjectOf(subject) }],
  )
  const of = (type: Subject) => known.flatMap(({ subject }) => (subject.type === type ? [subject.id] : []))
  const [coins, bets, owners] = await Promise.all([
    coinDepositsOf(db, of('coins')),
    betsOf(db, of('bet')),
    whoseTransfers(db, of('transfer')),
  ])
  const leads: Readonly<Record<Subject, (id: string) => Partial<Lead>>> = {
    payment: (id) => ({ to: 'deposit', id }),
    payout: (id) => ({ to: 'withdrawal', id }),
    coins: (id) => ({ to: 'deposit', id: coins.get(id) }),
    bet: (id) => ({ to: 'round', id: bets.get(id)?.roundId }),
    transfer: (id) => ({ to: 'member', id: owners.get(id) }),
    suspense: () => ({}),
  }
  return new Map(
    known.flatMap(({ finding, subject }) => {
      const { to, id } = leads[subject.type](subject.id)
      return to === undefined || id === undefined ? [] : [[finding, { to, id }]]
    }),
  )
}

type Subject = call.Finding['subject']['type']

function findingView(row: store.FindingRow, least: number): Omit<call.Finding, 'leads'> {
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
