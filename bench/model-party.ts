import { randomUUID } from 'node:crypto'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { readUntilAnswered, endRound, send } from './model-calls.ts'
import { explained, type Attempts } from './bet-history.ts'
import type { Command } from './bet-model.ts'
import { askFirst, findAsked } from './model-approvals.ts'
import { copyOf, type ModelState } from './model-state.ts'
import type { ShortfallEnd } from './shortfall-model.ts'
import type { Draw } from './fuzz-values.ts'
import { type Action, drawAction, drawRival } from './model-commands.ts'
import { differencesFrom, type SeenState, seenOf } from './model-seen.ts'

const ROUNDS = 2
const SELECTIONS = 4
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
  readonly #selectionIds = Array.from({ length: SELECTIONS }, () => randomUUID())
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
    if (draw.oneIn(ROUND_LASTS)) this.#selectionIds[draw.below(SELECTIONS)] = randomUUID()
    const now = this.#deps.now()
    this.#state = { ...this.#state, now: now.getTime() }
    const [roundIds, selectionIds] = [this.#roundIds, this.#selectionIds]
    const place = { state: this.#state, memberIds: this.memberIds, roundIds, selectionIds }
    const action = drawAction(draw, place)
    const drawn = draw.oneIn(2) ? [action] : [action, drawRival(draw, place, action)]
    const actions: Action[] = []
    for (const one of drawn) actions.push(await this.#asked(one))
    const repeated = this.#sent.length > 0 && draw.oneIn(REPEATED_ONE_IN) ? [draw.of(this.#sent)] : []
    const sendings = await Promise.all([...actions, ...actions, ...repeated].map((one) => this.#send(one, now)))
    const seen = await readUntilAnswered(() => seenOf(this.#deps.db, this.memberIds))
    this.#state = this.#explain(sendings, seen)
    for (const one of actions) if (one.kind !== 'end round') this.#sent.push(one)
    for (const { command, answer = 'nothing' } of sendings.flat()) {
      const said = `${command.kind}: ${shortOf(command, answer)}`
      this.answers.set(said, (this.answers.get(said) ?? 0) + 1)
    }
  }

  #send(action: Action, now: Date): Promise<Attempts> {
    return action.kind === 'end round' ? endRound(this.#deps, action, now) : send(this.#deps, action, now)
  }

  /** What two people do is asked for by the first of them before. */
  async #asked(action: Action): Promise<Action> {
    if (action.kind !== 'collect' && action.kind !== 'write_off') return action
    return { ...action, id: await this.#approvalOf(action) }
  }

  async #approvalOf({ kind, shortfallId }: ShortfallEnd): Promise<string> {
    for (;;) {
      const id = await readUntilAnswered(() => findAsked(this.#deps, kind, shortfallId))
      if (id !== undefined) return id
      await readUntilAnswered(() => askFirst(this.#deps, kind, shortfallId))
    }
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

/** An answer without the ids in it. */
function shortOf({ kind }: Command, answer: string): string {
  if (kind === 'result') return 'ok'
  return kind === 'end' && answer !== '' ? 'some refused' : answer || 'ok'
}

/** Of a state what a message needs: money, and the bets that were asked about. */
function involved(
  {
    money,
    bets,
    shortfalls,
    legs,
  }: Pick<SeenState, 'money'> & Readonly<Record<'bets' | 'shortfalls' | 'legs', ReadonlyMap<string, unknown>>>,
  sendings: readonly Attempts[],
) {
  const asked = new Set(
    sendings.flat().flatMap(({ command }) => {
      if (command.kind === 'end') return command.ends.map(({ betId }) => betId)
      if (command.kind === 'result') return command.roundIds
      return 'betId' in command ? [command.betId] : [command.id]
    }),
  )
  const those = (all: ReadonlyMap<string, unknown>) => [...all].filter(([id]) => asked.has(id))
  return { money: [...money], bets: those(bets), shortfalls: [...shortfalls], legs: those(legs) }
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
    now: 0,
    bets: new Map(),
    shortfalls: new Map(),
    legs: new Map(),
    done: new Set(),
  })
