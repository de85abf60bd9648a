import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import type { BetContent } from '@croupier/engine/lottery/content.ts'
import type { FieldErrors } from '@croupier/kit/calls.ts'
import { countedText } from './choice.ts'
import { amountOf, askedPrice, type BoardMethod, type BetPrice, mostOf, rebateFor } from './price.ts'

/** A line that waits to be sent. */
export interface PendingBet {
  /** Of this page alone. */
  readonly key: string
  readonly method: string
  readonly text: string
  readonly tickets: number
  readonly price: BetPrice
}

/** What lines come to, in stored units. */
export interface BetSums {
  readonly tickets: number
  readonly amount: bigint
  readonly rebate: bigint
  /** The most that all of them could win together. */
  readonly most: bigint
}

export interface BetTerms {
  readonly methods: ReadonlyMap<string, BoardMethod>
  /** The caller's own top mode; 0 where nothing is paid by a mode. */
  readonly top: number
  readonly decimals: number
}

const NOTHING: BetSums = { tickets: 0, amount: 0n, rebate: 0n, most: 0n }

/** What a line costs, brings back at once and could win. */
export function lineSums(line: PendingBet, terms: BetTerms): BetSums {
  const board = terms.methods.get(line.method)
  return board ? betSums(line, countedText(board.method, line.text).bet, terms) : NOTHING
}

/** The same where the content has been read already. */
export function betSums(
  { method, tickets, price }: PendingBet,
  bet: BetContent | undefined,
  { methods, top, decimals }: BetTerms,
): BetSums {
  const board = methods.get(method)
  if (!board) return NOTHING
  const amount = amountOf(price, tickets)
  return {
    tickets,
    amount,
    rebate: rebateFor(board, price, { amount, top, decimals }),
    most: bet ? mostOf(board, bet, price, decimals) : 0n,
  }
}

/** What all lines come to. */
export const totalOf = (sums: readonly BetSums[]): BetSums =>
  sums.reduce(
    (sum, line) => ({
      tickets: sum.tickets + line.tickets,
      amount: sum.amount + line.amount,
      rebate: sum.rebate + line.rebate,
      most: sum.most + line.most,
    }),
    NOTHING,
  )

/** The lines as an order names them. */
export const askedLines = (
  lines: readonly PendingBet[],
  methods: ReadonlyMap<string, BoardMethod>,
  text: (units: bigint) => string,
): AskedOrderLine[] =>
  lines.flatMap(({ method, text: content, tickets, price }) => {
    const board = methods.get(method)
    return board ? [{ method, content, tickets, ...askedPrice(board, price, text) }] : []
  })

/** What was refused at each line, by its place in the order: `lines.2.stake` belongs to the third. */
export const faultsByLine = (fields: FieldErrors): ReadonlyMap<number, string> => faultsAt(fields, /^lines\.(\d+)/)

/** What was refused at each issue of a chase, by its place in it. */
export const faultsByIssue = (fields: FieldErrors): ReadonlyMap<number, string> =>
  faultsAt(fields, /^chase\.issues\.(\d+)/)

function faultsAt(fields: FieldErrors, place: RegExp): ReadonlyMap<number, string> {
  const faults = new Map<number, string>()
  for (const [field, errors] of Object.entries(fields)) {
    const at = place.exec(field)?.[1]
    const message = errors[0]?.message
    if (at !== undefined && message !== undefined) faults.set(Number(at), message)
  }
  return faults
}
