import type { Evidence } from '@croupier/contract/approvals.ts'
import { type Difference, savePolicy } from '@croupier/contract/policy.ts'
import { z } from 'zod'
import type { Deps } from '#kernel/deps.ts'
import { changesShown, type EvidenceOf, type EvidenceRules } from '#kernel/evidence.ts'
import type { ApprovalRow } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import { layOver } from './policy/draft.ts'
import * as store from './store.ts'

const Asked = z.object({ differences: z.array(z.custom<Difference>()) })

/** What the draft changes of the policy that holds now. */
const ofPolicy: EvidenceOf = async (deps, approval) => {
  const differences = await differencesNow(deps, approval)
  // Somebody else has changed the same since: it can't be confirmed any more.
  if (!differences) return changesShown(Asked.parse(approval.facts).differences, settingShown).map(changedSince)
  return changesShown(differences, settingShown)
}

async function differencesNow(deps: Deps, { brandId, body }: ApprovalRow): Promise<readonly Difference[] | undefined> {
  const [newest] = (await store.findVersions(deps.db, brandId, { limit: 1, offset: 0 })).rows
  if (!newest) return undefined
  try {
    return (await layOver(deps.db, brandId, newest, savePolicy.body.parse(body))).differences
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const changedSince = (one: Evidence): Evidence => ({ ...one, value: null, typed: one.value, differs: true })

const settingShown = (path: readonly string[]) => ({ label: 'setting', kind: 'setting', of: path.join('.') }) as const

/** What a second person is shown of the brand's policy. */
export const evidence: EvidenceRules = { policy_loosens: ofPolicy }
