import { randomUUID } from 'node:crypto'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { answered, endRound, send } from './model-calls.ts'
import { explained, type Attempts } from './bet-history.ts'
import { type Command, copyOf, type ModelState } from './bet-model.ts'
import type { Draw } from './fuzz-values.ts'
import { type Action, drawAction, drawRival } from './model-commands.ts'
import { differencesFrom, type SeenState, seenOf } from './model-seen.ts'

const ROUNDS = 2
const REPEATED_ONE_IN = 4
const ROUND_LASTS = 25

/** Members who bet on the same rounds, each step after the one before; within a step all is sent at once. */
export class Party {
  readonly memberIds: readonly string[]
  readonly answers = new Map<string, number>()
  readonly #deps: Deps
  readonly #draw: Draw
  readonly #sent: Command[] = []
  readonly #roundIds = Array.from({ length: ROUNDS }, () => randomUUID())
  #state: ModelState

  constructor(deps: Deps, draw: Draw, state: ModelState) {
    this.memberIds = [...state.money.keys()]
    this.#deps = deps
    this.#draw = draw
    this.#state = state
  }

  get state(): ModelState {
    return this.#state
  }

  /** Do something, twice at once, and sometimes something else of the same bet or what was done long ago once more. */
  async step(): Promise<void> {
    const draw = this.#draw
    if (draw.oneIn(ROUND_LASTS)) this.#roundIds[draw.below(ROUNDS)] = randomUUID()
    const place = { state: this.#state, memberIds: this.memberIds, roundIds: this.#roundIds }
    const action = drawAction(draw, place)
    const actions = draw.oneIn(2) ? [action] : [action, drawRival(draw, place, action)]
    const repeated = this.#sent.length > 0 && draw.oneIn(REPEATED_ONE_IN) ? [draw.of(this.#sent)] : []
    const now = this.#deps.now()
    const sendings = await Promise.all([...actions, ...actions, ...repeated].map((one) => this.#send(one, now)))
    const seen = await answered(() => seenOf(this.#deps.db, this.memberIds))
    this.#state = this.#explain(sendings, seen)
    for (const one of actions) if (one.kind !== 'end round') this.#sent.push(one)
    for (const { command, answer = 'nothing' } of sendings.flat()) {
      const said = `${command.kind}: ${command.kind === 'end' && answer !== '' ? 'some refused' : answer || 'ok'}`
      this.answers.set(said, (this.answers.get(said) ?? 0) + 1)
    }
  }

  #send(action: Action, now: Date): Promise<Attempts> {
    const { db } = this.#deps
    return action.kind === 'end round' ? endRound(db, action, now) : send(db, action, now)
  }

  #explain(sendings: readonly Attempts[], seen: SeenState): ModelState {
    const after = explained(this.#state, sendings, (state) => differencesFrom(state, seen).length === 0)
    if (after) return after
    const fits = explained(this.#state, sendings, () => true)
    const differences = fits ? differencesFrom(fits, seen) : ['no order of them is answered like that']
    throw new Error(
      text({ differences, sendings, before: involved(this.#state, sendings), seen: involved(seen, sendings) }),
    )
  }
}

/** Of a state what a message needs: money, and the bets that were asked about. */
function involved(
  { money, bets }: { readonly money: ReadonlyMap<string, bigint>; readonly bets: ReadonlyMap<string, unknown> },
  sendings: readonly Attempts[],
) {
  const asked = new Set(
    sendings.flat().flatMap(({ command }) => {
      if (command.kind === 'end') return command.ends.map(({ betId }) => betId)
      return 'betId' in command ? [command.betId] : [command.id]
    }),
  )
  return { money: [...money], bets: [...bets].filter(([id]) => asked.has(id)) }
}

const text = (value: unknown) =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one), 1)

/** A party as it begins. */
export const openingState = (
  memberIds: readonly string[],
  money: bigint,
  limits: ReadonlyMap<string, bigint>,
): ModelState =>
  copyOf({
    money: new Map(memberIds.map((id) => [id, money])),
    limits,
    bets: new Map(),
    done: new Set(),
  })
