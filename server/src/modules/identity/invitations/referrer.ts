import type { Db, Tx } from '#kernel/database.ts'
import { dayOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { keptOut } from '#modules/standing/play/play.ts'
import { isValid } from './rules.ts'
import * as store from './store.ts'

const CODE_FIELDS = ['affiliateCode', 'referralCode'] as const

/** The codes that somebody comes with, and where to. */
export type TypedCodes = Readonly<Partial<Record<(typeof CODE_FIELDS)[number] | 'domain', string | undefined>>>

/** Who brought somebody, and what they become by it. */
export interface Referral {
  readonly uplineId: string | null
  readonly agentType: number
  readonly invitedBy: string | null
}

const NOBODY: Referral = { uplineId: null, agentType: 0, invitedBy: null }

/** Whether somebody may come with these codes, as it stands now: not where the brand checks codes and one of them is not valid. */
export async function judgeCodes(db: Db, deps: Deps, brand: Brand, typed: TypedCodes): Promise<Verdict<unknown>> {
  const found = await store.findInvitations(db, brand.id, codesOf(typed))
  return judge(brand, typed, await validOf(db, deps, { brand, typed, found }))
}

/** Let somebody come by these codes: judged behind the locks of all who come by them, of which each counts. */
export async function takeCodes(tx: Tx, deps: Deps, brand: Brand, typed: TypedCodes): Promise<Verdict<Referral>> {
  const codes = codesOf(typed)
  if (codes.length === 0) return yes(NOBODY)
  const found = await store.findInvitationsForUpdate(tx, brand.id, codes)
  const valid = await validOf(tx, deps, { brand, typed, found })
  const judged = judge(brand, typed, valid)
  if (!judged.ok) return judged

  await store.addUses(tx, brand.id, [...new Set(valid.map(({ code }) => code))])
  const by = valid.find(({ kind }) => kind === 'affiliate')
  return yes(
    by ? { uplineId: by.memberId, agentType: by.memberId === null ? 0 : by.agentType, invitedBy: by.code } : NOBODY,
  )
}

/** Whether somebody may come by this code, as it stands now. */
export const isValidCode = async (
  deps: Deps,
  brand: Brand,
  { code, domain }: { readonly code: string; readonly domain: string | undefined },
): Promise<boolean> => {
  const found = await store.findInvitations(deps.db, brand.id, [code])
  return (await validOf(deps.db, deps, { brand, typed: { domain }, found })).length > 0
}

const codesOf = (typed: TypedCodes): readonly string[] =>
  CODE_FIELDS.flatMap((field) => (typed[field] === undefined ? [] : [typed[field]]))

interface CodeSearch {
  readonly brand: Brand
  readonly typed: TypedCodes
  readonly found: readonly store.InvitationRow[]
}

async function validOf(
  db: Db,
  deps: Deps,
  { brand, typed, found }: CodeSearch,
): Promise<readonly store.InvitationRow[]> {
  const now = deps.now()
  const owners = found.flatMap(({ kind, memberId }) => (kind === 'affiliate' && memberId !== null ? [memberId] : []))
  const open = owners.length === 0 ? [] : await store.findOpenAgents(db, owners)
  const out = open.length === 0 ? new Set<string>() : await keptOut(db, open, now)
  const agents = new Set(open.filter((id) => !out.has(id)))
  const arrival = { today: dayOf(now, brand.timeZone), domain: typed.domain, agents }
  return found.filter((one) => isValid(one, arrival))
}

function judge({ settings }: Brand, typed: TypedCodes, valid: readonly store.InvitationRow[]): Verdict<undefined> {
  if (!settings.flags.includes('affiliate_check')) return yes(undefined)
  const wrong = CODE_FIELDS.filter(
    (field) => typed[field] !== undefined && !valid.some((one) => one.typed === typed[field]),
  )
  const fields = Object.fromEntries(wrong.map((field) => [field, [{ code: 'invalid' as const }]]))
  return wrong.length === 0 ? yes(undefined) : no('invitation_code_error', { fields })
}
