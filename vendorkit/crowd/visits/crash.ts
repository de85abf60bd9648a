import { randomUUID } from 'node:crypto'
import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import { type crashTable, leaveCrash, placeCrashBet } from '@croupier/contract/crash.ts'
import { studioGame } from '@croupier/contract/studio.ts'
import type { Random } from '../random.ts'
import { stakeOf, textOf, unitsIn } from '../money.ts'
import { after, type Guest, VISIT_END, type StepOutcome, usualStake, type Visit } from '../visit.ts'

type Table = ReplyOf<typeof crashTable>

const TOPIC = 'crash'
const ROUNDS_LEAST = 3
const ROUNDS_MORE = 10
const LOOK_MS = 700
/** A round takes about so long: at less than the pace of people some are left out. */
const ROUND_MS = 15_000
/** With less time than this left a bet is made at once. */
const EARLY_MS = 2500
/** Whoever sees no round for so many looks goes away. */
const BLIND_MAX = 20

/** The cash-out target: mostly low, sometimes high. */
const AIMS = ['1.20', '1.50', '1.50', '2.00', '2.00', '3.00', '5.00', '10.00', '50.00'] as const

const aimOf = (random: Random): string => random.pick(AIMS)

/** Some rounds at the shared crash table: by the live channel, as a page follows it. */
export class CrashVisit implements Visit {
  readonly activity = 'crash'
  readonly #guest: Guest
  #left: number
  #limits: ReplyOf<typeof studioGame> | undefined
  /** The round that this player has bet on, or does not want to bet on. */
  #seen: string | undefined
  #asked: BodyOf<typeof placeCrashBet> | undefined
  #blind = 0
  /** A bet without an aim is left by hand, and when. */
  #flight: { readonly betId: string; readonly roundId: string; readonly forMs: number } | undefined

  constructor(guest: Guest) {
    this.#guest = guest
    this.#left = ROUNDS_LEAST + guest.random.below(ROUNDS_MORE)
  }

  async step(): Promise<StepOutcome> {
    if (this.#limits === undefined) return this.#look()
    const state = this.#guest.page.watch(TOPIC)
    // The topic says what the call says, without the own bets.
    const table = state?.data as Table | undefined
    if (table !== undefined && table.round !== null) this.#blind = 0
    else if (++this.#blind > BLIND_MAX) return VISIT_END
    return table === undefined ? after(LOOK_MS) : this.#at(table)
  }

  async end(): Promise<void> {
    this.#guest.page.leave(TOPIC)
  }

  async #look(): Promise<StepOutcome> {
    const answer = await this.#guest.caller.ask(studioGame, { params: { gameCode: 'CRASH' } })
    if (answer.kind !== 'value') return answer
    this.#limits = answer.value
    return answer.value.open ? after(LOOK_MS) : VISIT_END
  }

  async #bet(roundId: string): Promise<StepOutcome> {
    const guest = this.#guest
    const stake = this.#limits && stakeOf(this.#limits, usualStake(guest), guest.balance ?? 0n)
    if (this.#asked?.roundId !== roundId) {
      if (stake === undefined) return { kind: 'refused', code: 'insufficient_funds' }
      const byHand = guest.random.below(3) === 0
      const aim = byHand ? {} : { autoAt: aimOf(guest.random) }
      this.#asked = { id: randomUUID(), roundId, stake: textOf(stake), ...aim }
    }
    const { autoAt } = this.#asked
    const answer = await guest.caller.ask(placeCrashBet, { body: this.#asked })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    this.#asked = undefined
    this.#seen = roundId
    if (answer.kind === 'refused') return answer.code === 'bets_closed' ? after(LOOK_MS) : answer
    guest.balance = unitsIn(answer.value.balance)
    const { betId } = answer.value
    if (autoAt === undefined) this.#flight = { betId, roundId, forMs: guest.random.between(1000, 9000) }
    this.#left -= 1
    return after(LOOK_MS)
  }

  /** Cash out manually; a refusal because the round has ended is expected. */
  async #leave(betId: string): Promise<StepOutcome> {
    const answer = await this.#guest.caller.ask(leaveCrash, { params: { betId } })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    this.#flight = undefined
    if (answer.kind === 'value') this.#guest.balance = unitsIn(answer.value.balance)
    return after(LOOK_MS)
  }

  /** What there is to do where the round is. */
  async #at({ round }: Table): Promise<StepOutcome> {
    if (round === null) return after(LOOK_MS)
    const { roundId, phase, startsAt } = round
    const flownMs = this.#guest.now().getTime() - Date.parse(startsAt)
    if (this.#flight?.roundId === roundId && phase === 'running') {
      const { forMs, betId } = this.#flight
      return flownMs >= forMs ? this.#leave(betId) : after(Math.min(LOOK_MS, forMs - flownMs))
    }
    if (this.#flight !== undefined && (this.#flight.roundId !== roundId || phase !== 'betting'))
      this.#flight = undefined
    if (phase !== 'betting' || this.#seen === roundId) return this.#left > 0 ? after(LOOK_MS) : VISIT_END
    return this.#consider(roundId, -flownMs)
  }

  /** Below the normal pace some rounds are skipped; bets are spread over the betting time and leave a margin at its end. */
  #consider(roundId: string, leftMs: number): Promise<StepOutcome> | StepOutcome {
    const { random, pace, page } = this.#guest
    if (random.share() > pace()) {
      this.#seen = roundId
      page.leave(TOPIC)
      return after(Math.min(ROUND_MS / pace(), 10 * ROUND_MS) * random.share())
    }
    return leftMs > EARLY_MS && random.below(2) === 0 ? after(LOOK_MS * random.between(0.5, 2)) : this.#bet(roundId)
  }
}
