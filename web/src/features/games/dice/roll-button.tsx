import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../game.ts'
import { PlayButton } from '../play-button.tsx'
import { stakeText } from '../stake.ts'
import classes from './roll-button.module.css'
import type { DiceTable } from './use-dice-table.ts'

interface RollButtonProps {
  readonly game: Game
  readonly table: Pick<DiceTable, 'stake' | 'bet' | 'blocked' | 'press'>
  /** Medium in the small window, large on the game's own page. */
  readonly size?: 'medium' | 'large'
}

/** The button that rolls: says for how much, and shows how long until the next roll. */
export function RollButton({ game, table: { stake, bet, blocked, press }, size = 'medium' }: RollButtonProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const cost =
    stake.units === undefined || bet.overCap ? undefined : moneyText(stakeText(stake.units, stake.range), look)
  const label = cost === undefined ? t('roll') : t('roll_for', { stake: cost })
  return (
    <PlayButton
      className={`${classes.roll} ${classes[size]}`}
      label={label}
      blocked={blocked}
      cycleMs={game.pace.cycleMs}
      onPress={press}
    >
      {blocked === 'asking' ? t('rolling') : label}
    </PlayButton>
  )
}
