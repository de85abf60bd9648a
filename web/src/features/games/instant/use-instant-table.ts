import type { EventOf, StudioGame } from '@croupier/contract/studio.ts'
import { timesFloor, floorTo } from '@croupier/engine/fraction.ts'
import { once } from '@croupier/engine/instant/odds.ts'
import { scale } from '@croupier/engine/money.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { useBlocked } from '../play-button.tsx'
import { playEvents } from '../player.ts'
import type { Handlers } from '../player.ts'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import { multipleOf, unitsSaid } from '../../../parts/play/amounts.ts'
import type { Choices } from '../../../parts/play/round-machine.ts'
import { playSound, winSound } from '../../../parts/play/sound.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import { hotKeysSwitch, instantSwitch, useSwitch } from '../../../parts/play/switch.ts'
import { useAutoplay } from '../use-autoplay.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import type { KeyMap } from '../../../parts/play/use-keys.ts'
import { useRounds } from '../../../parts/play/use-rounds.ts'
import { useStake } from '../use-stake.ts'
import type { Stake } from '../use-stake.ts'

/** What is chosen: as the wire wants it, and the most it can pay. */
export interface InstantBet {
  readonly wire: Choices
  /** The highest multiplier of these choices, in ten-thousandths. */
  readonly multiplier: bigint
  /** Nothing can be played yet: no number is chosen. */
  readonly empty?: boolean
}

/** A round as it was shown on this page. */
export interface ShownRound<E> {
  readonly roundId: string
  readonly event: E
  readonly stake: string
  readonly payout: string
}

interface InstantPlayOptions<G extends StudioGame, E extends EventOf<G>> {
  readonly gameCode: G
  readonly bet: InstantBet
  readonly handlersOf: (show: (event: E) => Promise<void>) => Handlers<EventOf<G>>
  /** Shows a round with its motion, or at once where there is to be none. */
  readonly show: (
    shown: ShownRound<E>,
    motion: { readonly still: boolean; readonly signal: AbortSignal },
  ) => Promise<void>
  /** The result in words. */
  readonly said: (shown: ShownRound<E>) => string
  /** The game's own keys beside space, A and D. */
  readonly keys?: KeyMap
  /** Shares the page with others, so that keys are not its own. */
  readonly keyless?: boolean
}

const kept = 500

/** The table of a game whose round is one bet and one answer: the stake, the press, the rounds shown here, autoplay and keys. */
export function useInstantTable<G extends StudioGame, E extends EventOf<G>>(
  game: Game,
  manner: InstantPlayOptions<G, E>,
) {
  const { gameCode, bet, handlersOf, show, said: inWords, keys, keyless = false } = manner
  const stake = useStake(game, 1000n)
  const auto = useAutoplay()
  const [played, setPlayed] = useState<readonly ShownRound<E>[]>([])
  const [moving, setMoving] = useState(false)
  const [said, setSaid] = useState('')
  const top = topOf(bet, stake)
  const overCap = top !== undefined && top > unitsSaid(game.payoutCap)

  const rounds = useRounds({
    gameCode,
    cycleMs: game.pace.cycleMs,
    show: async ({ roundId, stake: staked, payout, events }, playing) => {
      const one = async (event: E) => {
        const shown = { roundId, event, stake: staked, payout }
        setPlayed((before) => [...before, shown].slice(-kept))
        setMoving(true)
        await show(shown, {
          still: prefersReducedMotion() || (game.pace.instant && instantSwitch.on()),
          signal: playing.signal,
        })
        setMoving(false)
        const sound = winSound(multipleOf(payout, staked))
        if (sound) playSound(sound)
        setSaid(inWords(shown))
      }
      await playEvents(events, handlersOf(one), playing)
    },
    onReady: (round) => (auto.goesOn(round) && !press() ? auto.stop() : undefined),
  })
  const blocked = useBlocked(game, rounds)
  const press = (): boolean => {
    if (stake.units === undefined || overCap || bet.empty) return false
    playSound('press')
    stake.take(stake.units)
    return rounds.press(stakeText(stake.units, stake.range), bet.wire)
  }
  const hotKeys = useSwitch(hotKeysSwitch)
  const onSpace = hotKeys && blocked === undefined ? () => void press() : undefined
  useKeys(keyless ? {} : { ' ': onSpace, a: stake.half, d: stake.double, ...keys })

  return {
    stake,
    bet,
    top,
    overCap,
    auto,
    rounds,
    blocked,
    press,
    said,
    /** The round on the stage, perhaps still in motion. */
    current: played.at(-1),
    moving,
    /** Rounds whose result has been shown. */
    settled: moving ? played.slice(0, -1) : played,
  }
}

export interface InstantPlay<E = unknown> extends Omit<ReturnType<typeof useInstantTable>, 'current' | 'settled'> {
  readonly current: ShownRound<E> | undefined
  readonly settled: readonly ShownRound<E>[]
}

// The most a win would pay, in stored units; undefined while the stake is not a legal one.
function topOf({ multiplier }: InstantBet, { units, range }: Stake): bigint | undefined {
  if (units === undefined) return undefined
  return floorTo(timesFloor(units, multiplier, once), 10n ** BigInt(scale - range.decimals))
}
