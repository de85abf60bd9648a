import { isDeepStrictEqual } from 'node:util'
import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type DeskAction, subjectOf } from './desk-action.ts'
import { tagsOf } from './rules.ts'
import * as store from './store.ts'

/**
 * Mark a member so, or with what is added to the tags they have; the member sees none of it. Nothing is written where they are marked so
 * already.
 */
export async function flag(
  tx: Tx,
  deps: Deps,
  action: DeskAction,
  flags: store.MemberFlags | { readonly added: readonly string[] },
): Promise<Verdict<undefined>> {
  const { brandId, doer, reason, note } = action
  const member = await store.findMemberForUpdate(tx, brandId, action.memberId)
  if (!member) return no('not_found')

  const before = await store.findFlags(tx, member.id)
  const wanted = 'added' in flags ? { tags: [...before.tags, ...flags.added], watch: before.watch } : flags
  const after = { tags: tagsOf(wanted.tags), watch: wanted.watch }
  if (isDeepStrictEqual(before, after)) return yes(undefined)
  await store.saveFlags(tx, { id: member.id, brandId }, after)

  const written = { brandId, action: 'members.mark', subject: subjectOf(member), before, after, reason, note }
  await record(tx, doer, written, deps.now())
  await announce(tx, [{ topic: 'member_changed', brandId, keys: [member.id] }])
  return yes(undefined)
}
