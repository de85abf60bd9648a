import { CROWD_ACTIVITIES } from '@croupier/contract/crowd.ts'
import type { CrowdOrders } from './store.ts'

/** How many there are at each demo brand before somebody orders otherwise, two dozen together; elsewhere nobody. */
const FIRST_SIZES: Readonly<Record<string, number>> = { LUCKY: 14, SAMPA: 5, SEN: 5 }

/** What a brand's crowd does that nobody has told anything. */
export const firstOrders = (merchant: string): CrowdOrders => ({
  size: FIRST_SIZES[merchant] ?? 0,
  pace: 100,
  activities: CROWD_ACTIVITIES,
})

/** How often it is written down that the crowd is there: a screen looks no more often. */
const HEARD_EVERY_MS = 3000

/** Whether it is time to write down again who is there. */
export const isPresenceDue = (heardAt: Date | undefined, now: Date): boolean =>
  heardAt === undefined || Math.abs(now.getTime() - heardAt.getTime()) >= HEARD_EVERY_MS

/** The pages of people: all that are open less those of the crowd. */
export const peoplePages = (open: number, ofCrowd: number): number => Math.max(0, open - ofCrowd)
