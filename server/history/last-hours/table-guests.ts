import type { Call } from '@croupier/contract/call.ts'
import type { acknowledgeCheck as checkCall } from '@croupier/contract/limits.ts'
import type { answerTable, takeSeat as seatCall } from '@croupier/contract/table-answers.ts'
import type { placeTableBets } from '@croupier/contract/tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { v5 } from 'uuid'
import type { Ask } from '#kernel/route.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { Refusal } from '#kernel/refusal.ts'
import { acknowledgeCheck } from '#modules/limits/acknowledge-check.ts'
import { answer } from '#modules/studio/tables/answers/answer.ts'
import { placeBets } from '#modules/studio/tables/place-bets.ts'
import { takeSeat } from '#modules/studio/tables/seats/take-seat.ts'
import type { RoundRow, TableRow } from '#modules/studio/tables/store.ts'
import type { PastClock } from '../clock.ts'
import type { PersonAsk } from '../context.ts'
import { type Dice, diceOf } from '../dice.ts'
import type { Person } from '../persons.ts'
import { HISTORY } from '../plan-day.ts'

/** Who is at the tables of a brand, and how they ask. */
export interface Guests {
  readonly persons: readonly Person[]
  readonly asked: <C extends Call>(person: Person, parts: PersonAsk<C>) => Promise<Ask<C>>
}

/** A table at which they are, by its own clock. */
interface TableVisit {
  readonly clock: PastClock
  readonly brand: Brand
  readonly guests: Guests
  readonly table: TableRow
}

const namesOf = (table: TableRow, round: RoundRow, what: string) =>
  `${table.brandId} ${table.code} ${placeOf(round)} ${what}`

/** `3-17`: which round of which shoe it is. */
export const placeOf = ({ code }: Pick<RoundRow, 'code'>): string => code.split('-').slice(-2).join('-')

/** Some of them lay their chips, each a little after the other. */
export async function layBets({ clock, brand, guests, table }: TableVisit, round: RoundRow): Promise<void> {
  for (const [at, person] of guests.persons.entries()) {
    const name = namesOf(table, round, person.account)
    const dice = diceOf(name)
    if (!dice.happens(60)) continue
    clock.pass(dice.between(1, 3) / 60)
    const seat = await seatOf({ clock, brand, guests, table }, person, at + 1)
    const bets = betsFor(table, { brand, seat, dice })
    if (bets.length === 0) continue
    const body = { id: v5(name, HISTORY), roundId: round.id, bets }
    const params = { tableId: table.id }
    const ask = await guests.asked<typeof placeTableBets>(person, { params, body })
    await unlessRefused({ clock, guests }, person, () => placeBets(clock.deps, ask))
  }
}

/** Everybody who is asked says something, mostly what costs nothing more. */
export async function giveAnswers({ clock, guests, table }: TableVisit, round: RoundRow): Promise<void> {
  const { question } = round
  if (question === null) return
  const { kind, of, options, silence } = question
  for (const [at, person] of guests.persons.entries()) {
    const name = namesOf(table, round, `${person.account} ${kind} ${round.answers.length} ${round.events.length}`)
    const dice = diceOf(name)
    const option = dice.happens(60) ? dice.oneOf(options) : silence
    const seat = of === 'each' ? {} : { seat: at + 1 }
    const body = { id: v5(name, HISTORY), roundId: round.id, kind, option, ...seat }
    const ask = await guests.asked<typeof answerTable>(person, { params: { tableId: table.id }, body })
    await unlessRefused({ clock, guests }, person, () => answer(clock.deps, ask))
  }
}

/** A seat of one's own, where the table has such. */
async function seatOf({ clock, guests, table }: TableVisit, person: Person, seat: number): Promise<number | undefined> {
  const spots = tableGameOf(table.gameCode)?.spots(table.paytable) ?? []
  if (spots.every((spot) => spot.seat === undefined)) return undefined
  const ask = await guests.asked<typeof seatCall>(person, {
    params: { tableId: table.id },
    body: { seat, do: 'take' },
  })
  await unlessRefused({ clock, guests }, person, () => takeSeat(clock.deps, ask))
  return seat
}

interface Bettor {
  readonly brand: Brand
  readonly seat: number | undefined
  readonly dice: Dice
}

/** Chips on one or two spots, the first ones of the table mostly. */
function betsFor(table: TableRow, { brand, seat, dice }: Bettor): { spot: string; stake: string }[] {
  const all = tableGameOf(table.gameCode)?.spots(table.paytable) ?? []
  const open = all.filter((spot) => spot.follows === undefined && spot.seat === seat)
  const main = open.filter(({ group }) => group === open[0]?.group)
  if (open.length === 0) return []
  const first = dice.oneOf(main)
  const chosen = seat === undefined && dice.happens(30) ? [first, dice.oneOf(open)] : [first]
  return [...new Set(chosen)].flatMap((spot) => {
    const stake = stakeOn(table, spot, dice)
    return stake === undefined ? [] : [{ spot: spot.key, stake: amountText(stake, brand.decimals) }]
  })
}

function stakeOn({ limits }: TableRow, { group }: Spot, dice: Dice): bigint | undefined {
  const span = limits.groups[group]
  if (span === undefined) return undefined
  const stake = BigInt(span.min) * BigInt(dice.oneOf([1, 1, 2, 2, 5, 10]))
  return stake > BigInt(span.max) ? BigInt(span.min) : stake
}

/** Who has nothing left, or comes too late, is left out; who has been there for long is asked whether they go on, and does. */
export async function unlessRefused(
  { clock, guests }: Pick<TableVisit, 'clock' | 'guests'>,
  person: Person,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code !== 'reality_check_due') return
    await acknowledgeCheck(clock.deps, await guests.asked<typeof checkCall>(person, { body: undefined }))
    await unlessRefused({ clock, guests }, person, act)
  }
}
