import { amountText } from '@croupier/engine/money.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { useRef, useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { useBlocked } from '../play-button.tsx'
import { pause, playEvents } from '../player.ts'
import type { PlayedRound } from '../../../parts/play/round-machine.ts'
import { playSound } from '../../../parts/play/sound.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import { hotKeysSwitch, turboSwitch, useSwitch } from '../../../parts/play/switch.ts'
import { useAutoplay } from '../use-autoplay.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import { useRounds } from '../../../parts/play/use-rounds.ts'
import { useStake } from '../use-stake.ts'
import type { Stake } from '../use-stake.ts'
import { freeAt, heldAt, lastShown } from './events.ts'
import { handlersOf } from './handlers.ts'
import { placeAfter } from './rejoin.ts'
import { emptyView } from './scene.ts'
import type { View } from './scene.ts'
import type { Title } from './title.ts'
import { useGrid } from './use-grid.ts'
import { useSpinText } from './use-spin-text.ts'

const historyKept = 12

/** A table of a slot: the grid, what it shows, the stake, and the round under way. */
export function useSlotTable(game: Game, title: Title) {
  const stake = useStake(game, 10n)
  const auto = useAutoplay()
  const grid = useGrid(title)
  const [view, setView] = useState<View>(emptyView)
  const [said, setSaid] = useState('')
  const [history, setHistory] = useState<readonly PlayedRound[]>([])
  const skipping = useRef<AbortController>(undefined)
  const say = useSpinText(title)
  const pace = () => (game.pace.turbo && turboSwitch.on() ? 'turbo' : 'normal')

  const rounds = useRounds({
    gameCode: title.gameCode,
    cycleMs: game.pace.cycleMs,
    rejoin: placeAfter,
    show: async (round, playing) => {
      const begun = lastShown(round.events, playing.from)
      if (begun) {
        grid.standAt(begun)
        const held = heldAt(round.events, playing.from)
        setView({ ...emptyView, free: freeAt(round.events, playing.from), held })
      }
      const handlers = handlersOf(
        { title, round, bet: round.bet ?? round.stake },
        {
          spinTo: (event) => grid.spinTo(event, pace()),
          tumbleTo: (event, gone) => grid.tumbleTo(event, gone, pace()),
          growTo: (event) => grid.growTo(event, event.columns),
          setView,
          wait: (ms) => {
            skipping.current = new AbortController()
            return pause(ms, AbortSignal.any([skipping.current.signal, playing.signal]))
          },
          say: (event) => setSaid(say(event)),
        },
      )
      await playEvents(round.events, handlers, playing)
      if (!playing.signal.aborted) setHistory((before) => [...before, round].slice(-historyKept))
    },
    onReady: (round) => (auto.goesOn(round) && !press() ? auto.stop() : undefined),
  })
  const blocked = useBlocked(game, rounds)

  const ask = (bought: boolean): boolean => {
    if (stake.units === undefined) return false
    playSound('press')
    stake.take(stake.units)
    const text = stakeText(stake.units, stake.range)
    if (!title.buy) return rounds.press(text, {})
    const cost = bought ? amountText(priceAt(title, stake.units), stake.range.decimals) : text
    return rounds.press(text, { bought }, cost)
  }
  const press = (): boolean => ask(false)
  /** Land the reels, or go on from what is being shown. */
  const hurry = () => {
    grid.hurry()
    skipping.current?.abort()
  }
  const act = () => (blocked === undefined ? void press() : hurry())
  useSlotKeys(blocked === undefined || blocked === 'playing' ? act : undefined, stake)

  return { stake, auto, grid, view, said, history, rounds, blocked, sells: game.buy, press, buy: () => ask(true), act }
}

export type SlotPlay = ReturnType<typeof useSlotTable>

/** What the title's feature costs at this stake, in stored units; the stake itself where it has none. */
export const priceAt = ({ buy }: Pick<Title, 'buy'>, stake: bigint): bigint =>
  timesFloor(stake, BigInt(buy?.price ?? 1), 1n)

function useSlotKeys(onSpace: (() => void) | undefined, { up, down }: Stake) {
  const hotKeys = useSwitch(hotKeysSwitch)
  useKeys({ ' ': hotKeys ? onSpace : undefined, ArrowUp: up, ArrowDown: down })
}
