import type { MemberState } from '@croupier/contract/member-state.ts'

/** What a member’s account and standing say together. */
export interface MemberFacts {
  readonly status: 'active' | 'frozen' | 'closed'
  readonly barred: 'timed_out' | 'self_excluded' | null
  readonly barredUntil: Date | null
}

/** The one word for how a member stands now: the house's own comes first. */
export function stateOf({ status, barred, barredUntil }: MemberFacts, now: Date): MemberState {
  if (status !== 'active') return status
  if (barred === null || (barredUntil !== null && barredUntil <= now)) return 'active'
  return barred
}

/** What speaks for looking closer, and how often it was seen. */
export interface Evidence {
  /** Other members at the same addresses. */
  readonly addresses: number
  /** Other members paid at the same accounts. */
  readonly payees: number
  /** Looks like an excluded member and has not shown otherwise. */
  readonly exclusionMatch: boolean
  /** Payout accounts of the last week. */
  readonly newPayees: number
}

export interface RiskSign {
  readonly sign: string
  readonly count: number
  readonly points: number
}

const MOST = 100

/** Signs of risk with their points, the heaviest first, and their sum: never more than a hundred. */
export function riskOf({ addresses, payees, exclusionMatch, newPayees }: Evidence): {
  score: number
  signs: readonly RiskSign[]
} {
  const signs = [
    { sign: 'alike', count: Number(exclusionMatch), points: exclusionMatch ? 40 : 0 },
    { sign: 'payees', count: payees, points: Math.min(40, payees * 20) },
    { sign: 'addresses', count: addresses, points: Math.min(30, addresses * 6) },
    { sign: 'newPayees', count: newPayees, points: Math.min(15, newPayees * 15) },
  ]
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
  return {
    score: Math.min(
      MOST,
      signs.reduce((sum, { points }) => sum + points, 0),
    ),
    signs,
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const REFERENCE = /^(dep|wd)[ -]?(\d{3,7})[ -]?(\d{4})$/

/** What somebody may have meant by what they typed. */
export interface SearchKeys {
  readonly id: string | null
  readonly reference: string | null
  readonly email: string | null
  /** Digits of a number, with its country's. */
  readonly mobile: string | null
  /** How an account begins. */
  readonly account: string | null
}

/** Read what was typed into a search that takes anything. */
export function meantBy(typed: string): SearchKeys {
  const text = typed.trim().normalize('NFC').toLowerCase()
  const digits = text.replaceAll(/[\s().-]/g, '')
  const parts = REFERENCE.exec(text)
  return {
    id: UUID.test(text) ? text : null,
    reference: parts ? `${(parts[1] ?? '').toUpperCase()} ${parts[2]} ${parts[3]}` : null,
    email: text.includes('@') ? text : null,
    mobile: /^\+?\d{8,15}$/.test(digits) ? `+${digits.replace('+', '')}` : null,
    account: /^[\p{L}\p{N}._-]{1,40}$/u.test(text) ? text : null,
  }
}
