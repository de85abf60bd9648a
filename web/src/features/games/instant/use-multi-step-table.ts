import type { ReplyOf } from '@croupier/contract/call.ts'
import { openRounds, takeStep } from '@croupier/contract/multi-step-rounds.ts'
import type { Step, MultiStepRound } from '@croupier/contract/multi-step-rounds.ts'
import type { ChoicesOf, EventOf, GameEvent, StudioGame } from '@croupier/contract/studio.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { ask } from '@croupier/kit/calls.ts'
import { queryOptionsOf, keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { useBlocked } from '../play-button.tsx'
import { multipleOf } from '../../../parts/play/amounts.ts'
import type { Refusal } from '../../../parts/play/round-machine.ts'
import { playSound, winSound } from '../../../parts/play/sound.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import { useRounds, interruptibleDelay } from '../../../parts/play/use-rounds.ts'
import type { Rounds } from '../../../parts/play/use-rounds.ts'
import { useStake } from '../use-stake.ts'
import { askStep } from './ask-step.ts'
import type { StepState } from './ask-step.ts'
import type { InstantBet } from './use-instant-table.ts'

/** A round that goes on step by step, as the page has it. */
export interface OpenRound extends Pick<
  MultiStepRound,
  'roundId' | 'stake' | 'choices' | 'index' | 'done' | 'mayCashOut' | 'worth'
> {
  readonly events: readonly GameEvent[]
}

interface MultiStepPlayOptions<G extends StudioGame> {
  readonly gameCode: G
  readonly bet: InstantBet & { readonly wire: ChoicesOf<G> }
  /** What was just shown in words; the last event and the round it belongs to. */
  readonly said: (event: EventOf<G>, round: OpenRound) => string
  /** What leaving a round is called, with what it paid. */
  readonly saidLeft: (worth: string) => string
}

const ready: StepState = { phase: 'ready' }

/** The table of a game that goes on step by step: the bet that opens a round, its steps, and the round that waits from before. */
export function useMultiStepTable<G extends StudioGame>(
  game: Game,
  { gameCode, bet, said, saidLeft }: MultiStepPlayOptions<G>,
) {
  const stake = useStake(game, 1000n)
  const { round, setRound, finished, words, waiting, seen, show, refetch } = useStage(gameCode, said, saidLeft)
  const client = useQueryClient()

  const opening = useRounds({
    gameCode,
    cycleMs: game.pace.cycleMs,
    show: async ({ roundId, stake: staked, events }) => {
      // A round that was opened before a reload may have gone on since: the server knows how far.
      const { open } = await client.fetchQuery({ ...queryOptionsOf(openRounds), staleTime: 0 })
      const now = open.find((one) => one.roundId === roundId)
      seen()
      if (now) show(now, 0)
      else
        show(
          { roundId, stake: staked, choices: bet.wire, index: 0, events, done: true, mayCashOut: false, worth: '0' },
          0,
        )
    },
  })
  const steps = useSteps(show, (stale) => {
    setRound(stale)
    void refetch()
  })
  const rounds = merged(opening, steps.state, steps.refusal, round, steps)
  const isOpen = round !== undefined && !round.done
  const blocked = useBlocked(game, opening)

  const start = (): boolean => {
    if (isOpen || stake.units === undefined || bet.empty) return false
    playSound('press')
    stake.take(stake.units)
    steps.dismiss()
    return opening.press(stakeText(stake.units, stake.range), bet.wire)
  }
  return {
    stake,
    bet,
    rounds,
    blocked,
    /** The round on the stage, open or just over. */
    round,
    isOpen,
    /** It was open before this page was. */
    waiting: waiting && isOpen,
    stepping: steps.state.phase !== 'ready',
    finished,
    said: words,
    press: start,
    step: (step: Step) => {
      if (round && isOpen) steps.take(round, step)
    },
  }
}

export type MultiStepPlay = ReturnType<typeof useMultiStepTable>

/** The round on the stage, those finished here, and what was last said of them. */
function useStage<G extends StudioGame>(
  gameCode: G,
  said: MultiStepPlayOptions<G>['said'],
  saidLeft: MultiStepPlayOptions<G>['saidLeft'],
) {
  const [round, setRound] = useState<OpenRound>()
  const [finished, setFinished] = useState<readonly OpenRound[]>([])
  const [words, setWords] = useState('')
  const [waiting, setWaiting] = useState(false)
  const { data, refetch } = useAsk(openRounds, undefined, { staleTime: 0 })

  // A round from before, perhaps of another device, is gone on with before anything new is played.
  const known = data?.open.find((one) => one.gameCode === gameCode)
  const isNew = known && (round === undefined || (round.roundId !== known.roundId && round.done))
  if (isNew && !finished.some(({ roundId }) => roundId === known.roundId)) {
    setRound(known)
    setWaiting(true)
  }
  const show = (next: OpenRound, before: number) => {
    setRound(next)
    const event = next.events.at(-1)
    if (next.done) {
      setFinished((all) => [...all, next])
      const sound = winSound(multipleOf(next.worth, next.stake))
      if (sound) playSound(sound)
    } else playSound('reel_stop', Math.min(12, next.index))
    // The events of a game are its own.
    if (event) setWords(next.events.length > before ? said(event as EventOf<G>, next) : saidLeft(next.worth))
  }
  return { round, setRound, finished, words, waiting, seen: () => setWaiting(false), show, refetch }
}

/** Takes the steps of a round, one at a time. */
function useSteps(
  onShown: (round: OpenRound, before: number) => void,
  onStale: (round: OpenRound | undefined) => void,
) {
  const client = useQueryClient()
  const [state, setState] = useState<StepState>(ready)
  const [refusal, setRefusal] = useState<Refusal>()
  const wake = useRef<() => void>(undefined)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const page = new AbortController()
    leaving.current = page
    const online = () => wake.current?.()
    window.addEventListener('online', online)
    return () => {
      page.abort()
      window.removeEventListener('online', online)
    }
  }, [])

  const take = async (round: OpenRound, step: Step) => {
    const { signal } = leaving.current ?? {}
    if (state.phase !== 'ready' || !signal) return
    setRefusal(undefined)
    const asked = { id: crypto.randomUUID(), roundId: round.roundId, index: round.index, step }
    const answer = await askStep(
      asked,
      {
        send: ({ id, roundId, index }) => ask(takeStep, { params: { roundId }, body: { id, index, step } }),
        onChange: setState,
        now: () => Date.now(),
        wait: (ms) => interruptibleDelay(ms, wake),
      },
      signal,
    )
    if (!answer) return
    if ('code' in answer) {
      // Another tab was quicker: the server's round is shown.
      if (answer.code === 'step_stale' || answer.code === 'round_closed') onStale(undefined)
      else setRefusal({ ...answer, stake: round.stake })
      return
    }
    client.setQueryData<ReplyOf<typeof openRounds>>(
      keyOf(openRounds),
      (all) =>
        all && {
          ...all,
          open: [...all.open.filter(({ roundId }) => roundId !== answer.roundId), ...(answer.done ? [] : [answer])],
        },
    )
    if (answer.done) settle(client, answer.balance)
    onShown(answer, round.events.length)
  }
  return {
    state,
    refusal,
    take: (round: OpenRound, step: Step) => void take(round, step),
    again: () => wake.current?.(),
    dismiss: () => setRefusal(undefined),
  }
}

function settle(client: ReturnType<typeof useQueryClient>, sumBalance: string) {
  client.setQueryData<ReplyOf<typeof balance>>(keyOf(balance), (known) => known && { ...known, sumBalance })
  const stale = ['/wps/betting/bets', '/wps/studio/seeds', '/wps/v2/wallets/balance', '/wps/relay/GCS_recentGame']
  void client.invalidateQueries({ predicate: ({ queryKey }) => stale.includes(String(queryKey[0])) })
}

/** What the frame and the notices hear: the steps of an open round count like the bet that opened it. */
function merged(
  opening: Rounds,
  state: StepState,
  refusal: Refusal | undefined,
  round: OpenRound | undefined,
  { again, dismiss }: Pick<Rounds, 'again' | 'dismiss'>,
): Rounds {
  if (state.phase === 'lost' && round) return { ...opening, state: { ...state, stake: round.stake }, again }
  const dismissBoth = () => {
    dismiss()
    opening.dismiss()
  }
  return { ...opening, refusal: refusal ?? opening.refusal, dismiss: dismissBoth }
}
