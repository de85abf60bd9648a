import type { Brand } from '#modules/brand/brand.ts'

/** Why nobody comes in as a member whose account stands so; undefined while they may. */
export const closedBecause = (
  status: 'active' | 'frozen' | 'closed',
): 'account_closed' | 'account_frozen' | undefined => (status === 'active' ? undefined : `account_${status}`)

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const after = (at: Date, ms: number) => new Date(at.getTime() + ms)

/** A name as it is stored and compared: without outer space, lower case, one form for composed letters. */
export const accountName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase()

/** How long a session may lie idle, and when it ends whatever happens. */
export function sessionTerm(session: Brand['settings']['session'], remembered: boolean, now: Date) {
  const { idleMinutes, rememberedIdleMinutes, absoluteHours, fullLoginDays } = session
  return {
    idleForS: 60 * (remembered ? rememberedIdleMinutes : idleMinutes),
    endsAt: after(now, remembered ? fullLoginDays * DAY_MS : absoluteHours * 60 * MINUTE_MS),
  }
}

/** When a remember-me secret expires: unused for its hours, or when a full login is due. */
export function rememberUntil(session: Brand['settings']['session'], now: Date, familyEndsAt: Date): Date {
  const unused = after(now, session.rememberHours * 60 * MINUTE_MS)
  return unused < familyEndsAt ? unused : familyEndsAt
}

export interface PasswordState {
  readonly isDefault: boolean
  readonly changedAt: Date
}

/** Whether a change is forced: a password given by the house, or one that is too old where that is enforced. */
export function passwordExpired(
  { isDefault, changedAt }: PasswordState,
  settings: Brand['settings'],
  now: Date,
): boolean {
  if (isDefault) return true
  return (
    settings.flags.includes('password_expiry_force') && changedAt <= after(now, -settings.passwordExpiryDays * DAY_MS)
  )
}
