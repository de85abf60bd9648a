import type { Deps } from '#kernel/deps.ts'
import { livingSessions, tokenHash } from '#kernel/session.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import type { CanonicalReply } from '../outside/dialect.ts'
import type { Access } from './access.ts'
import { playToken } from './play-token.ts'
import { findLaunchesByToken } from './store.ts'
import { whoIs } from './translate.ts'

/** Who has opened a game: asked again with the same token, the same answer. */
export async function authenticate(deps: Deps, { vendorCode, wallet }: Access, token: string): Promise<CanonicalReply> {
  const hash = tokenHash(token)
  const now = deps.now()
  const launch = (await findLaunchesByToken(deps.db, [hash])).get(hash)
  if (launch?.vendorCode !== vendorCode) return { code: 'INVALID_TOKEN', reason: 'unknown_token' }
  if (launch.opensUntil <= now) return { code: 'TOKEN_EXPIRED', reason: 'token_over' }
  const living = await livingSessions(deps.db, [launch.sessionId], now)
  if (!living.has(launch.sessionId)) return { code: 'TOKEN_EXPIRED', reason: 'logged_out' }

  const { memberId, brandId, asset, gameCode, language, device } = launch
  const { decimals } = await brandOf(deps, brandId)
  return {
    code: 'OK',
    player: memberId,
    currency: asset,
    // Who keeps a wallet knows what is in it, and has no business with the balance here.
    balance: wallet === 'seamless' ? await spendableOf(deps, memberId, asset) : undefined,
    decimals,
    opened: { token: playToken(deps, launch.id), game: gameCode, language, device },
  }
}

/** What a player can spend now. */
export async function readBalance(
  deps: Deps,
  access: Access,
  ask: { readonly player: string; readonly currency: string },
): Promise<CanonicalReply> {
  const who = await whoIs(deps, access, ask)
  if ('code' in who) return who
  const { memberId, asset, brand } = who
  const balance = await spendableOf(deps, memberId, asset)
  return { code: 'OK', player: memberId, currency: asset, balance, decimals: brand.decimals }
}

async function spendableOf({ db }: Deps, memberId: string, asset: string): Promise<bigint> {
  const account = accountOf(memberId, asset)
  return (await fundsOf(db, [account])).get(account)?.available ?? 0n
}
