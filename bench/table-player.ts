import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { liveTable } from '@croupier/contract/tables.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'

type LiveTableView = ReplyOf<typeof liveTable>

interface TableRequest {
  readonly what: 'bets' | 'undo' | 'answers'
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string }
}

interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly value: unknown
}

const LOOK_MS = 150
const RETRY_MS = 100
const TRIES = 300
/** So many clicks a player makes on a round at most; one in so many takes all of them back. */
const CLICKS = 3
const UNDO_ONE_IN = 12
const SEATS = 7

/** What the server may say to somebody who plays on without looking twice. */
const USUAL = ['bets_closed', 'answer_late', 'step_not_allowed', 'seat_taken', 'stake_too_large', 'round_full']

/** A member at a live table, who keeps the call that has no answer yet, as the page does. */
export class TablePlayer {
  /** Clicks that were taken, and those that were refused. */
  readonly taken: string[] = []
  readonly refused: string[] = []
  /** How often a call without an answer was made again. */
  again = 0
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #seat: number
  #asked: TableRequest | undefined
  #stopped = false

  constructor(port: number, table: string, token: string, turn: number) {
    this.#url = `http://127.0.0.1:${port}/wps/live/tables/${table}`
    this.#headers = { merchant: 'LUCKY', authorization: `Bearer ${token}` }
    this.#seat = 1 + (turn % SEATS)
  }

  /** Bet, take back and answer until it is stopped, whoever dies in the meantime; then nothing is left without an answer. */
  async play(): Promise<void> {
    this.#stopped = false
    while (!this.#stopped) {
      if (this.#asked) await this.#repeat(this.#asked)
      const live = await this.#look()
      const next = live && (await this.#nextAt(live))
      if (next) await this.#take(next).catch(unlessWrong)
      await wait(LOOK_MS + randomInt(LOOK_MS))
    }
    if (this.#asked) await this.#repeat(this.#asked)
  }

  stop(): void {
    this.#stopped = true
  }

  async #look(): Promise<LiveTableView | undefined> {
    const { status, value } = await this.#call('').catch(() => ({ status: 503, value: undefined }))
    // Answers have the contract's form.
    return status === 200 ? (value as LiveTableView) : undefined
  }

  async #nextAt({ gameCode, paytable, limits, round, mine }: LiveTableView): Promise<TableRequest | undefined> {
    if (!round) return undefined
    const { roundId, question } = round
    const id = randomUUID()
    if (round.phase === 'betting') {
      const clicks = new Set(mine.bets.map(({ clickId }) => clickId)).size
      if (clicks > 0 && randomInt(UNDO_ONE_IN) === 0) return { what: 'undo', body: { id, roundId } }
      if (clicks >= CLICKS) return undefined
      if (gameCode === 'BLACKJACK' && mine.seats.length === 0) await this.#sit()
      const spots = (tableGameOf(gameCode)?.spots(paytable) ?? []).filter(
        ({ follows, seat }) => !follows && (seat === undefined || mine.seats.includes(seat)),
      )
      const bets = Array.from({ length: 1 + randomInt(3) }, () => spots[randomInt(spots.length)]).flatMap((spot) => {
        const stake = limits.find(({ group }) => group === spot?.group)?.min
        return spot && stake ? [{ spot: spot.key, stake }] : []
      })
      return { what: 'bets', body: { id, roundId, bets } }
    }
    if (!question || mine.bets.every(({ state }) => state !== 'placed')) return undefined
    const asked = question.seat === null ? question.seats : [question.seat]
    const seat = asked.find((one) => mine.seats.includes(one))
    if (asked.length > 0 && seat === undefined) return undefined
    const option = question.options[randomInt(question.options.length)]
    return {
      what: 'answers',
      body: { id, roundId, kind: question.kind, option, ...(seat === undefined ? {} : { seat }) },
    }
  }

  #sit(): Promise<unknown> {
    return this.#call('/seats', { seat: this.#seat, do: 'take' }).catch(() => undefined)
  }

  /** A server that has just come back, or its database, may need a moment. */
  async #repeat(asked: TableRequest): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      this.again++
      if (await this.#take(asked).then(() => true, unlessWrong)) return
      await wait(RETRY_MS)
    }
    throw new WrongAnswerError(`${asked.what} ${asked.body.id} was never answered`)
  }

  async #take(asked: TableRequest): Promise<void> {
    this.#asked = asked
    const { status, code, value } = await this.#call(`/${asked.what}`, asked.body)
    // Nothing is known of what became of it.
    if (status >= 500) throw new Error(`answered by ${status}`)
    if (status !== 200 && !USUAL.includes(code ?? ''))
      throw new WrongAnswerError(
        `${asked.what} ${JSON.stringify(asked.body)}: ${status} ${code} ${JSON.stringify(value)}`,
      )
    this.#asked = undefined
    if (asked.what === 'bets') (status === 200 ? this.taken : this.refused).push(asked.body.id)
  }

  async #call(path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.#url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...this.#headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const said = (await response.json()) as { readonly value?: unknown; readonly errorCode?: string }
    return { status: response.status, code: said.errorCode, value: said.value }
  }
}

/** What should never have been answered. */
class WrongAnswerError extends Error {}

function unlessWrong(error: unknown): false {
  if (error instanceof WrongAnswerError) throw error
  return false
}
