import { RISK_CHECKS, RiskCheck } from '@croupier/contract/risk-check.ts'
import { REASONED } from '@croupier/contract/console-desk.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { HOUSE_REASONS } from './house-reasons.ts'

/** What a withdrawal is looked at for; one of which a check finds something waits for a person. */
export const RiskSettings = z
  .strictObject({
    on: z.array(RiskCheck).prefault([...RISK_CHECKS]),
    /** How far back the checks look. */
    days: count(1, 365).prefault(30),
    /** A payout account is new for so long, as long as nothing has been paid to it. */
    newPayeeHours: count(0, 8760).prefault(72),
    /** From this share of stakes on that do not count, because they stand against each other. */
    oppositePercent: count(1, 100).prefault(50),
    /** So many times what the member was usually paid. */
    unusualTimes: count(2, 100).prefault(5),
    /** Less than this share of what was paid in has been staked. */
    playPercent: count(0, 1000).prefault(50),
  })
  .prefault({})

const Words = z.record(z.string(), z.string().min(1).max(300))

/** Why something is done to a member: what operators choose by, and the sentence that the member reads. */
const Reason = z.strictObject({
  code: z.string().regex(/^[a-z][a-z0-9_]{1,39}$/),
  name: Words,
  sentence: Words,
})

const ACTION = /^[a-z_]{2,30}\.[a-z_]{2,30}$/

const Reasons = z
  .array(Reason)
  .max(40)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, 'two reasons of one code')

// Filled in where a brand says nothing, so that what comes in is a list or is not there.
const LISTED = Object.fromEntries(
  [...new Set([...REASONED, ...Object.keys(HOUSE_REASONS)])].map((action) => [
    action,
    Reasons.prefault([...(HOUSE_REASONS[action] ?? [])]),
  ]),
) as unknown as Readonly<Record<string, typeof Reasons>>

/** Reasons by action, such as `withdrawals.refuse`, in the order that they are offered; the house's own until a brand has others. */
export const ReasonSettings = z
  .object(LISTED)
  .catchall(Reasons)
  .refine((all) => Object.keys(all).every((action) => ACTION.test(action)), 'not an action')
  .prefault({})
