import { CROWD_ACTIVITIES, type CrowdActivity } from '@croupier/contract/crowd.ts'
import { randomOf, shareOf } from './random.ts'

/** How one demo player lives, which follows from its brand and number alone. */
export interface Habits {
  /** How long it stays when it comes. */
  readonly stayMs: number
  /** By how much its day is shifted against others': some come early, some late. */
  readonly shiftMs: number
  /** Between two rounds of its own, at the pace of people. */
  readonly thinkMs: number
  /** How many coins of the brand's currency it usually stakes. */
  readonly coins: number
  /** How likely it does each thing. */
  readonly likes: Readonly<Record<CrowdActivity, number>>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const LEVELS = [1, 2, 5, 5, 10, 20, 50] as const

/** The habits of a player: always the same of the same name. */
export function habitsOf(name: string): Habits {
  const random = randomOf(`habits/${name}`)
  const base: Readonly<Record<CrowdActivity, number>> = {
    slots: 30,
    instant: 22,
    crash: 20,
    tables: 22,
    tournaments: 4,
    cashier: 2,
    lottery: 14,
  }
  return {
    stayMs: Math.round(random.between(20, 75) * MINUTE_MS),
    shiftMs: Math.round(random.between(-2, 2) * HOUR_MS),
    thinkMs: Math.round(random.between(5000, 14_000)),
    coins: random.pick(LEVELS),
    // Everybody has a favourite, and nobody does one thing alone.
    likes: Object.fromEntries(
      CROWD_ACTIVITIES.map((activity) => [activity, base[activity] * random.between(0.3, 1.7)]),
    ) as Habits['likes'], // One for each activity.
  }
}

/** Of a hundred players so many are there in each hour of the brand's day. */
const BUSY = [80, 70, 65, 60, 58, 55, 55, 55, 56, 57, 58, 60, 62, 62, 60, 62, 66, 72, 80, 90, 97, 100, 97, 90] as const

const HOURS = BUSY.length

/** How busy it is at a moment of the day, from 0 to 1. */
const busyAt = (hour: number): number => (BUSY[((Math.floor(hour) % HOURS) + HOURS) % HOURS] ?? 0) / 100

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are cached, since creating one costs more than using it. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format
}

/** The hour of the day in a time zone, with its fraction. */
export function hourIn(timeZone: string, now: Date): number {
  const [hour = '0', minute = '0'] = formatIn(timeZone).format(now).split(':')
  return Number(hour) + Number(minute) / 60
}

/**
 * Whether a player is there. Time goes in stays of the player's own length, and each stay is drawn for itself: nothing need be
 * remembered, whatever ends or however far the clock is moved.
 */
export function isThere(
  number: number,
  { stayMs, shiftMs }: Habits,
  at: { readonly now: Date; readonly hour: number },
) {
  const stay = Math.floor(at.now.getTime() / stayMs)
  return shareOf(`stay/${number}/${stay}`) < busyAt(at.hour + shiftMs / HOUR_MS)
}

/** What a player does next, of what may be done; undefined where nothing may. */
export function nextActivity(
  { likes }: Habits,
  allowed: readonly CrowdActivity[],
  share: number,
): CrowdActivity | undefined {
  const total = allowed.reduce((sum, activity) => sum + likes[activity], 0)
  let left = share * total
  for (const activity of allowed) {
    left -= likes[activity]
    if (left < 0) return activity
  }
  return allowed.at(-1)
}
