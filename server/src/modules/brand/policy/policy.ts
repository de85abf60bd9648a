import type { ApprovalRule } from '@croupier/contract/approvals.ts'
import { z } from 'zod'
import type { ActionSubject } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Json } from '#kernel/loosening.ts'
import { Refusal } from '#kernel/refusal.ts'
import { Settings } from '../settings.ts'
import * as store from '../store.ts'
import { keepDraft, type PolicyAuthor } from './keep-draft.ts'

/** A setting that an operator changes where it has an effect, not in the policy editor. */
export interface SettingEdit {
  readonly path: readonly string[]
  /** What it becomes, by the settings that hold at this moment. */
  readonly value: (settings: Settings) => Json
  /** By which two people change it where it loosens. */
  readonly rule: ApprovalRule
  readonly action: string
  readonly subject: ActionSubject
}

/** Change one setting as the policy editor does: a version of the policy, one audit entry, by two people where it loosens. */
export async function editSetting(
  tx: Tx,
  author: PolicyAuthor,
  { path, value, ...asked }: SettingEdit,
  now: Date,
): Promise<void> {
  const current = await store.findVersionForChange(tx, author.session.brandId)
  if (!current) throw new Refusal('not_found')
  const changes = [{ path, value: value(z.decode(Settings, current.settings)) }]
  await keepDraft(tx, author, { ...asked, current, draft: { basedOn: current.version, changes } }, now)
}
