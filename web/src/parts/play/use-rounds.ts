import { bets, round as roundCall } from '@croupier/contract/betting.ts'
import { playRound } from '@croupier/contract/studio.ts'
import type { StudioGame } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBalance } from '../wallet/use-balance.ts'
import { takenBefore } from './amounts.ts'
import { RoundMachine } from './round-machine.ts'
import type { Choices, Command, RoundMachineState, RoundMachineTools, PlayedRound, Refusal } from './round-machine.ts'
import { forgetRound, interruptedRound, rememberRound } from './round-memory.ts'
import type { UnplayedRound } from './round-memory.ts'

type Show = (
  round: PlayedRound,
  playing: { from: number; onShown: (count: number) => void; signal: AbortSignal },
) => Promise<void>

interface Game {
  readonly gameCode: StudioGame
  readonly cycleMs: number
  /** Shows a round from its first or first unplayed event to the end. */
  readonly show: Show
  /** Where to go on with a round that another page of the member placed so long ago; without it such rounds are left alone. */
  readonly rejoin?: (events: PlayedRound['events'], elapsedMs: number) => number | undefined
  /** Hears that the next round may be pressed, with the one that is over; none when it was refused. */
  readonly onReady?: (round: PlayedRound | undefined) => void
}

/** A member's rounds of one game on this page: the press, the wait, the playing, and what the balance shows meanwhile. */
export interface Rounds {
  readonly state: RoundMachineState
  readonly refusal: Refusal | undefined
  /** What may be shown as the balance: never what the running round is still going to reveal. Undefined for a guest. */
  readonly balance: string | undefined
  /** `cost` is what will be taken, where a bought feature costs more than its stake. */
  readonly press: (stake: string, choices: Choices, cost?: string) => boolean
  /** Ask again now instead of when the time is up. */
  readonly again: () => void
  readonly dismiss: () => void
}

interface RoundMachineNews {
  readonly token?: string | undefined
  readonly state: RoundMachineState
  readonly refusal?: Refusal
}

// No round is shown for longer.
const longestMs = 10 * 60_000
const nothing: RoundMachineNews = { state: { phase: 'ready' } }

/** Play rounds of a game; the id of each is born here. */
export function useRounds({ gameCode, cycleMs, show, rejoin, onReady }: Game): Rounds {
  const [heard, setHeard] = useState<RoundMachineNews>(nothing)
  const over = useRef<PlayedRound>(undefined)
  const session = useSession()
  const account = session?.account
  const token = session?.token
  // What a desk said belongs to its session; after another login the table is ready.
  const told = heard.token === token ? heard : nothing
  const desk = useRef<RoundMachine>(undefined)
  const wake = useRef<() => void>(undefined)
  const balance = useShownBalance(told.state)
  const settle = useSettled()

  const play = useEffectEvent(show)
  const onChange = useEffectEvent<RoundMachineTools['onChange']>((state, refusal) => {
    setHeard(refusal ? { token, state, refusal } : { token, state })
    if (state.phase === 'resting') {
      over.current = state.round
      settle(state.resumed ? undefined : state.round.balance)
    }
    if (state.phase === 'ready') onReady?.(refusal ? undefined : over.current)
  })

  useEffect(() => {
    if (account === undefined || token === undefined) return
    const leaving = new AbortController()
    const opened = new RoundMachine({
      send: (command) => send(gameCode, command),
      read,
      play: (round, from, onShown) => play(round, { from, onShown, signal: leaving.signal }),
      remember: (unplayed) => rememberRound(gameCode, unplayed),
      forget: (id) => forgetRound(gameCode, id),
      onChange: (state, refusal) => onChange(state, refusal),
      account,
      now: () => Date.now(),
      wait: (ms) => interruptibleDelay(ms, wake),
      cycleMs,
    })
    desk.current = opened
    const online = () => opened.state.phase === 'lost' && wake.current?.()
    window.addEventListener('online', online)
    const unplayed = interruptedRound(gameCode, account)
    if (unplayed) opened.resume(unplayed)
    else if (rejoin) void underWay({ gameCode, account, rejoin }).then((found) => found && opened.resume(found))
    return () => {
      opened.close()
      leaving.abort()
      window.removeEventListener('online', online)
    }
  }, [account, token, gameCode, cycleMs, rejoin])

  return {
    state: told.state,
    refusal: told.refusal,
    balance: account === undefined ? undefined : balance,
    press: (stake, choices, cost = stake) =>
      desk.current?.press({ id: crypto.randomUUID(), stake, choices, ...(cost === stake ? {} : { cost }) }) ?? false,
    again: () => wake.current?.(),
    dismiss: () => setHeard(({ state }) => ({ token, state })),
  }
}

