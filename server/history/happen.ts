import type { Job } from '#kernel/job.ts'
import { sqlStateOf } from '#kernel/outage.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { PastClock } from './clock.ts'
import { relayPast } from './relay-past.ts'
import type { PlannedEvent } from './plan-day.ts'

const UNIQUE_VIOLATION = '23505'

/** Do what was planned, at its moment and by its own chance. */
export async function happen(
  past: PastClock,
  jobs: readonly Job[],
  { moment, name, event }: PlannedEvent,
): Promise<void> {
  past.begin(moment, name)
  try {
    await event({ deps: past.deps, pass: past.pass, hear: () => relayPast(past, jobs) })
  } catch (error) {
    // Ids follow from the event: what is there already was written before a crash.
    if (!(error instanceof Refusal) && sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    past.deps.log.debug(
      { event: name, reason: error instanceof Refusal ? error.code : UNIQUE_VIOLATION },
      'refused in the past',
    )
  }
}
