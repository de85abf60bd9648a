import type { LiveTopic } from '@croupier/server/src/kernel/live.ts'
import { concernsSubject } from '@croupier/server/src/kernel/live.ts'

/** What a page is shown of a board: as much as a market of an event, of which little moves at a time. */
export interface Board {
  readonly prices: readonly { readonly name: string; readonly price: string; readonly moved: number }[]
  /** How often it has changed. */
  readonly count: number
  /** When it changed last, in milliseconds since 1970. */
  readonly at: number
}

/** What the process that watches is told, and asks for. */
export interface WatchOptions {
  readonly port: number
  readonly sockets: number
  readonly boards: number
  readonly runs: number
  readonly seconds: number
}

export interface WatchFigures {
  readonly p50: readonly number[]
  readonly p99: readonly number[]
  /** Bytes a socket and second. */
  readonly bytes: readonly number[]
  /** Pages whose last state was not the board's. */
  readonly missed: number
  readonly lost: number
  readonly perSecond: number
  /** Of those messages, the share that said what has changed. */
  readonly changes: number
}

const PRICES = 24

export const nameOfBoard = (number: number): string => `B${number}`

/** Boards that stand still until they are moved. */
export class Boards {
  readonly states: Board[]

  constructor(count: number) {
    const prices = Array.from({ length: PRICES }, (_, at) => ({
      name: `Selection ${at + 1}`,
      price: '1.950',
      moved: 0,
    }))
    this.states = Array.from({ length: count }, () => ({ prices, count: 0, at: 0 }))
  }

  /** One price of a board moves. */
  move(number: number): void {
    const before = this.states[number]
    if (!before) throw new RangeError(`there is no board ${number}`)
    const count = before.count + 1
    const moved = count % PRICES
    const price = (1 + ((count * 37) % 900) / 1000).toFixed(3)
    const prices = before.prices.map((one, at) => (at === moved ? { ...one, price, moved: one.moved + 1 } : one))
    this.states[number] = { prices, count, at: Date.now() }
  }

  readonly topic: LiveTopic = {
    name: 'board',
    actor: 'anyone',
    hears: ['board_moved'],
    changes: true,
    subjects: async () => new Set(this.states.map((_, number) => nameOfBoard(number))),
    concerns: concernsSubject,
    read: async (_deps, { subject }) => {
      const state = this.states[Number(subject?.slice(1))]
      return state && { seq: state.count, data: state }
    },
  }
}
