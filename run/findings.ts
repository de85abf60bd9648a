import { coinText } from '../engine/coins.ts'
import type { Deps } from '../server/src/kernel/deps.ts'
import { Refusal } from '../server/src/kernel/refusal.ts'
import { explainFinding } from '../server/src/modules/reconciliation/explain-finding.ts'
import { reconcile } from '../server/src/modules/reconciliation/reconcile.ts'
import { findFindings, type FindingRow } from '../server/src/modules/reconciliation/store.ts'
import { UsageError } from './command.ts'

export const FINDING_USE = `npm run cashier -- reconcile DAY
npm run cashier -- findings
npm run cashier -- explain FINDING --by NAME --reason TEXT
  DAY        of the payment company's statement, such as 2026-11-21; UTC
  FINDING    as listed`

/** What may be said of them. */
export const ON_FINDINGS = ['reconcile', 'findings', 'explain'] as const

const DAY = /^\d{4}-\d\d-\d\d$/
const SHOWN = 200

/** Hold our books of a day beside the payment company's. */
export async function reconcileDay(deps: Deps, day: string): Promise<string> {
  if (!DAY.test(day)) throw new UsageError(`${day} is no day`)
  const { found } = await reconcile(deps, { day, by: 'operator:command' })
  return found === 0 ? `${day}: nothing differs` : `${day}: ${found} differ; see findings`
}

/** What differs and nobody has explained yet. */
export async function listFindings(deps: Deps): Promise<string> {
  const { rows, total } = await findFindings(deps.db, { state: 'open' }, { pageNo: 1, pageSize: SHOWN })
  if (rows.length === 0) return 'Nothing differs that nobody has explained.'
  const more = total > rows.length ? [`and ${total - rows.length} more`] : []
  return [...rows.map(lineOf), ...more].join('\n')
}

function lineOf({ id, day, kind, reference, asset, decimals, ours, theirs }: FindingRow): string {
  const sum = (amount: bigint | null) => (amount === null ? 'nothing' : `${coinText(amount, decimals)} ${asset}`)
  return [id, day, kind, reference, `ours ${sum(ours)}`, `theirs ${sum(theirs)}`].join('  ')
}

/** Say how a difference came about. */
export async function explainOne(deps: Deps, id: string, { by, reason: note }: { by: string; reason: string }) {
  await explainFinding(deps, { id, by, note }).catch((error: unknown) => {
    throw error instanceof Refusal ? new UsageError(`No open finding is called ${id}`) : error
  })
  return `${id} explained`
}
