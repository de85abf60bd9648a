import { z } from 'zod'
import { count } from './count-setting.ts'

/** Limits that members set themselves, time-out and exclusion. */
export const LimitSettings = z
  .strictObject({
    /** A higher limit may be confirmed after so long, and not later than so long after that. */
    raiseAfterHours: count(0, 720).prefault(24),
    confirmWithinHours: count(1, 720).prefault(72),
    timeOutHours: z.array(count(24, 1008)).min(1).prefault([24, 72, 168, 336, 1008]),
    exclusionMonths: z.array(count(6, 60)).min(1).prefault([6, 12, 24, 36, 60]),
    exclusionForGood: z.boolean().prefault(true),
    /** By what a member looks like one who is excluded, and must show who they are before they play. */
    samePerson: z
      .array(z.enum(['mobile', 'email', 'name_and_birthday']))
      .prefault(['mobile', 'email', 'name_and_birthday']),
  })
  .prefault({})

/** Pauses that say how long and with what net a member has played. */
export const RealityCheckSettings = z
  .strictObject({
    /** What a member may choose; the first is theirs until they choose. */
    everyMinutes: z.array(count(5, 240)).min(1).prefault([30, 15, 45, 60]),
    /** Whether no round is taken while a check waits for its answer. */
    enforced: z.boolean().prefault(true),
  })
  .prefault({})

/** When a member must have shown who they are. */
export const VerificationSettings = z
  .strictObject({
    beforePlay: z.boolean().prefault(true),
    beforeWithdrawal: z.boolean().prefault(true),
    /** Play goes on for so many days without; null for as long as they like. */
    afterDays: count(1, 365).nullable().prefault(null),
  })
  .prefault({})
