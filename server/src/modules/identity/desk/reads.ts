import type { demoPlayers } from '@croupier/contract/demo-players.ts'
import type * as members from '@croupier/contract/console-members.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { sessionsOf } from '#kernel/session.ts'
import { findDemoPlayers } from '../store.ts'
import * as store from './store.ts'

/** A member of the operator's brand, or the no that a stranger gets. */
async function mine(db: Db, { session, params }: { session: { brandId: number }; params: { memberId: string } }) {
  const member = await store.findMember(db, session.brandId, params.memberId)
  if (!member) throw new Refusal('not_found')
  return member
}

/** Living sessions of a member, the one used last first. */
export async function readSessions(deps: Deps, ask: Ask<typeof members.memberSessions>) {
  const { id } = await mine(deps.db, ask)
  const rows = await sessionsOf(deps.db, id, deps.now())
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }))
}

/** What operators have written down about a member. */
export async function readNotes(deps: Deps, ask: Ask<typeof members.memberNotes>) {
  const { id: memberId } = await mine(deps.db, ask)
  const rows = await store.findNotes(deps.db, memberId)
  return rows.map(({ id, text, by, at }) => ({ id, text, by, at: at.toISOString() }))
}

/** Accounts of the members whom the sandbox plays. */
export async function readDemoPlayers(deps: Deps, { session }: Ask<typeof demoPlayers>) {
  const rows = await findDemoPlayers(deps.db, session.brandId)
  return { accounts: rows.map(({ account }) => account) }
}
