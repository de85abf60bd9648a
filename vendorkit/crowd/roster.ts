import { enrolCrowd } from '@croupier/contract/crowd.ts'
import { retryMs } from './back-off.ts'
import type { Caller } from './caller.ts'
import { credentialsOf } from './names.ts'
import type { Random } from './random.ts'
import type { Store } from './store.ts'

/** So many are enrolled with one call. */
const ENROLLED_AT_ONCE = 6
/** A name that somebody else has is followed by another one. */
const NAMES_MAX = 50
const UNANSWERED_MS = 1000

export interface RosterOptions {
  readonly caller: Caller
  readonly store: Store
  readonly key: string
  readonly merchant: string
  readonly random: Random
}

/**
 * Open the accounts of some of these players; where a name is somebody else's, the next one is tried. Answers after how long to
 * ask again where it could not be done.
 */
export async function enrol(
  { caller, store, key, merchant, random }: RosterOptions,
  numbers: readonly number[],
): Promise<number | undefined> {
  const secret = store.secretOf(merchant)
  const nameOf = (number: number, tries: number) => credentialsOf({ secret, merchant, number, tries })
  // Two players may draw one name: who was first keeps it.
  const own = new Set([...store.players(merchant)].map(([number, tries]) => nameOf(number, tries).account))
  let wanted = numbers.slice(0, ENROLLED_AT_ONCE).map((number) => ({ number, tries: 0 }))
  for (let round = 0; wanted.length > 0 && round < NAMES_MAX; round++) {
    const named = wanted.map(({ number, tries }) => {
      const free = freeFrom(tries, (one) => !own.has(nameOf(number, one).account))
      return { number, tries: free, ...nameOf(number, free) }
    })
    const body = { key, players: named.map(({ account, nickname, password }) => ({ account, nickname, password })) }
    const answer = await caller.ask(enrolCrowd, { body })
    if (answer.kind !== 'value') return retryMs(answer.kind === 'later' ? answer.waitMs : UNANSWERED_MS, random)
    const taken = new Set(answer.value.players.filter(({ state }) => state === 'taken').map(({ account }) => account))
    for (const { account, number, tries } of named)
      if (!taken.has(account)) {
        store.keepPlayer(merchant, number, tries)
        own.add(account)
      }
    wanted = named
      .filter(({ account }) => taken.has(account))
      .map(({ number, tries }) => ({ number, tries: tries + 1 }))
  }
  return undefined
}

/** The first try from one on that is free. */
function freeFrom(tries: number, isFree: (tries: number) => boolean): number {
  let free = tries
  while (!isFree(free)) free++
  return free
}
