import { CROWD_ACTIVITIES } from '@croupier/contract/crowd.ts'
import type { CrowdOrders } from './store.ts'

/** What a crowd does that nobody has told anything. */
export const FIRST_ORDERS: CrowdOrders = { size: 24, pace: 100, activities: CROWD_ACTIVITIES }

/** How often it is written down that the crowd is there: a screen looks no more often. */
const HEARD_EVERY_MS = 3000

/** Whether it is time to write down again who is there. */
export const isPresenceDue = (heardAt: Date | undefined, now: Date): boolean =>
  heardAt === undefined || Math.abs(now.getTime() - heardAt.getTime()) >= HEARD_EVERY_MS

/** The pages of people: all that are open less those of the crowd. */
export const peoplePages = (open: number, ofCrowd: number): number => Math.max(0, open - ofCrowd)
