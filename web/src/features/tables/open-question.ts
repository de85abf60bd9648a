import { floorTo, timesFloor } from '@croupier/engine/fraction.ts'
import { spotOfOption } from '@croupier/engine/tables/table-game.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'
import type { Stakes } from './chips.ts'
import type { LiveTable } from './use-live-table.ts'

/** Something that may be answered, and what it lays on which spot. */
export interface Option {
  readonly option: string
  readonly spot: string | undefined
  readonly cost: bigint
}

/** What is asked of whoever looks at the table, and what they have answered. */
export interface OpenQuestion {
  /** Of one question and seat: another one has another name. */
  readonly id: string
  readonly kind: string
  readonly of: 'each' | 'seat' | 'seats'
  readonly seat: number | undefined
  /** The hand, where a seat has two. */
  readonly place: string | undefined
  readonly options: readonly Option[]
  readonly silence: string
  readonly given: string | undefined
  readonly until: number
}

interface OwnTable {
  readonly spots: readonly Spot[]
  /** What lies on the spots and is one's own. */
  readonly own: Stakes
  /** Of money: the smallest step that can be paid. */
  readonly unit: bigint
}

/** What the round asks of this player now; of several seats the first that has not answered yet. */
export function openQuestionOf(
  { round, mine }: Pick<LiveTable, 'round' | 'mine'>,
  having: OwnTable,
): OpenQuestion | undefined {
  if (!round?.question) return undefined
  const { kind, of, silence, until, place, options } = round.question
  const given = new Map(
    mine.answers
      .filter((answer) => answer.kind === kind && answer.place === round.answers.length)
      .map(({ seat, option }) => [seat ?? 0, option]),
  )
  const seats = seatsAsked(round.question, having)
  const seat = seats.find((each) => !given.has(each)) ?? seats[0]
  if (seat === undefined) return undefined
  const open = options.flatMap((option) => optionOf(option, seat, { question: round.question, ...having }))
  // Who may only be silent is not asked.
  if (!open.some(({ option }) => option !== silence)) return undefined
  return {
    id: `${round.roundId} ${round.answers.length} ${seat}`,
    kind,
    of,
    seat: seat === 0 ? undefined : seat,
    place: place ?? undefined,
    options: open,
    silence,
    given: given.get(seat),
    until: Date.parse(until),
  }
}

type Question = NonNullable<NonNullable<LiveTable['round']>['question']>

/** The seats that this player answers for; 0 where everybody with a bet is asked alike. */
function seatsAsked({ of, seat, seats }: Question, { spots, own }: OwnTable): readonly number[] {
  const held = new Set(spots.flatMap((spot) => (own.has(spot.key) ? [spot.seat ?? 0] : [])))
  if (of === 'each') return held.size > 0 ? [0] : []
  return (of === 'seats' ? seats : [seat ?? 0]).filter((each) => held.has(each))
}

function optionOf(
  option: string,
  seat: number,
  { question, spots, own, unit }: OwnTable & { readonly question: Question | null },
): readonly Option[] {
  const key = question ? spotOfOption(question, option, seat) : undefined
  if (key === undefined) return [{ option, spot: undefined, cost: 0n }]
  const follows = spots.find((spot) => spot.key === key)?.follows
  if (!follows) return []
  const { numerator, denominator } = follows.times
  const cost = floorTo(timesFloor(own.get(follows.spot) ?? 0n, numerator, denominator), unit)
  return cost > 0n ? [{ option, spot: key, cost }] : []
}
