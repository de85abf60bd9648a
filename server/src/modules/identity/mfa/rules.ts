import type { VerifyMethod } from '@croupier/contract/mfa.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Session } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { BoundFactors, Ticket } from './store.ts'

const MINUTE_MS = 60_000

/** Agent types of accounts that are members here: players and agents. */
const MEMBERS: ReadonlySet<number> = new Set([0, 1, 2, 41, 42])

/** Whether accounts of this type log in on a member's site. */
export const isMember = (agentType: number): boolean => MEMBERS.has(agentType)

/** How a member can prove once more who they are, by what is bound to them; the strongest first. */
export function methodsOf({ mobile, email, bankNames, authenticator }: BoundFactors): VerifyMethod[] {
  const offered = [
    ['totp', authenticator],
    ['sms', mobile !== null],
    ['email', email !== null],
    ['mobile', mobile !== null],
    ['bankName', bankNames.length > 0],
  ] as const
  return offered.flatMap(([method, bound]) => (bound ? [method] : []))
}

/** Whether the session's member has proved who they are a short while ago. */
export const isFresh = ({ confirmedAt }: Pick<Session, 'confirmedAt'>, { settings }: Brand, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < settings.session.freshMinutes * MINUTE_MS

/** The same as a verdict. */
export const mustBeFresh = (session: Pick<Session, 'confirmedAt'>, brand: Brand, now: Date): Verdict<undefined> =>
  isFresh(session, brand, now) ? yes(undefined) : no('fresh_login_required')

/** Whether a ticket is still good, here and for whoever shows it. */
export function mayVerify(
  ticket: Ticket | undefined,
  { brand, ip, now }: { readonly brand: Brand; readonly ip: string; readonly now: Date },
): Verdict<Ticket> {
  if (ticket?.brandId !== brand.id || ticket.ip !== ip) return no('verification_expired')
  if (ticket.usedAt !== null || ticket.expiresAt <= now) return no('verification_expired')
  return ticket.wrong >= brand.settings.stepUp.wrongMost ? no('verification_expired') : yes(ticket)
}

/** A name in the way people mean it: letters large or small, spaces few or many. */
const nameMeant = (text: string) => text.normalize('NFKC').toLowerCase().trim().split(/\s+/u).join(' ')

/** Whether this is the name on one of the accounts that the member is paid to. */
export const isBankName = ({ bankNames }: BoundFactors, answer: string): boolean =>
  bankNames.some((name) => nameMeant(name) === nameMeant(answer))

/** Whether this is the member's number: with the country's code, without it, or as it is dialed at home. */
export function isMobile({ mobile, dialingCode }: BoundFactors, answer: string): boolean {
  if (mobile === null) return false
  const [whole, typed] = [mobile, answer].map((text) => text.replaceAll(/\D/g, ''))
  const code = (dialingCode ?? '').replaceAll(/\D/g, '')
  const national = code !== '' && whole?.startsWith(code) ? whole.slice(code.length) : whole
  return [whole, `00${whole}`, national, `0${national}`].includes(typed)
}
