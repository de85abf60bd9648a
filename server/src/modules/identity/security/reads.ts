import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  DOCUMENT_KINDS,
  FACES,
  FILLED_ONCE,
  type icon,
  OWN_FIELDS,
  type PayoutAccount,
  type PayoutProvider,
  type playerAvatar,
  type security,
} from '@croupier/contract/security.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { iconShown } from './icon-shown.ts'
import { factorsOf } from './guard.ts'
import { hiddenEmail, hiddenNumber, paymentRule, ruleOf } from './rules.ts'
import * as store from './store.ts'

type Security = ReplyOf<typeof security>

/** What protects the account, as its member sees it. Numbers and addresses are mostly hidden. */
export async function readSecurity(deps: Deps, ask: Ask<typeof security>): Promise<Security> {
  const { memberId } = ask.session
  const [brand, person, accounts, documents] = await Promise.all([
    brandOf(deps, ask.brandId),
    store.findPerson(deps.db, memberId),
    store.findPayoutAccounts(deps.db, memberId),
    store.findDocuments(deps.db, memberId),
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
    payout: { ...payout, list: accounts.map((row) => accountShown(row, payout.providers)) },
    documents: documentsOf(documents),
  }
}

function profileOf(own: store.Own, rules: Parameters<typeof ruleOf>[1]): Security['profile'] {
  return OWN_FIELDS.flatMap((field) => {
    const rule = ruleOf(field, rules)
    if (!rule) return []
    const value = own[field]
    return [{ field, value, fixed: value !== null && FILLED_ONCE.includes(field), rule }]
  })
}

/** A payout account as its member sees it. */
export function accountShown(row: store.PayoutRow, providers: readonly PayoutProvider[]): PayoutAccount {
  const { id, provider, kind, accountName, numberEnd } = row
  return {
    id,
    provider,
    // A bank that the brand no longer pays to keeps its accounts, under its code.
    providerName: providers.find(({ code }) => code === provider)?.name ?? provider,
    kind,
    accountName,
    numberEnd,
    createdAt: row.createdAt.toISOString(),
    usableFrom: row.usableFrom.toISOString(),
  }
}

function documentsOf(rows: readonly store.DocumentRow[]): Security['documents'] {
  return DOCUMENT_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    if (!row) return { kind, state: 'none', reason: null, uploadedAt: null }
    return { kind, state: row.state, reason: row.reason, uploadedAt: row.uploadedAt.toISOString() }
  })
}

/** The own picture and the drawn ones. */
export const readIcon = async (deps: Deps, ask: Ask<typeof icon>): Promise<ReplyOf<typeof icon>> => ({
  ...(await ownIcon(deps, ask)),
  choices: [...FACES],
})

/** The own picture. */
export const readPlayerAvatar = (deps: Deps, ask: Ask<typeof playerAvatar>): Promise<ReplyOf<typeof playerAvatar>> =>
  ownIcon(deps, ask)

async function ownIcon(deps: Deps, { session, brandId }: Pick<Ask<typeof icon>, 'session' | 'brandId'>) {
  const row = await store.findIcon(deps.db, session.memberId)
  if (!row) throw new Refusal('not_logged_in')
  return iconShown(deps, { brandId, memberId: session.memberId, ...row })
}
