import type * as contract from '@croupier/contract/console-draws.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandsIn } from '../../../brand/brand.ts'
import { saveDraws } from '../../draws/store.ts'
import { notifyBrands } from '../../draws/notify-brands.ts'
import { subjectOf } from '../subject.ts'
import { isDue, resultCaseOf } from './result-case.ts'
import { agreedResult, isSameResult } from './rules.ts'
import * as store from './store.ts'

/** Release a result on which its entries agree: it is drawn as the house's own draws are, and whoever pays hears of it. */
export async function releaseResult(deps: Deps, ask: Ask<typeof contract.releaseDrawResult>): Promise<EmptyReply> {
  const { params, body, session } = ask
  await inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const issue = await store.lockDeskIssue(tx, params)
    if (!issue) throw new Refusal('not_found')
    // What was sold is sealed before anybody says what was drawn.
    if (!isDue(issue, now) || issue.seal === null) throw new Refusal('result_not_due')
    const result = await resultCaseOf(tx, issue)
    const numbers = agreedResult(result)
    if (!numbers) throw new Refusal('entries_differ')
    if (!isSameResult(numbers, body.numbers)) throw new Refusal('case_changed')

    const waiting = await saveDraws(tx, [{ id: issue.id, numbers, hash: null }], now)
    if (waiting.length > 0) await announce(tx, [{ topic: 'issues_drawn', brandId: session.brandId, keys: waiting }])
    await record(
      tx,
      doerOf(ask),
      {
        brandId: session.brandId,
        action: 'draws.approve',
        subject: subjectOf(issue),
        before: { status: issue.status },
        after: {
          status: waiting.length > 0 ? 'drawn' : 'settled',
          numbers: numbers.join(' '),
          entered: result.entries.map(({ operatorName, version }) => `${operatorName} (${version})`).join(', '),
        },
      },
      now,
    )
    await notifyBrands(tx, await brandsIn(tx, deps), issue.lottery)
  })
  return {}
}
