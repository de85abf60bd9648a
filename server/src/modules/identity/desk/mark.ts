import { record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type DeskDeed, subjectOf } from './deed.ts'
import { tagsOf } from './rules.ts'
import * as store from './store.ts'

export interface Marks {
  readonly tags: readonly string[]
  readonly watch: boolean
}

/** Mark a member so, or with what is added to the tags they have; the member sees none of it. */
export async function mark(
  tx: Tx,
  deps: Deps,
  deed: DeskDeed,
  marks: Marks | { readonly added: readonly string[] },
): Promise<Verdict<undefined>> {
  const { brandId, doer, reason, note } = deed
  const member = await store.findMemberForUpdate(tx, brandId, deed.memberId)
  if (!member) return no('not_found')

  const before = await store.findMark(tx, member.id)
  const wanted = 'added' in marks ? { tags: [...before.tags, ...marks.added], watch: before.watch } : marks
  const after = { tags: tagsOf(wanted.tags), watch: wanted.watch }
  await store.saveMark(tx, { id: member.id, brandId }, after)

  const written = { brandId, action: 'members.mark', subject: subjectOf(member), before, after, reason, note }
  await record(tx, doer, written, deps.now())
  await announce(tx, [{ topic: 'member_changed', brandId, keys: [member.id] }])
  return yes(undefined)
}
