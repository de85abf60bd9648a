import { forgetCaptchas } from './captcha.ts'
import type { Deps } from './deps.ts'
import { forgetFailedTasks } from './failed-task.ts'
import { runIsolated } from './fault-isolation.ts'
import { forgetKeys, publicKeys } from './encryption-key.ts'
import { every, type Job } from './job.ts'
import { forgetThrottled } from './login-throttle.ts'
import { forgetUsed } from './single-use.ts'
import { forgetSessions } from './session.ts'

/** The longest month and a day: the time of sessions is counted by the month. */
const MONTH_MS = 32 * 24 * 3600 * 1000

/** What the kernel does by the clock. */
export const jobs: readonly Job[] = [
  every('17 * * * *', 'forget_what_has_expired', forgetExpired),
  every('0 * * * *', 'renew_encryption_keys', renewKeys),
]

async function forgetExpired(deps: Deps): Promise<void> {
  const now = deps.now()
  await runIsolated(
    deps,
    [
      () => forgetUsed(deps.db, now),
      () => forgetCaptchas(deps),
      () => forgetThrottled(deps.db, now),
      () => forgetSessions(deps.db, new Date(now.getTime() - MONTH_MS)),
      () => forgetFailedTasks(deps.db, now),
    ],
    (forget) => forget(),
  )
}

/** Makes a key when the newest is a day old, and removes those that nobody may use any more. */
async function renewKeys(deps: Deps): Promise<void> {
  await publicKeys(deps)
  await forgetKeys(deps)
}
