import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Bar, barOf, type Standing } from '../standing.ts'
import type { PlayRules } from './play.ts'

/** Whether a member must show who they are because they look like somebody who stays out. */
const mustShowWho = ({ exclusionMatch, verified }: Pick<Standing, 'exclusionMatch' | 'verified'>, now: Date): boolean =>
  exclusionMatch !== null && !verified && (exclusionMatch.until === null || now < exclusionMatch.until)

/** The no of a bar, with its end. */
const barred = ({ kind, until }: Bar) => no(kind, { value: { until: until?.toISOString() ?? null } })

/** May this member play now at all? How much is another question. */
export function judgePlay(standing: Standing, rules: PlayRules, now: Date): Verdict<undefined> {
  if (standing.frozen) return no('account_frozen')
  const bar = barOf(standing, now)
  if (bar) return barred(bar)
  if (mustShowWho(standing, now)) return no('identity_unverified')
  if (rules.verifiedFrom !== null && !standing.verified && standing.memberSince <= rules.verifiedFrom)
    return no('identity_unverified')
  if (rules.checked && standing.checkDueAt !== null && standing.checkDueAt <= now) return no('reality_check_due')
  return yes(undefined)
}
