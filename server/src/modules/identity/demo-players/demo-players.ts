import type { DemoChoice } from '@croupier/contract/demo-players.ts'
import type { Db } from '#kernel/database.ts'
import { EVERYBODY, type MemberSelection } from '#kernel/member-selection.ts'
import * as store from '../store.ts'

const KINDS = { hide: 'except', only: 'only' } as const

/** Whom a list or a report of a brand is about. Demo players are few: as many as the crowd and the demo world have. */
export async function selectionOf(db: Db, brandId: number, demo: DemoChoice | undefined): Promise<MemberSelection> {
  if (demo === undefined) return EVERYBODY
  const rows = await store.findDemoPlayers(db, brandId)
  return { kind: KINDS[demo], memberIds: rows.map(({ id }) => id) }
}
