import { AsyncLocalStorage } from 'node:async_hooks'
import type { Call } from '@croupier/contract/call.ts'
import { movesMoney } from './route.ts'

/**
 * Who asks the database. Each lane has connections of its own, so that no crowd in one makes the others wait: calls that move money,
 * the other calls of members and guests, the console, what goes on in the background, the sessions of whoever calls, and health.
 */
export const LANES = ['money', 'site', 'console', 'work', 'door', 'health'] as const
export type Lane = (typeof LANES)[number]

interface LaneContext {
  readonly lane: Lane
  /** Whether it is in a transaction; kept only where that is watched. */
  readonly tx?: { open: boolean }
}

const contexts = new AsyncLocalStorage<LaneContext>()

/** Do this with the connections of a lane. What says nothing works in the background. */
export const inLane = <T>(lane: Lane, work: () => T): T => contexts.run({ lane }, work)

/**
 * Do what whoever asks meanwhile waits for too: as callers do at the door. In the lane of whoever comes first it could be the
 * background's, which waits a hundred times as long, and all callers with it.
 */
export const inSharedLane = <T>(work: () => T): T => contexts.run({ ...contexts.getStore(), lane: 'door' }, work)

/** The lane of whatever runs now. */
export const laneNow = (): Lane => contexts.getStore()?.lane ?? 'work'

/** The lane of a call of the contract. */
export function laneOf(call: Call): Lane {
  if (call.actor === 'operator') return 'console'
  return movesMoney(call) || call.limit === 'money' ? 'money' : 'site'
}

let watched = false

/** From now on whoever asks the pool inside a transaction is refused. For tests: it takes time, and stops what would mostly go well. */
export function watchNesting(): void {
  watched = true
}

/** Work in a transaction. */
export async function inTransactionScope<T>(work: () => Promise<T>): Promise<T> {
  if (!watched) return work()
  const tx = { open: true }
  try {
    return await contexts.run({ lane: laneNow(), tx }, work)
  } finally {
    tx.open = false
  }
}

/** Whether what runs now is in a transaction, as far as that is watched. */
export const isInside = (): boolean => contexts.getStore()?.tx?.open === true
