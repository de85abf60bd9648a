import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-draws.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import { endsOf } from '../../draws/settle-issues.ts'
import { NOBODY } from '../../draws/store.ts'
import { findRoundLines, type RoundOrderLines } from '../corrections/order-lines/store.ts'
import { resultCaseOf } from './result-case.ts'
import { isShown } from './rules.ts'
import * as store from './store.ts'

/** So many lines are read and judged at once. */
const LINES_AT_ONCE = 5000

interface MethodPayout {
  readonly lines: number
  readonly stakes: bigint
  readonly prizes: bigint
}

/** What the brand would pay by an entry that the operator may see: every line is judged, part by part. */
export async function readPayouts(
  deps: Deps,
  { params, query, session }: Ask<typeof contract.drawPayouts>,
): Promise<ReplyOf<typeof contract.drawPayouts>> {
  const issue = await store.findDeskIssue(deps.db, params)
  if (!issue) throw new Refusal('not_found')
  const result = await resultCaseOf(deps.db, issue)
  const entry = result.entries.find(({ place }) => place === Number(query.entry))
  if (!entry || !isShown(result, entry, session.operatorId)) throw new Refusal('not_found')
  const { currency, decimals } = await brandOf(deps, session.brandId)
  const of = { issueId: issue.id, brandId: session.brandId, asset: currency }
  const methods = await payoutsOf(deps.db, of, { ...issue, numbers: entry.numbers })
  const text = (units: bigint) => amountText(units, decimals)
  const shown = ({ lines, stakes, prizes }: MethodPayout) => ({ lines, stakes: text(stakes), prizes: text(prizes) })
  return {
    methods: [...methods]
      .toSorted(([, one], [, other]) => (one.stakes < other.stakes ? 1 : one.stakes > other.stakes ? -1 : 0))
      .map(([method, payout]) => ({ method, ...shown(payout) })),
    ...shown([...methods.values()].reduce(together, NOTHING)),
  }
}

const NOTHING: MethodPayout = { lines: 0, stakes: 0n, prizes: 0n }

const together = (one: MethodPayout, other: MethodPayout): MethodPayout => ({
  lines: one.lines + other.lines,
  stakes: one.stakes + other.stakes,
  prizes: one.prizes + other.prizes,
})

async function payoutsOf(
  db: Db,
  of: RoundOrderLines,
  issue: Parameters<typeof endsOf>[0],
): Promise<ReadonlyMap<string, MethodPayout>> {
  const methods = new Map<string, MethodPayout>()
  for (let place = { memberId: NOBODY, betId: NOBODY }; ;) {
    const found = await findRoundLines(db, of, place, LINES_AT_ONCE)
    // The last member of the part before is whole already.
    const lines = found.filter(({ memberId }) => memberId !== place.memberId)
    const last = lines.at(-1)
    if (!last) return methods
    for (const { line, payout } of endsOf(issue, lines)) {
      const own = { lines: 1, stakes: line.amount, prizes: payout }
      methods.set(line.method, together(methods.get(line.method) ?? NOTHING, own))
    }
    place = { memberId: last.memberId, betId: last.id }
  }
}
