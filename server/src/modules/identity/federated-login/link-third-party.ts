import type {
  beginLink as beginCall,
  finishLink as finishCall,
  unlinkThirdParty as unlinkCall,
} from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { memberNames } from '../identity.ts'
import { note } from '../start-session.ts'
import type { LoginNote } from '../store.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { comeBack, redirectToProvider } from './third-party.ts'
import { deleteLink, insertLink } from './store.ts'

/** Begin to tie an account elsewhere to the own one. */
export async function beginLink(deps: Deps, ask: Ask<typeof beginCall>): Promise<{ url: string }> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  return redirectToProvider(deps, { brand, provider: ask.body.provider, memberId: ask.session.memberId, ask })
}

/** Tie it. What is tied to somebody else stays theirs. */
export async function finishLink(deps: Deps, ask: Ask<typeof finishCall>): Promise<ReplyOf<typeof finishCall>> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { provider, subject } = await comeBack(deps, { brand, query: ask.body.query, memberId, ask })

  await inTransaction(deps.db, async (tx) => {
    const tied = await insertLink(tx, { brandId: brand.id, provider, subject }, memberId, deps.now())
    if (!tied) throw new Refusal('third_party_taken')
    await noteOf(tx, deps, ask, 'third_party_linked')
  })
  return { provider }
}

/** Untie it. */
export async function unlinkThirdParty(deps: Deps, ask: Ask<typeof unlinkCall>): Promise<EmptyReply> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const untied = await inTransaction(deps.db, async (tx) => {
    if (!(await deleteLink(tx, ask.session.memberId, ask.params.provider))) return false
    await noteOf(tx, deps, ask, 'third_party_unlinked')
    return true
  })
  if (!untied) throw new Refusal('not_found')
  return {}
}

async function noteOf(
  tx: Tx,
  deps: Deps,
  ask: Pick<Ask<typeof finishCall>, 'session' | 'ip' | 'userAgent'>,
  outcome: LoginNote['outcome'],
): Promise<void> {
  const { brandId, memberId } = ask.session
  const account = (await memberNames(tx, [memberId])).get(memberId)?.account ?? ''
  await note(tx, deps, { brandId, memberId, account, outcome, visitor: ask })
}
