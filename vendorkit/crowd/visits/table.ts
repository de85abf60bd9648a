import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@croupier/contract/call.ts'
import { answerTable, takeSeat } from '@croupier/contract/table-answers.ts'
import { liveTables, placeTableBets, type TableNews } from '@croupier/contract/tables.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import type { Random } from '../random.ts'
import { stakeOf, textOf, unitsIn } from '../money.ts'
import { after, type Guest, VISIT_END, type StepOutcome, usualStake, type Visit } from '../visit.ts'

const ROUNDS_LEAST = 2
const ROUNDS_MORE = 8
const LOOK_MS = 900
const SEATS = 7
const HOUR_MS = 3_600_000
/** So many tables of the lobby have people at a time: they sit together, as people do. */
const BUSY_TABLES = 5
const SPOTS_MAX = 3
/** So many look for a seat of their own; the others sit wherever people are. */
const SEATED_SHARE = 0.25
const SEATED = 'BLACKJACK'
/** Bets reach the site before its betting ends. */
const LATEST_MS = 1500
/** Whoever sees nothing of a table for so many looks goes away. */
const BLIND_MAX = 40
/** A stake that follows a bet must be within one's means as well. */
const BOLD_SHARE = 0.3

interface OwnRound {
  readonly roundId: string
  readonly answered: Set<string>
}

/** Some rounds at a live table, a seat at blackjack included. */
export class TableVisit implements Visit {
  readonly activity = 'tables'
  readonly #guest: Guest
  #left: number
  #tableId: string | undefined
  #seat: number | undefined
  /** The round that this player has bet on, or does not want to bet on. */
  #seen: string | undefined
  #own: OwnRound | undefined
  #blind = 0
  #asked: BodyOf<typeof placeTableBets> | undefined

  constructor(guest: Guest) {
    this.#guest = guest
    this.#left = ROUNDS_LEAST + guest.random.below(ROUNDS_MORE)
  }

