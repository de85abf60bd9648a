import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

interface StepRequest {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>> & { readonly id: string }
}

interface Round {
  readonly roundId: string
  readonly gameCode: string
  readonly index: number
  readonly mayCashOut: boolean
}

type AnswerValue = Readonly<Record<string, unknown>>

const OPENINGS = [
  { gameCode: 'MINES', choices: { mines: 3 } },
  { gameCode: 'HI_LO', choices: {} },
  { gameCode: 'LUCKY_TWENTY', choices: {} },
]
/** So many steps are taken before what is won is taken out. */
const STEPS = 4
const TRIES = 100
const RETRY_MS = 100

/** A member at mines, hi-lo and a slot, who keeps the call that has no answer yet, as the page does. */
export class StepPlayer {
  /** Every bet that was asked for. */
  readonly bets: string[] = []
  /** How often it was answered. */
  answers = 0
  readonly #port: number
  readonly #token: string
  #turn: number
  #asked: StepRequest | undefined
  #round: Round | undefined
  #stopped = false

  constructor(port: number, token: string, turn: number) {
    this.#port = port
    this.#token = token
    this.#turn = turn
  }

  /** Is a round in the middle of its steps, as far as the member has been told? */
  get isOpen(): boolean {
    return this.#round !== undefined
  }

  get isUnanswered(): boolean {
    return this.#asked !== undefined
  }

  /** Play until it is stopped; a call that was not answered is made again. */
  async play(): Promise<void> {
    this.#stopped = false
    while (!this.#stopped) {
      try {
        await this.#take(this.#asked ?? (this.#round ? stepOf(this.#round) : this.#opening()))
      } catch (error) {
        if (error instanceof WrongAnswerError) throw error
        await wait(RETRY_MS)
      }
    }
  }

  stop(): void {
    this.#stopped = true
  }

  /** Make the call again that had no answer, go on where the server says that the round stands, and play it to its end. */
  async finish(): Promise<void> {
    const asked = this.#asked
    if (asked) await again(() => this.#take(asked))
    const open = await again(() => this.#openRounds())
    const [standing, ...others] = open
    if (others.length > 0 || standing?.roundId !== this.#round?.roundId || standing?.index !== this.#round?.index)
      throw new WrongAnswerError(
        `the member is at ${JSON.stringify(this.#round)}, and these are open: ${JSON.stringify(open)}`,
      )
    this.#round = standing
    while (this.#round) await this.#take(stepOf(this.#round))
  }

  async #openRounds(): Promise<readonly Round[]> {
    return ((await this.#call('/wps/studio/rounds/open')) as { readonly open: readonly Round[] }).open
  }

  #opening(): StepRequest {
    const opening = OPENINGS[this.#turn++ % OPENINGS.length]
    const id = randomUUID()
    this.bets.push(id)
    return { path: '/wps/studio/rounds', body: { id, stake: '1.00', ...opening } }
  }

  async #take(asked: StepRequest): Promise<void> {
    this.#asked = asked
    const value = await this.#call(asked.path, asked.body)
    this.answers++
    this.#asked = undefined
    this.#round = roundAfter(asked, value)
  }

  async #call(path: string, body?: object): Promise<AnswerValue> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        merchant: 'LUCKY',
        authorization: `Bearer ${this.#token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const said = (await response.json()) as { readonly value?: AnswerValue }
    const [{ status }, value] = [response, said.value ?? said]
    // Nothing is known of what became of it.
    if (status >= 500) throw new Error(`answered by ${status}`)
    if (status !== 200)
      throw new WrongAnswerError(`${path} ${JSON.stringify(body)}: ${status} ${JSON.stringify(value)}`)
    return value
  }
}

/** What should never have been answered. */
class WrongAnswerError extends Error {}

/** A server that has just lost its database may need a moment. */
async function again<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (error instanceof WrongAnswerError || tries === TRIES) throw error
      await wait(RETRY_MS)
    }
  }
}

function stepOf({ roundId, gameCode, index, mayCashOut }: Round): StepRequest {
  const step =
    mayCashOut && index >= STEPS
      ? { kind: 'cash_out' }
      : gameCode === 'MINES'
        ? { kind: 'open', tile: index }
        : { kind: index % 2 === 0 ? 'skip' : 'hi' }
  return { path: `/wps/studio/rounds/${roundId}/steps`, body: { id: randomUUID(), index, step } }
}

/** Where the round stands after an answer; undefined when it is over. */
function roundAfter({ body }: StepRequest, value: AnswerValue): Round | undefined {
  // Answers have the contract's form.
  const { roundId, gameCode, index = 0, mayCashOut = false } = value as Partial<Round> & { readonly roundId: string }
  const goesOn = 'step' in body ? value['done'] === false : value['open'] === true
  return goesOn ? { roundId, gameCode: gameCode ?? String(body['gameCode']), index, mayCashOut } : undefined
}
