import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../../parts/play/game.ts'
import { PlayButton, usePace } from '../play-button.tsx'
import { stakeText } from '../../../parts/play/stake.ts'
import classes from './press-button.module.css'
import type { InstantPlay } from './use-instant-table.ts'

/** What the press of a game is called: alone, with its cost, and while the answer is on its way. */
export interface Verb {
  readonly alone: string
  readonly forStake: (stake: string) => string
  readonly asking: string
}

interface PressButtonProps {
  readonly game: Game
  readonly table: Pick<InstantPlay, 'stake' | 'bet' | 'overCap' | 'blocked' | 'press'>
  readonly verb: Verb
  /** Medium in the small window, large on the game's own page. */
  readonly size?: 'medium' | 'large'
}

/** The button that stakes: says for how much, and shows how long until the next round. */
export function PressButton({ game, table, verb, size = 'medium' }: PressButtonProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const time = usePace(game.pace.cycleMs)
  const { stake, bet, overCap, blocked, press } = table
  const free = stake.units === undefined || overCap || bet.empty
  const label =
    free || stake.units === undefined ? verb.alone : verb.forStake(moneyText(stakeText(stake.units, stake.range), look))
  return (
    <PlayButton
      className={`${classes.press} ${classes[size]}`}
      label={label}
      blocked={blocked}
      cycleMs={game.pace.cycleMs}
      onPress={press}
    >
      {blocked === 'asking' ? verb.asking : blocked === 'resting' && time ? t('pace_reason', { time }) : label}
    </PlayButton>
  )
}
