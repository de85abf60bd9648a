import type { Deps } from '#kernel/deps.ts'
import { bytesOf } from './dice.ts'

/** The dependencies of past events: clock and chance are those of the event that is being written. */
export interface PastClock {
  readonly deps: Deps
  /** Begin something at a moment; its chance follows from its name. */
  readonly begin: (moment: Date, name: string) => void
  /** Let so many minutes go by. */
  readonly pass: (minutes: number) => void
  /** Let time go by until a moment. */
  readonly wait: (until: Date) => void
}

/** Memory of a password hash in KiB: these demo passwords protect nothing, and a year of logins at full cost would take hours. */
const PASSWORD_MEMORY_KIB = 64

/** What differs between past events and the running server. */
interface PastWorld {
  readonly db: Deps['db']
  readonly paymentGateway: Deps['config']['paymentGateway']
}

/** The same dependencies at other moments. One object for all of them, since caches of a brand are keyed by it. */
export function pastClock(today: Deps, { db, paymentGateway }: PastWorld): PastClock {
  let now = today.now()
  // What takes until after today is still under way.
  const atMost = (ms: number) => new Date(Math.min(ms, today.now().getTime()))
  let random = bytesOf('nothing yet')
  const config = {
    ...today.config,
    passwordMemoryKib: PASSWORD_MEMORY_KIB,
    challengeWork: 1,
    paymentGateway,
    // Whatever the configuration says, no message of a past event is delivered.
    mail: { ...today.config.mail, url: undefined },
    sms: { url: undefined, token: undefined },
  }
  const deps: Deps = {
    ...today,
    config,
    db,
    now: () => now,
    // A function of its own for each event: ids are drawn by it in advance.
    get random() {
      return random
    },
  }
  return {
    deps,
    begin(moment, name) {
      now = atMost(moment.getTime())
      random = bytesOf(name)
    },
    pass: (minutes) => void (now = atMost(now.getTime() + minutes * 60_000)),
    wait: (until) => void (now = until > now ? until : now),
  }
}
