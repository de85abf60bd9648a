import type { Permission } from '@croupier/contract/permission.ts'
import { dayOf } from '#kernel/day.ts'
import { midnight } from '#kernel/period.ts'
import type { Caller } from '../../calls/caller.ts'
import { onShift } from '../../calls/operators.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import type { Merchant } from '../../persons.ts'
import { onDuty } from './roster.ts'

/** Whose clock the shifts go by. */
export const HOUSE = 'LUCKY'

/** Who of the operators does something of an event; nobody does after their shift, or where their access was taken away. */
export interface Staff {
  /** Somebody who is at work at this moment and may do this, other than the one named; undefined where nobody is. */
  readonly whoMay: (permission: Permission, other?: string) => Promise<Caller | undefined>
}

const HOUR_MS = 3_600_000

/** Those who work at a brand, during one event. */
export function staffOf({ brands }: HistoryContext, { deps }: HistoryMoment, merchant: Merchant): Staff {
  const { timeZone } = brands[HOUSE]
  const known = new Map<string, Promise<Caller | undefined>>()
  const callerOf = (username: string, day: string) => {
    const caller = known.get(username) ?? onShift(deps, { username, brandId: brands[merchant].id, day })
    known.set(username, caller)
    return caller
  }
  return {
    async whoMay(permission, other) {
      const now = deps.now()
      const day = dayOf(now, timeZone)
      const hours = (now.getTime() - midnight(day, timeZone).getTime()) / HOUR_MS
      for (const username of onDuty(day, hours).filter((one) => one !== other)) {
        const caller = await callerOf(username, day)
        if (caller !== undefined && mayDo(caller, permission)) return caller
      }
      return undefined
    },
  }
}

const mayDo = ({ session }: Caller, permission: Permission): boolean =>
  session !== undefined && 'operatorId' in session && session.permissions.has(permission)

/** The name that somebody logs in by. */
export function usernameOf({ session }: Caller): string {
  if (session === undefined || !('operatorId' in session)) throw new Error('this is no operator')
  return session.username
}
