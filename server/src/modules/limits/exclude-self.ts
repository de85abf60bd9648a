import type { excludeSelf as call, Restraint } from '@croupier/contract/limits.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { holdMatches } from '#modules/identity/exclusion-match/exclusion-match.ts'
import { acceptPassword, comparePassword } from '#modules/identity/password-proof/password-proof.ts'
import { setRemember } from '#modules/identity/remember-me/remember-me.ts'
import { barMember } from './bar-member.ts'
import { monthsAfter } from './rules.ts'

/** Stay out for months or for good, after the own name was typed and the password was right; it cannot be taken back. */
export async function excludeSelf(deps: Deps, ask: Ask<typeof call>): Promise<Restraint> {
  const brand = await brandOf(deps, ask.brandId)
  const { memberId } = ask.session
  const { months, account, password } = ask.body
  must(offered(brand, months))

  const typed = must(await comparePassword(deps, brand, ask, { account, password }))
  const verdict = await inTransaction(deps.db, async (tx) => {
    const right = await acceptPassword(tx, deps, typed)
    if (!right.ok) return right
    const until = months === null ? null : monthsAfter(deps.now(), months)
    const bar = { kind: 'self_excluded', until } as const
    const kept = await barMember(tx, { brandId: brand.id, memberId, bar, changedBy: `member:${memberId}` }, deps.now())
    await holdMatches(tx, deps, brand, { memberId, until: kept.until === null ? null : new Date(kept.until) })
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
