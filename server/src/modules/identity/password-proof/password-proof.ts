import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type Guesser, judgeTyped, mayConfirm, originOf } from '../login-throttle.ts'
import { matchesPassword } from '../password/password.ts'
import { accountName } from '../rules.ts'
import { findCredentialsById } from '../store.ts'

/** A password as it was typed inside a session, compared with the member's. */
export interface TypedPassword {
  readonly guesser: Guesser
  readonly right: boolean
}

/** What was typed; the own name too where it is asked for. */
export interface TypedProof {
  readonly account?: string
  readonly password: string
}

type Claimant = Pick<Ask, 'ip' | 'cookie'> & { readonly session: Pick<Session, 'memberId'> }

/** Compare what a member typed with their password, unless they guess too much. The slow part: not inside a transaction. */
export async function comparePassword(
  deps: Deps,
  brand: Brand,
  ask: Claimant,
  { account, password }: TypedProof,
): Promise<Verdict<TypedPassword>> {
  const member = await findCredentialsById(deps.db, ask.session.memberId)
  if (!member) return no('not_logged_in')
  if (account !== undefined && accountName(account) !== member.account) return atField('account', 'not_the_same')

  const guesser = { brand, account: member.account, origin: originOf(ask) }
  const allowed = await mayConfirm(deps.db, guesser, deps.now())
  if (!allowed.ok) return allowed
  return yes({ guesser, right: await matchesPassword(deps, password, member.passwordHash) })
}

/**
 * Judge it behind the lock of the name: of many at once no more are answered than may fail. A no must be committed, because
 * it counts: hand the verdict out of the transaction and throw there.
 */
export async function acceptPassword(
  tx: Tx,
  deps: Deps,
  { guesser, right }: TypedPassword,
): Promise<Verdict<undefined>> {
  const judged = await judgeTyped(tx, deps, guesser, right)
  if (!judged.ok) return judged
  return judged.value ? yes(undefined) : atField('password', 'wrong_password')
}
