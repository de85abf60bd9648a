import type { savePolicy as call } from '@croupier/contract/policy.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from '../store.ts'
import { keepDraft } from './keep-draft.ts'

/** Change the policy: a new version that holds at once. One that loosens anything is made by two. */
export const savePolicy = (deps: Deps, ask: Ask<typeof call>) =>
  inTransaction(deps.db, async (tx) => {
    const current = await store.findVersionForChange(tx, ask.session.brandId)
    if (!current) throw new Refusal('not_found')
    const held = { current, draft: ask.body, rule: 'policy_loosens', action: 'settings.change' } as const
    const { version, differences } = await keepDraft(tx, ask, held, deps.now())
    return { version, differences: [...differences] }
  })
