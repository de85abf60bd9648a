import type { WhitelabelNode } from '@croupier/contract/brand.ts'
import { FLAG_TREE, type Flag } from '@croupier/contract/whitelabel.ts'
import type { Settings } from './settings.ts'

/** The brand's switches as the specification's setting tree; a group is on when one of its switches is. */
export function settingTree(flags: ReadonlySet<Flag>): WhitelabelNode[] {
  return Object.entries(FLAG_TREE).map(([group, leaves]) => ({
    modId: group,
    enabled: digit(leaves.some((leaf) => flags.has(leaf))),
    childrenNodes: leaves.map((leaf) => ({ modId: leaf, enabled: digit(flags.has(leaf)), childrenNodes: [] })),
  }))
}

const digit = (on: boolean) => (on ? '1' : '0')

/** The refusal that each status means. */
export const closureRefusals = { 0: undefined, 1: 'system_maintenance', 2: 'region_restricted' } as const

/** 0 open, 1 maintenance, 2 region restricted; maintenance is said first. */
export function statusOf(maintenance: boolean, regionRestricted: boolean): 0 | 1 | 2 {
  if (maintenance) return 1
  return regionRestricted ? 2 : 0
}

/** What is moved: money credited by hand, a payout released, a balance corrected. */
export type MoneyAction = 'credit' | 'payout' | 'adjustment'

type Policy = Pick<Settings, 'cashier' | 'adjustment'>

/** What the brand lets anybody move alone; null where there is no limit. */
function ofEverybody({ cashier, adjustment }: Policy, action: MoneyAction): bigint | null {
  if (action === 'credit') return cashier.limits.creditAlone
  if (action === 'adjustment') return adjustment.aloneMax
  const { twoFrom } = cashier.withdrawal
  return twoFrom === null ? null : twoFrom - 1n
}

/** The largest amount that somebody with these roles moves without a second person; null for any. */
export function largestAlone(policy: Policy, action: MoneyAction, roles: readonly string[]): bigint | null {
  const own = roles.flatMap((role) => policy.cashier.limits.roles[role]?.[action] ?? [])
  return own.length === 0 ? ofEverybody(policy, action) : own.reduce((most, one) => (one > most ? one : most))
}
