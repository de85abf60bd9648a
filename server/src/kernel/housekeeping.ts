import { forgetCaptchas } from './captcha.ts'
import type { Deps } from './deps.ts'
import { forgetKeys, publicKeys } from './encryption-key.ts'
import { every, type Job } from './job.ts'
import { forgetThrottled } from './login-throttle.ts'
import { forgetUsed } from './once.ts'
import { forgetSessions } from './session.ts'

/** The longest month and a day: the time of sessions is counted by the month. */
const MONTH_MS = 32 * 24 * 3600 * 1000

/** What the kernel does by the clock. */
export const jobs: readonly Job[] = [
  every('17 * * * *', 'forget_what_has_expired', forgetExpired),
  every('0 * * * *', 'renew_encryption_keys', renewKeys),
]

async function forgetExpired(deps: Deps): Promise<void> {
  await forgetUsed(deps.db, deps.now())
  await forgetCaptchas(deps)
  await forgetThrottled(deps.db, deps.now())
  await forgetSessions(deps.db, new Date(deps.now().getTime() - MONTH_MS))
}

/** Makes a key when the newest is a day old, and removes those that nobody may use any more. */
async function renewKeys(deps: Deps): Promise<void> {
  await publicKeys(deps)
  await forgetKeys(deps)
}
