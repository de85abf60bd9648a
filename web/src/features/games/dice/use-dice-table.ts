import { hundredthsText } from '@croupier/engine/wire.ts'
import type { Game } from '../../../parts/play/game.ts'
import { playSound } from '../../../parts/play/sound.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { useInstantTable } from '../instant/use-instant-table.ts'
import { pause } from '../player.ts'
import { choicesByTarget, oppositeChoices } from './odds.ts'
import type { RollEvent } from './roll.ts'
import { useDiceChoice } from './use-dice-choice.ts'
import { useRollText } from './use-roll-text.ts'

const rollMs = 350

/** A table of dice: what is chosen beside the table that all instant games have. `keyless` where it is not alone on the page. */
export function useDiceTable(game: Game, { keyless = false } = {}) {
  const decimal = useDecimal()
  const rollText = useRollText()
  const choice = useDiceChoice(game)
  const { choices, profile, choose, multiplier } = choice
  const move = (hundredths: number) => choose(choicesByTarget(choices.target + hundredths, choices.over, profile))
  const table = useInstantTable<'DICE', RollEvent>(game, {
    gameCode: 'DICE',
    bet: { wire: { target: hundredthsText(choices.target), over: choices.over }, multiplier },
    handlersOf: (rolled) => ({ rolled }),
    show: async (_, { still, signal }) => {
      playSound('dice')
      await pause(still ? 0 : rollMs, signal)
    },
    said: ({ event, payout }) => `${decimal(event.roll)}. ${rollText(event, payout)}`,
    keys: {
      ArrowLeft: () => move(-100),
      ArrowRight: () => move(100),
      s: () => choose(oppositeChoices(choices, profile)),
    },
    keyless,
  })
  return { table, choice }
}
