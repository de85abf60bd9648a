import type { ReplyOf } from '@croupier/contract/call.ts'
import { FILLED_ONCE, OWN_FIELDS, type security } from '@croupier/contract/security.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { payeeView } from '../payees/view.ts'
import { factorsOf } from '../security/guard.ts'
import { hiddenEmail, hiddenNumber, paymentRule, ruleOf } from '../security/rules.ts'
import * as store from '../security/store.ts'

type Security = ReplyOf<typeof security>

/** What a member knows and owns that protects the account. Numbers and addresses are mostly hidden. */
export async function protectionOf(
  deps: Deps,
  { brandId, session: { memberId } }: Ask<typeof security>,
): Promise<Omit<Security, 'documents'>> {
  const [brand, person, accounts] = await Promise.all([
    brandOf(deps, brandId),
    store.findPerson(deps.db, memberId),
    store.findPayoutAccounts(deps.db, memberId),
  ])
  if (!person) throw new Refusal('not_logged_in')

  const { own, guarded } = person
  const { registration, payout } = brand.settings
  return {
    profile: profileOf(own, registration.fields),
    passwordChangedAt: guarded.passwordChangedAt.toISOString(),
    paymentPassword: { set: guarded.paymentPasswordHash !== null, rule: paymentRule(registration.fields) },
    email: {
      shown: guarded.email === null ? null : hiddenEmail(guarded.email),
      confirmed: guarded.emailVerifiedAt !== null,
    },
    mobile: {
      shown: guarded.mobile === null ? null : hiddenNumber(guarded.mobile),
      confirmed: guarded.mobileVerifiedAt !== null,
    },
    factors: factorsOf(guarded),
    payout: { ...payout, list: accounts.map((row) => payeeView(row, payout.providers)) },
  }
}

function profileOf(own: store.OwnDetails, rules: Parameters<typeof ruleOf>[1]): Security['profile'] {
  return OWN_FIELDS.flatMap((field) => {
    const rule = ruleOf(field, rules)
    if (!rule) return []
    const value = own[field]
    return [{ field, value, fixed: value !== null && FILLED_ONCE.includes(field), rule }]
  })
}
