import { useSyncExternalStore } from 'react'

/** A ticket that a member keeps to bet again: a method with its content. What it costs is said when it is bet. */
export interface FavouriteTicket {
  readonly method: string
  readonly text: string
}

const KEPT_MAX = 20
const listeners = new Set<() => void>()

/** Tickets of a member for one family of lotteries, kept in this browser. */
const nameOf = (account: string, family: string) => `lottery.tickets.${account}.${family}`

function stored(name: string): string {
  try {
    return localStorage.getItem(name) ?? '[]'
  } catch {
    // Private windows may refuse to keep anything.
    return '[]'
  }
}

/** The tickets in a stored text; none where it is no list of them. */
function ticketsIn(text: string): readonly FavouriteTicket[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isTicket).map(({ method, text }) => ({ method, text })) : []
  } catch {
    return []
  }
}

const isTicket = (value: unknown): value is FavouriteTicket =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'text' in value &&
  typeof value.method === 'string' &&
  typeof value.text === 'string'

const isSame = (one: FavouriteTicket, other: FavouriteTicket): boolean =>
  one.method === other.method && one.text === other.text

function watch(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The favourite tickets of a member, the newest first. */
export function useKeptTickets(account: string, family: string) {
  const name = nameOf(account, family)
  const tickets = ticketsIn(useSyncExternalStore(watch, () => stored(name)))
  const keep = (next: readonly FavouriteTicket[]) => {
    try {
      localStorage.setItem(name, JSON.stringify(next.slice(0, KEPT_MAX)))
    } catch {
      // There is no room: what was kept before stays.
    }
    listeners.forEach((listener) => listener())
  }
  const without = (ticket: FavouriteTicket) => tickets.filter((one) => !isSame(one, ticket))
  return {
    tickets,
    has: (ticket: FavouriteTicket) => tickets.some((one) => isSame(one, ticket)),
    // A line of the board has more to it, which is not kept: its price is of the day.
    add: ({ method, text }: FavouriteTicket) => keep([{ method, text }, ...without({ method, text })]),
    remove: (ticket: FavouriteTicket) => keep(without(ticket)),
  }
}
