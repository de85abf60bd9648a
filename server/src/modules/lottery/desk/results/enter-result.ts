import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-draws.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { subjectOf } from '../subject.ts'
import { isDue, resultCaseOf } from './result-case.ts'
import { resultFrom } from './rules.ts'
import * as store from './store.ts'

/** Enter an official result, or correct the own entry: a new version of it, which nobody sees before the other entry is there. */
export async function enterResult(
  deps: Deps,
  ask: Ask<typeof contract.enterDrawResult>,
): Promise<ReplyOf<typeof contract.enterDrawResult>> {
  const { params, body, session } = ask
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const issue = await store.lockDeskIssue(tx, params)
    if (!issue) throw new Refusal('not_found')
    if (!isDue(issue, now)) throw new Refusal('result_not_due')
    const numbers = must(resultFrom(issue.family, body.numbers))
    const { entries } = await resultCaseOf(tx, issue)
    const { place, version } = must(nextOf(entries, session.operatorId))

    await store.insertEntry(tx, {
      issueId: issue.id,
      place,
      version,
      operatorId: session.operatorId,
      operatorName: session.username,
      numbers,
      enteredAt: now,
    })
    const isComplete = entries.some((entry) => entry.operatorId !== session.operatorId)
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'draws.enter',
        subject: subjectOf(issue),
        // The log is read by whoever is to enter the other one, too.
        after: { place, version, ...(isComplete && { numbers: numbers.join(' ') }) },
      },
      now,
    )
    return { place, version }
  })
}

/** The place and version of somebody's next entry. */
function nextOf(
  entries: readonly store.ResultEntryRow[],
  operatorId: string,
): Verdict<Pick<store.ResultEntryRow, 'place' | 'version'>> {
  const own = entries.find((entry) => entry.operatorId === operatorId)
  if (own) return yes({ place: own.place, version: own.version + 1 })
  if (entries.length === 2) return no('entries_taken')
  return yes({ place: entries.length === 0 ? 1 : 2, version: 1 })
}