  async step(): Promise<StepOutcome> {
    if (this.#tableId === undefined) return this.#choose()
    const state = this.#guest.page.watch(`table:${this.#tableId}`)
    // The topic says what the contract calls a table's news.
    const table = state?.data as TableNews | undefined
    if (table !== undefined && table.round !== null) this.#blind = 0
    else if (++this.#blind > BLIND_MAX) return VISIT_END
    return table === undefined ? after(LOOK_MS) : this.#at(table)
  }

  async end(): Promise<void> {
    const { caller, page } = this.#guest
    if (this.#tableId === undefined) return
    page.leave(`table:${this.#tableId}`)
    const params = { tableId: this.#tableId }
    if (this.#seat !== undefined) await caller.ask(takeSeat, { params, body: { seat: this.#seat, do: 'leave' } })
  }

  /** A table with seats, or one of those that are busy in this hour: each hour others are. */
  async #choose(): Promise<StepOutcome> {
    const { caller, random, now } = this.#guest
    const answer = await caller.ask(liveTables)
    if (answer.kind !== 'value') return answer
    const hour = Math.floor(now().getTime() / HOUR_MS)
    const open = answer.value.tables.filter(({ state }) => state === 'open')
    const seated = random.share() < SEATED_SHARE ? open.filter(({ gameCode }) => gameCode === SEATED) : []
    const tables = seated.length > 0 ? seated : open
    this.#tableId = tables[(hour + random.below(BUSY_TABLES) * 3) % tables.length]?.tableId
    return this.#tableId === undefined ? VISIT_END : after(LOOK_MS)
  }

  /** A free seat, where the table has seats with owners. */
  async #sit({ seats, tableId }: TableNews): Promise<StepOutcome> {
    const taken = new Set(seats.map((one) => one.seat))
    const free = Array.from({ length: SEATS }, (_, at) => at + 1).filter((one) => !taken.has(one))
    const seat = free[this.#guest.random.below(free.length)]
    if (seat === undefined) return VISIT_END
    const answer = await this.#guest.caller.ask(takeSeat, { params: { tableId }, body: { seat, do: 'take' } })
    if (answer.kind === 'refused') return answer.code === 'seat_taken' ? after(LOOK_MS) : VISIT_END
    if (answer.kind !== 'value') return answer
    this.#seat = seat
    return after(LOOK_MS)
  }

  async #bet(table: TableNews, roundId: string): Promise<StepOutcome> {
    const guest = this.#guest
    if (this.#asked?.roundId !== roundId) {
      const bets = betsFor(table, { seat: this.#seat, guest })
      if (bets.length === 0) return { kind: 'refused', code: 'insufficient_funds' }
      this.#asked = { id: randomUUID(), roundId, bets: [...bets] }
    }
    const answer = await guest.caller.ask(placeTableBets, { params: { tableId: table.tableId }, body: this.#asked })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    this.#asked = undefined
    this.#seen = roundId
    if (answer.kind === 'refused') return answer.code === 'bets_closed' ? after(LOOK_MS) : answer
    guest.balance = unitsIn(answer.value.balance)
    this.#own = { roundId, answered: new Set() }
    this.#left -= 1
    return after(LOOK_MS)
  }

  /** What the round asks this player: each question once. */
  async #answer({ tableId, round }: TableNews): Promise<StepOutcome | undefined> {
    const question = round?.question
    if (!round || !question || this.#own?.roundId !== round.roundId) return undefined
    const { kind, options, silence, place } = question
    const seats = question.seat === null ? question.seats : [question.seat]
    if (seats.length > 0 && (this.#seat === undefined || !seats.includes(this.#seat))) return undefined
    const key = `${kind} ${place ?? ''} ${round.events.length}`
    if (this.#own.answered.has(key)) return undefined
    const seat = seats.length > 0 && this.#seat !== undefined ? { seat: this.#seat } : {}
    const option = optionOf(options, silence, this.#guest.random)
    const body = { id: randomUUID(), roundId: round.roundId, kind, option, ...seat }
    const said = await this.#guest.caller.ask(answerTable, { params: { tableId }, body })
    if (said.kind === 'later') return said
    this.#own.answered.add(key)
    if (said.kind === 'value') this.#guest.balance = unitsIn(said.value.balance)
    return after(LOOK_MS)
  }

  async #at(table: TableNews): Promise<StepOutcome> {
    const { round, state } = table
    const answered = await this.#answer(table)
    if (answered) return answered
    // A table that rests goes on as soon as somebody looks.
    if (round === null) return state === 'open' ? after(LOOK_MS) : VISIT_END
    const isOver = round.phase === 'settled' || round.phase === 'void'
    if (this.#own?.roundId === round.roundId && !isOver) return after(LOOK_MS)
    if (this.#left <= 0 || state !== 'open') return VISIT_END
    if (round.phase !== 'betting' || this.#seen === round.roundId) return after(LOOK_MS)
    if (Date.parse(round.betsUntil) - this.#guest.now().getTime() < LATEST_MS) return after(LOOK_MS)
    // Below the pace of people one round is played, and then something else is looked for.
    if (this.#guest.random.share() > this.#guest.pace()) this.#left = Math.min(this.#left, 1)
    if (table.gameCode === SEATED && this.#seat === undefined) return this.#sit(table)
    return this.#bet(table, round.roundId)
  }
}

interface Bettor {
  readonly seat: number | undefined
  readonly guest: Guest
}

/** Chips on a few spots that are open to this player, each the usual stake within the limits of its group. */
function betsFor(
  { gameCode, paytable, limits }: Pick<TableNews, 'gameCode' | 'paytable' | 'limits'>,
  { seat, guest }: Bettor,
): readonly { readonly spot: string; readonly stake: string }[] {
  const { random, balance = 0n } = guest
  const spots = (tableGameOf(gameCode)?.spots(paytable) ?? []).filter(
    (spot) => spot.follows === undefined && (seat === undefined ? spot.seat === undefined : spot.seat === seat),
  )
  const [main] = spots
  if (main === undefined) return []
  // At a seat the hand comes first; elsewhere anything may.
  const first = seat === undefined ? spots[random.below(spots.length)] : main
  const more = Array.from({ length: random.below(SPOTS_MAX) }, () => spots[random.below(spots.length)])
  const chosen = [...new Set([first, ...(seat === undefined ? more : [])])]
  return chosen.flatMap((spot) => {
    const limit = limits.find(({ group }) => group === spot?.group)
    if (spot === undefined || limit === undefined) return []
    // Stakes are whole chips: multiples of the least one.
    const own = { stakeMin: limit.min, stakeMax: limit.max, stakeStep: limit.min }
    const stake = stakeOf(own, usualStake(guest), balance)
    return stake === undefined ? [] : [{ spot: spot.key, stake: textOf(stake) }]
  })
}

/** Mostly the answer without a further stake; sometimes one that adds to the stake. */
function optionOf(options: readonly string[], silence: string, random: Random): string {
  const bold = random.share() < BOLD_SHARE ? options[random.below(options.length)] : undefined
  return bold ?? silence
}
