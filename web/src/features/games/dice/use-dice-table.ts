import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { useBlocked } from '../play-button.tsx'
import { pause, playEvents } from '../player.ts'
import { playSound } from '../../../parts/play/sound.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import { hotKeysSwitch, instantSwitch, useSwitch } from '../../../parts/play/switch.ts'
import { useAuto } from '../use-auto.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import { useRounds } from '../../../parts/play/use-rounds.ts'
import { useStake } from '../use-stake.ts'
import type { Stake } from '../use-stake.ts'
import { prefersStill } from '../../../parts/play/prefers-still.ts'
import { handlersOf } from './handlers.ts'
import { choicesByTarget, turned } from './odds.ts'
import type { Roll, RollEvent } from './roll.ts'
import { useDiceBet } from './use-dice-bet.ts'
import type { DiceBet } from './use-dice-bet.ts'
import { useRollSaid } from './use-roll-said.ts'

const rollMs = 350
const rollsKept = 500

/**
 * A table of dice: what is chosen, what was rolled here, and the round under way. Where it is not `alone` on the page, keys
 * are not its own.
 */
export function useDiceTable(game: Game, { alone = true } = {}) {
  const stake = useStake(game, 1000n)
  const bet = useDiceBet(game, stake)
  const auto = useAuto()
  const [rolls, setRolls] = useState<readonly Roll[]>([])
  const [said, setSaid] = useState('')
  const decimal = useDecimal()
  const rollSaid = useRollSaid()

  const rounds = useRounds({
    gameCode: 'DICE',
    cycleMs: game.pace.cycleMs,
    show: async (round, playing) => {
      const roll = async (event: RollEvent) => {
        playSound('dice')
        setRolls((before) =>
          [...before, { roundId: round.roundId, event, stake: round.stake, payout: round.payout }].slice(-rollsKept),
        )
        const still = prefersStill() || (game.pace.instant && instantSwitch.on())
        await pause(still ? 0 : rollMs, playing.signal)
        if (event.won) playSound('win')
        setSaid(`${decimal(event.roll)}. ${rollSaid(event, round.payout)}`)
      }
      await playEvents(round.events, handlersOf(roll), playing)
    },
    onReady: (round) => (auto.goesOn(round) && !press() ? auto.stop() : undefined),
  })
  const blocked = useBlocked(game, rounds)
  const press = (): boolean => {
    if (stake.units === undefined || bet.overCap) return false
    playSound('press')
    stake.take(stake.units)
    return rounds.press(stakeText(stake.units, stake.range), bet.wire)
  }
  useDiceKeys({ stake, bet, alone, onSpace: blocked === undefined ? press : undefined })

  return { stake, bet, auto, rolls, said, rounds, blocked, press }
}

export type DicePlay = ReturnType<typeof useDiceTable>

interface Keys {
  readonly stake: Stake
  readonly bet: DiceBet
  readonly alone: boolean
  readonly onSpace: (() => boolean) | undefined
}

function useDiceKeys({ stake, bet, alone, onSpace }: Keys) {
  const hotKeys = useSwitch(hotKeysSwitch)
  const { choices, profile, choose } = bet
  const move = (hundredths: number) => choose(choicesByTarget(choices.target + hundredths, choices.over, profile))
  const keys = {
    ' ': hotKeys && onSpace ? () => void onSpace() : undefined,
    a: stake.half,
    d: stake.double,
    ArrowLeft: () => move(-100),
    ArrowRight: () => move(100),
    s: () => choose(turned(choices, profile)),
  }
  useKeys(alone ? keys : {})
}
