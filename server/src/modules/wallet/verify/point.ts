import { z } from 'zod'
import type { Head } from './store.ts'

/** How far a ledger was proved, and what stood there: the next proof may go on from it. */
export interface Point {
  readonly chains: readonly Head[]
  /** Balances of the house's accounts, which have no line that says them. */
  readonly houses: ReadonlyMap<string, bigint>
  /** Money that was held. */
  readonly holds: ReadonlyMap<string, Hold>
}

export interface Hold {
  readonly account: string
  readonly amount: bigint
}

/** Where nothing is proved yet. */
export const START: Point = { chains: [], houses: new Map(), holds: new Map() }

const Units = z.string().transform(BigInt)
const Stored = z.strictObject({
  chains: z.array(z.tuple([z.number().int(), Units, z.string()])),
  houses: z.array(z.tuple([z.string(), Units])),
  holds: z.array(z.tuple([z.string(), z.string(), Units])),
})

/** A point as it is remembered. */
export const pointText = ({ chains, houses, holds }: Point): string =>
  JSON.stringify({
    chains: chains.map(({ writer, batches, hash }) => [writer, String(batches), hash.toString('hex')]),
    houses: [...houses].map(([id, balance]) => [id, String(balance)]),
    holds: [...holds].map(([id, { account, amount }]) => [id, account, String(amount)]),
  })

/** A remembered point. */
export function pointOf(text: string): Point {
  const { chains, houses, holds } = Stored.parse(JSON.parse(text))
  return {
    chains: chains.map(([writer, batches, hash]) => ({ writer, batches, hash: Buffer.from(hash, 'hex') })),
    houses: new Map(houses),
    holds: new Map(holds.map(([id, account, amount]) => [id, { account, amount }])),
  }
}
