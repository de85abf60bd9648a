import type { excludeSelf as call, Restraint } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { judgeTyped, mayConfirm, originOf } from '../login-throttle.ts'
import { inTurn, isPassword } from '../password.ts'
import { accountName } from '../rules.ts'
import { setRemember } from '../start-session.ts'
import { findCredentialsById } from '../store.ts'
import { keepOut } from './bar.ts'
import { monthsAfter } from './rules.ts'
import { holdAlike } from './same-person.ts'

/** Stay out for months or for good, after the own name was typed and the password was right; it cannot be taken back. */
export async function excludeSelf(deps: Deps, ask: Ask<typeof call>): Promise<Restraint> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { months, account, password } = ask.body
  must(offered(brand, months))

  const member = await findCredentialsById(deps.db, memberId)
  if (!member) throw new Refusal('not_logged_in')
  if (accountName(account) !== member.account) must(atField('account', 'not_the_same'))
  const guesser = { brand, account: member.account, origin: originOf(ask) }
  must(await mayConfirm(deps.db, guesser, deps.now()))
  const right = await inTurn(deps, () => isPassword(deps, password, member.passwordHash))

  const verdict = await inTransaction(deps.db, async (tx) => {
    const judged = await judgeTyped(tx, deps, guesser, right)
    if (!judged.ok) return judged
    if (!judged.value) return atField('password', 'wrong_password')
    const until = months === null ? null : monthsAfter(deps.now(), months)
    const bar = { kind: 'self_excluded', until } as const
    const kept = await keepOut(tx, { brandId: brand.id, memberId, bar, changedBy: `member:${memberId}` }, deps.now())
    await holdAlike(tx, deps, brand, { memberId, until: kept.until === null ? null : new Date(kept.until) })
    return yes(kept)
  })
  // A miss is written down by now.
  const restraint = must(verdict)

  setRemember(ask, undefined)
  return restraint
}

function offered({ settings: { limits } }: Brand, months: number | null): Verdict<undefined> {
  const known = months === null ? limits.exclusionForGood : limits.exclusionMonths.includes(months)
  return known ? yes(undefined) : atField('months', 'not_allowed')
}
