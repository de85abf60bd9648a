import type { ReplyOf } from '@croupier/contract/call.ts'
import type { tableRound, tableShoe } from '@croupier/contract/table-rounds.ts'

/** What somebody wants proved of a live table: a shoe, or one round where no other is known. The verifier judges all of it. */
export interface ShoeFile {
  readonly shoe: unknown
  /** It is one round, so nobody can say where it had to begin. */
  readonly lone: boolean
}

type Round = ReplyOf<typeof tableRound>
type Shoe = ReplyOf<typeof tableShoe>

/** The smallest step of money with so many decimals: `0.01`. */
const unitOf = (decimals: number): string => (decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`)

/** A shoe with what one had on one of its rounds. */
export const shoeFileOf = (shoe: Shoe, round: Round | undefined, decimals: number): ShoeFile => ({
  lone: false,
  shoe: round ? { ...shoe, ...ownOf(round.round.roundId, round.mine, decimals) } : shoe,
})

const ownOf = (roundId: string, mine: readonly object[], decimals: number) => ({
  bets: mine.map((bet) => ({ ...bet, roundId })),
  unit: unitOf(decimals),
})

/** The shoe or the round of a live table in a file: what their calls answer; undefined for anything else. */
export function readShoe(value: unknown): ShoeFile | undefined {
  if (!isObject(value) || typeof value['shoeId'] !== 'string' || !isObject(value['proof'])) return undefined
  if (Array.isArray(value['rounds'])) return { shoe: value, lone: value['rounds'].length === 1 }
  const round = value['round']
  if (!isObject(round)) return undefined
  return { shoe: { shoeId: value['shoeId'], rounds: [round], proof: value['proof'] }, lone: true }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
