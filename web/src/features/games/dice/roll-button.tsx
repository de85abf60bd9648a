import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../../parts/play/game.ts'
import { PressButton } from '../instant/press-button.tsx'
import type { DicePlay } from './use-dice-table.ts'

interface RollButtonProps {
  readonly game: Game
  readonly table: Pick<DicePlay, 'stake' | 'bet' | 'blocked' | 'press'>
  /** Medium in the small window, large on the game's own page. */
  readonly size?: 'medium' | 'large'
}

/** The button that rolls: says for how much, and shows how long until the next roll. */
export function RollButton({ game, table, size = 'medium' }: RollButtonProps) {
  const t = useWords('games')
  const verb = { alone: t('roll'), forStake: (stake: string) => t('roll_for', { stake }), asking: t('rolling') }
  return <PressButton game={game} table={{ ...table, overCap: table.bet.overCap }} verb={verb} size={size} />
}