/** The live balance, but during a round what the screen has shown of it so far. */
function useShownBalance(state: RoundMachineState): string | undefined {
  const live = useBalance().data?.sumBalance
  const [told, setTold] = useState(live)
  const underWay = state.phase !== 'ready' && state.phase !== 'resting'
  if (!underWay && told !== live) setTold(live)
  return state.phase === 'playing' ? takenBefore(state.round) : told
}

async function send(gameCode: StudioGame, { id, stake, choices, cost = stake }: Command): Promise<PlayedRound> {
  // Each game's screen hands over the choices of its own game; the server checks them all the same.
  const body = { id, gameCode, stake, choices } as Parameters<typeof ask<typeof playRound>>[1]['body']
  const { roundId, payout, balance, events } = await ask(playRound, { body })
  return { roundId, stake: cost, bet: stake, payout, balance, events }
}

async function read(roundId: string): Promise<PlayedRound> {
  const { stake, rules, payout, balanceAfter, events } = await ask(roundCall, { params: { roundId } })
  return { roundId, stake, bet: rules?.stake ?? stake, payout, balance: balanceAfter, events }
}

interface RejoinRequest {
  readonly gameCode: StudioGame
  readonly account: string
  readonly rejoin: NonNullable<Game['rejoin']>
}

/** The member's last round of this game, where another page has not shown it to its end yet. */
async function underWay({ gameCode, account, rejoin }: RejoinRequest): Promise<UnplayedRound | undefined> {
  try {
    const [last] = (await ask(bets, { query: { gameCode, pageSize: 1 } })).list
    const elapsedMs = last ? Date.now() - Date.parse(last.placedAt) : Infinity
    if (!last || elapsedMs > longestMs) return undefined
    const { events, choices } = await ask(roundCall, { params: { roundId: last.roundId } })
    const shown = rejoin(events, elapsedMs)
    if (shown === undefined) return undefined
    const { id, roundId, stake } = last
    // What was chosen is kept only to ask again, and a round with an id is read instead.
    return { account, id, roundId, stake, choices: choices as Choices, shown, askedAt: Date.parse(last.placedAt) }
  } catch (error) {
    // Without the line or the login there is nothing to go on with.
    if (error instanceof CallRefusal) return undefined
    throw error
  }
}

/** After a round: the balance that its answer told (a round read again tells an old one), then all that lists rounds is asked anew. */
function useSettled() {
  const client = useQueryClient()
  return (sumBalance: string | undefined) => {
    client.setQueryData<ReplyOf<typeof balance>>(keyOf(balance), (known) =>
      known && sumBalance !== undefined ? { ...known, sumBalance } : known,
    )
    const stale = [
      '/wps/betting/bets',
      '/wps/studio/seeds',
      '/wps/v2/wallets/balance',
      '/wps/relay/ODSFE2_getWinnerBoard',
      '/wps/relay/GCS_recentGame',
    ]
    void client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) })
  }
}

/** Resolves after so long, or as soon as it is woken. */
export function interruptibleDelay(ms: number, wake: { current: (() => void) | undefined }): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.max(0, ms))
    wake.current = () => {
      clearTimeout(timer)
      resolve()
    }
  })
}
