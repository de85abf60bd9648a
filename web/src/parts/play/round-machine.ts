import type { RefusalCode } from '@croupier/contract/refusal.ts'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { limitOf } from './own-limit.ts'
import type { OwnLimit } from './own-limit.ts'
import type { UnplayedRound } from './round-memory.ts'

/** What a round's answer means to a page, whether it has just been made or is read again. */
export interface PlayedRound {
  readonly roundId: string
  /** What was taken. */
  readonly stake: string
  /** What wins are counted from, where a bought feature cost more. */
  readonly bet?: string
  /** All that the round pays, the pot included. */
  readonly payout: string
  readonly balance: string
  readonly events: readonly GameEvent[]
}

export type Choices = UnplayedRound['choices']

export interface Command {
  readonly id: string
  readonly stake: string
  readonly choices: Choices
  /** What will be taken, where a bought feature costs more than its stake. */
  readonly cost?: string
}

/** What the machine does at the moment. `lost`: no answer came, and the same command is asked again. */
export type RoundMachineState =
  | { readonly phase: 'ready' }
  | { readonly phase: 'asking'; readonly stake: string }
  | { readonly phase: 'lost'; readonly stake: string; readonly againAt: number }
  | { readonly phase: 'playing'; readonly round: PlayedRound; readonly resumed: boolean }
  | { readonly phase: 'resting'; readonly round: PlayedRound; readonly resumed: boolean }

export interface Refusal {
  readonly code: RefusalCode | 'unreachable' | 'unreadable'
  readonly message: string
  readonly stake: string
  /** Which own limit the bet goes over, where one does. */
  readonly limit?: OwnLimit
}

/** What the machine needs from the page around it. */
export interface RoundMachineTools {
  readonly send: (command: Command) => Promise<PlayedRound>
  readonly read: (roundId: string, stake: string) => Promise<PlayedRound>
  readonly play: (round: PlayedRound, from: number, onShown: (count: number) => void) => Promise<void>
  readonly remember: (round: UnplayedRound) => void
  /** Delete the round of this command, if it is the one remembered. */
  readonly forget: (id: string) => void
  readonly onChange: (state: RoundMachineState, refusal: Refusal | undefined) => void
  readonly account: string
  readonly now: () => number
  /** Resolves after so long, or earlier when the line is back or a person asks. */
  readonly wait: (ms: number) => Promise<void>
  readonly cycleMs: number
}

const longestWaitMs = 8000
// An unanswered command older than this is not asked again by a new page; the betting record knows what became of it.
const unansweredMs = 5 * 60_000

/** Takes one round at a time from the press to the last event, whatever the line does. The first press wins, a second does nothing. */
export class RoundMachine {
  readonly #tools: RoundMachineTools
  #state: RoundMachineState = { phase: 'ready' }
  #open = true

  constructor(tools: RoundMachineTools) {
    this.#tools = tools
  }

  get state(): RoundMachineState {
    return this.#state
  }

  /** Ask for a round. Answers false when one is under way. */
  press(command: Command): boolean {
    if (this.#state.phase !== 'ready') return false
    const unplayed = { account: this.#tools.account, askedAt: this.#tools.now(), ...command }
    this.#remember(unplayed)
    void this.#carry(unplayed, () => this.#tools.send(command))
    return true
  }

  /** Go on with what a reload interrupted. Answers false when that is too old to ask for again. */
  resume(unplayed: UnplayedRound): boolean {
    if (this.#state.phase !== 'ready') return false
    const { id, stake, choices, cost, roundId } = unplayed
    if (roundId === undefined && this.#tools.now() - unplayed.askedAt > unansweredMs) {
      this.#tools.forget(id)
      return false
    }
    const { send, read } = this.#tools
    void this.#carry(unplayed, () =>
      roundId === undefined
        ? send({ id, stake, choices, ...(cost === undefined ? {} : { cost }) })
        : read(roundId, stake),
    )
    return true
  }

  /** The page is left: nothing more is told, and what is unplayed stays remembered. */
  close() {
    this.#open = false
  }

  async #carry(unplayed: UnplayedRound, answer: () => Promise<PlayedRound>): Promise<void> {
    const { now, wait } = this.#tools
    const startedAt = now()
    for (let tries = 0; this.#open; tries += 1) {
      this.#change({ phase: 'asking', stake: unplayed.cost ?? unplayed.stake })
      const answered = await answer().catch((error: unknown) => asRefused(error))
      if (!(answered instanceof CallRefusal)) return this.#finish(unplayed, answered, startedAt)
      if (!isLost(answered)) return this.#giveUp(unplayed, answered)
      const ms = Math.min(longestWaitMs, 1000 * 2 ** tries)
      this.#change({ phase: 'lost', stake: unplayed.cost ?? unplayed.stake, againAt: now() + ms })
      await wait(ms)
    }
  }

  async #finish(unplayed: UnplayedRound, round: PlayedRound, startedAt: number): Promise<void> {
    const { play, wait, now, cycleMs } = this.#tools
    const known = { ...unplayed, roundId: round.roundId }
    this.#remember(known)
    const resumed = unplayed.roundId !== undefined
    this.#change({ phase: 'playing', round, resumed })
    if (this.#open) await play(round, unplayed.shown ?? 0, (shown) => this.#remember({ ...known, shown }))
    if (this.#open) this.#tools.forget(unplayed.id)
    this.#change({ phase: 'resting', round, resumed })
    await wait(startedAt + cycleMs - now())
    this.#change({ phase: 'ready' })
  }

  // Forgotten even when the page is left: a refused command must not be asked again after the next login.
  #giveUp({ id, stake, cost = stake }: UnplayedRound, refused: CallRefusal) {
    const { code, message } = refused
    this.#tools.forget(id)
    this.#change({ phase: 'ready' }, { code, message, stake: cost, ...limitOf(refused) })
  }

  #change(next: RoundMachineState, refusal?: Refusal) {
    if (!this.#open) return
    this.#state = next
    this.#tools.onChange(next, refusal)
  }

  #remember(unplayed: UnplayedRound) {
    if (this.#open) this.#tools.remember(unplayed)
  }
}

/** What was thrown by a call. A bug in the page is not a lost line: it is thrown on. */
export function asRefused(error: unknown): CallRefusal {
  if (error instanceof CallRefusal) return error
  throw error
}

/** Whatever leaves open whether the round was taken. */
export const isLost = ({ code, status }: CallRefusal) =>
  code === 'unreachable' || code === 'unreadable' || (status >= 500 && code !== 'system_maintenance')
