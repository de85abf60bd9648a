import { type RawBuilder, sql } from 'kysely'
import { arrayOf } from './array.ts'

/** Whose things are asked for: everybody's, those of some members, or those of all others. */
export interface MemberSelection {
  readonly kind: 'all' | 'only' | 'except'
  readonly memberIds: readonly string[]
}

export const EVERYBODY: MemberSelection = { kind: 'all', memberIds: [] }

/** The same members, and those alone. */
export const onlyThese = ({ memberIds }: MemberSelection): MemberSelection => ({ kind: 'only', memberIds })

/** Whether the member of a row is among those who are asked for, as a condition. */
export function isSelected(memberId: RawBuilder<unknown>, { kind, memberIds }: MemberSelection): RawBuilder<unknown> {
  if (kind === 'all') return sql`true`
  const listed = sql`${arrayOf(memberIds)}::uuid[]`
  return kind === 'only' ? sql`${memberId} = any(${listed})` : sql`${memberId} <> all(${listed})`
}
