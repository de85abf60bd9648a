import type { Db } from '#kernel/database.ts'
import type { Verdict } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import type { Standing } from '../standing.ts'
import { judgePlay } from './rules.ts'
import * as store from './store.ts'

/** What of a brand's policy matters at a bet. */
export interface PlayRules {
  readonly timeZone: string
  /** No round while a reality check waits. */
  readonly checked: boolean
  /** Whoever came before this moment must have shown who they are. */
  readonly verifiedFrom: Date | null
}

/** Rules under which only what was decided about a member holds them back: no check that is due, no days of grace. */
const DECIDED = { timeZone: 'UTC', checked: false, verifiedFrom: null } as const
const DAY_MS = 86_400_000

/** What of a brand's policy matters at a bet now. */
export function playRulesOf({ timeZone, settings: { realityCheck, verification } }: Brand, now: Date): PlayRules {
  const { beforePlay, afterDays } = verification
  const grace = afterDays === null ? null : new Date(now.getTime() - afterDays * DAY_MS)
  return { timeZone, checked: realityCheck.enforced, verifiedFrom: beforePlay ? now : grace }
}

/** Those of these members about whom there is something to judge at a bet: one question, and mostly nobody. */
export const heldBack = (
  db: Db,
  memberIds: readonly string[],
  rules: readonly PlayRules[],
  now: Date,
): Promise<ReadonlyMap<string, Standing>> =>
  store.findHeldBack(db, memberIds, {
    now,
    checks: rules.some(({ checked }) => checked),
    verifies: rules.some(({ verifiedFrom }) => verifiedFrom !== null),
  })

/** May somebody who stands so play now at all? */
export const mayPlay = (standing: Standing, rules: PlayRules, now: Date): Verdict<undefined> =>
  judgePlay(standing, rules, now)

/** May somebody who stands so give money away now? */
export const mayPart = (standing: Standing, now: Date): Verdict<undefined> => judgePlay(standing, DECIDED, now)

/** Those of these members who stay out, or look like somebody who does: nothing is offered or sent to them. */
export async function keptOut(db: Db, memberIds: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  const held = await store.findHeldBack(db, memberIds, { now, checks: false, verifies: false })
  return new Set([...held].filter(([, standing]) => !judgePlay(standing, DECIDED, now).ok).map(([id]) => id))
}
