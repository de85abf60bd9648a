import type { ApprovalRule } from '@croupier/contract/approvals.ts'
import type { Difference } from '@croupier/contract/policy.ts'
import { type ActionSubject, doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { loosens } from '#kernel/loosening.ts'
import { announce } from '#kernel/outbox.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import * as store from '../store.ts'
import { type Draft, layOver } from './draft.ts'

/** Who changes a policy, and why. */
export interface PolicyAuthor {
  readonly session: OperatorSession
  readonly ip: string
  readonly body: { readonly reason: string; readonly note: string }
}

/** A draft over the version that is held, and as what it is asked for and recorded. */
export interface HeldDraft {
  readonly current: store.Version
  readonly draft: Draft
  readonly rule: ApprovalRule
  readonly action: string
  /** The policy itself where nothing is said. */
  readonly subject?: ActionSubject
}

export interface KeptDraft {
  readonly version: number
  readonly differences: readonly Difference[]
}

/** Keep a draft as the new version, which holds at once, with its entry in the audit log. One that loosens anything is made by two. */
export async function keepDraft(
  tx: Tx,
  { session, ip, body }: PolicyAuthor,
  { current, draft, rule, action, subject: asked }: HeldDraft,
  now: Date,
): Promise<KeptDraft> {
  const { brandId } = session
  const { before, after, differences } = await layOver(tx, brandId, current, draft)
  if (differences.length === 0) return { version: current.version, differences: [] }

  const version = current.version + 1
  const subject = asked ?? { type: 'policy', id: String(brandId), name: `v${version}` }
  await needTwo(tx, session, { when: loosens(differences), rule, subject, facts: { differences } }, now)

  const { reason, note } = body
  await store.insertVersion(
    tx,
    {
      brandId,
      version,
      settings: after,
      before,
      changedBy: session.username,
      reason: note === '' ? reason : `${reason}: ${note}`,
    },
    now,
  )
  await announce(tx, [{ topic: 'brand_changed', brandId, keys: [String(version)] }])
  const sides = (side: 'before' | 'after') =>
    Object.fromEntries(differences.map((one) => [one.path.join('.'), one[side]]))
  const entry = { brandId, action, subject, reason, note, before: sides('before'), after: sides('after') }
  await record(tx, doerOf({ session, ip }), entry, now)
  return { version, differences }
}
