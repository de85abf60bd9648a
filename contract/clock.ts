import { z } from 'zod'
import { get, post } from './call.ts'
import { Moment } from './field.ts'

/** Something that will happen by itself. */
const ComingRun = z.strictObject({
  kind: z.string(),
  at: Moment,
  /** What it happens to, as people call it; empty where it concerns everybody. */
  name: z.string(),
})
export type ComingRun = z.output<typeof ComingRun>

/** What is done again and again. */
const RunningWork = z.strictObject({
  name: z.string(),
  /** A timer runs by the clock outside; a loop takes turn after turn. */
  kind: z.enum(['timer', 'loop']),
  /** Null for a loop that another node has in hand. */
  nextAt: Moment.nullable(),
})
export type RunningWork = z.output<typeof RunningWork>

const Clock = z.strictObject({
  now: Moment,
  /** How far the sandbox is ahead of the machine, in milliseconds. */
  movedMs: z.number().int(),
  coming: z.array(ComingRun),
  going: z.array(RunningWork),
  /** How much of the demo brands' past is written; null where there is none. */
  history: z.strictObject({ done: z.number().int(), days: z.number().int() }).nullable(),
})

export const sandboxClock = get('/wps/operator/clock', {
  summary: 'The sandbox’s time, and what comes next by itself. There is none in production',
  actor: 'operator',
  permission: 'clock.move',
  reply: Clock,
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})

export const moveSandboxClock = post('/wps/operator/clock/move', {
  summary: 'Move the sandbox’s time forward to a moment; everything that falls due by then is done',
  actor: 'operator',
  permission: 'clock.move',
  body: z.strictObject({ to: Moment }),
  reply: Clock,
  effect: 'work',
  refusals: ['not_logged_in', 'forbidden', 'not_found'],
})
