import type { GameEvent } from '@croupier/contract/studio.ts'
import { useRef, useState } from 'react'
import type { Game } from '../game.ts'
import { useBlocked } from '../play-button.tsx'
import { pause, playEvents } from '../player.ts'
import type { Played } from '../round-desk.ts'
import { playSound } from '../sound.ts'
import { stakeText } from '../stake.ts'
import { hotKeysSwitch, turboSwitch, useSwitch } from '../switch.ts'
import { useAuto } from '../use-auto.ts'
import { useKeys } from '../use-keys.ts'
import { useRounds } from '../use-rounds.ts'
import { useStake } from '../use-stake.ts'
import { freeWonBy, handlersOf } from './handlers.ts'
import { emptyView } from './scene.ts'
import type { View } from './scene.ts'
import { useReels } from './use-reels.ts'
import { useSpinSaid } from './use-spin-said.ts'

const historyKept = 12

/** A table of Lucky Twenty: the reels, what they show, the stake, and the round under way. */
export function useSlotTable(game: Game) {
  const stake = useStake(game, 10n)
  const auto = useAuto()
  const reels = useReels()
  const [view, setView] = useState<View>(emptyView)
  const [said, setSaid] = useState('')
  const [history, setHistory] = useState<readonly Played[]>([])
  const skipping = useRef<AbortController>(undefined)
  const say = useSpinSaid()

  const rounds = useRounds({
    gameCode: 'LUCKY_TWENTY',
    cycleMs: game.pace.cycleMs,
    show: async (round, playing) => {
      const begun = lastSpun(round.events.slice(0, playing.from))
      if (begun) {
        reels.standAt(begun.stops)
        const free = begun.free
          ? { index: begun.index, of: begun.index + begun.left, won: freeWonBy(round.events, begun.index) }
          : undefined
        setView({ ...emptyView, free })
      }
      const handlers = handlersOf(round, {
        spinTo: (event) => reels.spinTo(event, game.pace.turbo && turboSwitch.on() ? 'turbo' : 'normal'),
        setView,
        wait: (ms) => {
          skipping.current = new AbortController()
          return pause(ms, AbortSignal.any([skipping.current.signal, playing.signal]))
        },
        say: (event) => setSaid(say(event)),
      })
      await playEvents(round.events, handlers, playing)
      if (!playing.signal.aborted) setHistory((before) => [...before, round].slice(-historyKept))
    },
    onReady: (round) => (auto.goesOn(round) && !press() ? auto.stop() : undefined),
  })
  const blocked = useBlocked(game, rounds)

  const press = (): boolean => {
    if (stake.units === undefined) return false
    playSound('press')
    stake.take(stake.units)
    return rounds.press(stakeText(stake.units, stake.range), {})
  }
  /** Land the reels, or go on from what is being shown. */
  const hurry = () => {
    reels.hurry()
    skipping.current?.abort()
  }
  const act = () => (blocked === undefined ? void press() : hurry())
  useSlotKeys({
    onSpace: blocked === undefined || blocked === 'playing' ? act : undefined,
    onUp: stake.up,
    onDown: stake.down,
  })

  return { stake, auto, reels, view, said, history, rounds, blocked, press, act }
}

export type SlotTable = ReturnType<typeof useSlotTable>

const lastSpun = (events: readonly GameEvent[]) => events.findLast((event) => event.kind === 'spun')

interface Keys {
  readonly onSpace: (() => void) | undefined
  readonly onUp: () => void
  readonly onDown: () => void
}

function useSlotKeys({ onSpace, onUp, onDown }: Keys) {
  const hotKeys = useSwitch(hotKeysSwitch)
  useKeys({ ' ': hotKeys ? onSpace : undefined, ArrowUp: onUp, ArrowDown: onDown })
}
