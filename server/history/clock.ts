import type { Deps } from '#kernel/deps.ts'
import { bytesOf } from './dice.ts'

/** The world of the past: its clock and its chance are those of the event that happens now. */
export interface PastClock {
  readonly deps: Deps
  /** Begin something at a moment; its chance follows from its name. */
  readonly begin: (moment: Date, name: string) => void
  /** Let so many minutes go by. */
  readonly pass: (minutes: number) => void
}

/** What a hash of a password takes, in KiB: nobody is to be kept from these passwords, and a year of logins would take hours. */
const PASSWORD_MEMORY_KIB = 64

/** What the past does not share with today. */
interface PastWorld {
  readonly db: Deps['db']
  readonly paymentGateway: Deps['config']['paymentGateway']
}

/** The same world at other moments. One object for all of them: what is remembered of a brand is remembered by it. */
export function pastClock(today: Deps, { db, paymentGateway }: PastWorld): PastClock {
  let now = today.now()
  let random = bytesOf('nothing yet')
  const config = {
    ...today.config,
    passwordMemoryKib: PASSWORD_MEMORY_KIB,
    challengeWork: 1,
    paymentGateway,
    // Whatever is set for today, nothing of the past goes out to anybody.
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
      now = moment
      random = bytesOf(name)
    },
    pass: (minutes) => void (now = new Date(now.getTime() + minutes * 60_000)),
  }
}
