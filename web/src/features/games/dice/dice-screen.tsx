import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../../parts/play/game.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { History } from '../instant/history.tsx'
import { InstantPanel } from '../instant/instant-panel.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { DiceFields } from './dice-fields.tsx'
import { DiceRules } from './dice-rules.tsx'
import { DiceStage } from './dice-stage.tsx'
import { useRollVerb } from './roll-verb.ts'
import { useDiceTable } from './use-dice-table.ts'

/** Dice: choose a target, stake, roll. */
export function DiceScreen({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { table, choice } = useDiceTable(game)
  const verb = useRollVerb()
  const keys = { off: t('dice_keys'), on: t('dice_keys_on') }
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<DiceRules game={game} />}
      panel={<InstantPanel game={game} table={table} verb={verb} wins="one" keys={keys} />}
      history={
        <History
          label={t('last_rolls')}
          past={table.settled.map(({ roundId, event }) => ({ roundId, text: decimal(event.roll), won: event.won }))}
        />
      }
    >
      <DiceStage choice={choice} shown={table.current} asking={table.blocked === 'asking'} />
      <DiceFields choice={choice} />
    </InstantScreen>
  )
}
