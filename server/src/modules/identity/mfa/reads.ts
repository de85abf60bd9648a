import * as contract from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { sessionsOf } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import * as store from './store.ts'
import { providersOf } from '../federated-login/third-party.ts'
import { findLinks } from '../federated-login/store.ts'

/** Where the member is logged in, this session among the others. */
export async function readSessions(
  deps: Deps,
  { session }: Ask<typeof contract.sessions>,
): Promise<ReplyOf<typeof contract.sessions>> {
  const rows = await sessionsOf(deps.db, session.memberId, deps.now())
  return {
    list: rows.map(({ id, ip, userAgent, createdAt, lastSeenAt }) => ({
      id,
      current: id === session.id,
      ip,
      userAgent,
      startedAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  }
}

/** What came of logins by this name. */
export async function readLoginHistory(
  deps: Deps,
  { session, query }: Ask<typeof contract.loginHistory>,
): Promise<ReplyOf<typeof contract.loginHistory>> {
  const { rows, total } = await store.findHistory(deps.db, session.memberId, query)
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: rows.map(({ id, outcome, ip, userAgent, at }) => ({ id, outcome, ip, userAgent, at: at.toISOString() })),
  }
}

/** Whether an authenticator is connected. */
export async function readAuthenticator(
  deps: Deps,
  { session }: Ask<typeof contract.authenticator>,
): Promise<ReplyOf<typeof contract.authenticator>> {
  const state = await store.findAuthenticatorState(deps.db, session.memberId)
  return {
    on: state !== undefined,
    since: state?.since.toISOString() ?? null,
    recoveryCodesLeft: state?.codesLeft ?? 0,
  }
}

/** Which accounts elsewhere open one here. */
export async function readThirdParties(
  deps: Deps,
  { brandId, origin }: Ask<typeof contract.thirdParties>,
): Promise<ReplyOf<typeof contract.thirdParties>> {
  return { list: providersOf(deps, await brandOf(deps, brandId), origin) }
}

/** Which of them are tied to the member; those that the brand no longer offers can still be untied. */
export async function readLinkedThirdParties(
  deps: Deps,
  { brandId, session, origin }: Ask<typeof contract.linkedThirdParties>,
): Promise<ReplyOf<typeof contract.linkedThirdParties>> {
  const offered = providersOf(deps, await brandOf(deps, brandId), origin)
  const links = new Map((await findLinks(deps.db, session.memberId)).map((link) => [link.provider, link.linkedAt]))
  const shown = contract.PROVIDERS.filter((provider) => offered.includes(provider) || links.has(provider))
  return { list: shown.map((provider) => ({ provider, linkedAt: links.get(provider)?.toISOString() ?? null })) }
}
