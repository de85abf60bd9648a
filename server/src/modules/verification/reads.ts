import type { ReplyOf } from '@croupier/contract/call.ts'
import { DOCUMENT_KINDS, type security } from '@croupier/contract/security.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { protectionOf } from '#modules/identity/protection/protection.ts'
import { type DocumentOwner, ownersOf } from './owners.ts'
import * as store from './store.ts'

type Security = ReplyOf<typeof security>

/** What protects the account, and the documents that prove whose it is, as its member sees them. */
export async function readSecurity(deps: Deps, ask: Ask<typeof security>): Promise<Security> {
  const [protection, documents] = await Promise.all([
    protectionOf(deps, ask),
    store.findDocuments(deps.db, ask.session.memberId),
  ])
  return { ...protection, documents: documentsOf(documents) }
}

function documentsOf(rows: readonly store.DocumentRow[]): Security['documents'] {
  return DOCUMENT_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return { kind, state: 'none', reason: null, uploadedAt: null }
    return { kind, state: row.state, reason: row.reason, uploadedAt: row.uploadedAt.toISOString() }
  })
}

export interface WaitingDocument extends store.DocumentRow, DocumentOwner {}

/** Documents that wait for review, the oldest first. */
export async function readWaiting(db: Db): Promise<readonly WaitingDocument[]> {
  const rows = await store.findWaiting(db)
  const owners = await ownersOf(db, rows)
  return rows.map((row) => ({ ...row, ...(owners.get(row.memberId) ?? { account: '', exclusionMatch: false }) }))
}
