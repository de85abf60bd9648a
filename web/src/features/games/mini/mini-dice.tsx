import { Grid, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import { DiceTrack } from '../dice/dice-track.tsx'
import { chanceText, multiplierText, turned } from '../dice/odds.ts'
import { RollButton } from '../dice/roll-button.tsx'
import type { DiceBet } from '../dice/use-dice-bet.ts'
import { useDiceTable } from '../dice/use-dice-table.ts'
import { useRollSaid } from '../dice/use-roll-said.ts'
import type { Game } from '../../../parts/play/game.ts'
import { StakeField } from '../stake-field.tsx'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './mini-game.module.css'

/** Dice on a hand's breadth: the same table, rounds and proofs as on the game's own page. */
export function MiniDice({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const rollSaid = useRollSaid()
  const table = useDiceTable(game, { alone: false })
  const { stake, bet, rolls, rounds, blocked, said } = table
  const last = rolls.at(-1)
  return (
    <Stack gap={14} className={classes.game}>
      <div className={classes.stage}>
        <div className={classes.notice}>
          <TableNotice game={game} rounds={rounds} onStake={stake.take} />
        </div>
        <Text
          as="p"
          weight={800}
          tone="text-dim"
          text="center"
          className={classes.figure}
          data-won={last?.event.won}
          aria-hidden
        >
          {decimal(last?.event.roll ?? '00.00')}
        </Text>
        <Text as="p" weight={600} text="center" className={classes.verdict} aria-hidden>
          {last ? rollSaid(last.event, last.payout) : '\u00A0'}
        </Text>
        <div className={classes.track}>
          <DiceTrack bet={bet} last={last?.event} asking={blocked === 'asking'} />
        </div>
      </div>
      <Facts bet={bet} />
      <StakeField
        stake={stake}
        purse={rounds.purse}
        fault={bet.overCap ? t('stake_over_cap') : undefined}
        aside={
          rounds.purse === undefined ? null : (
            <>
              {t('balance')} <CountedMoney amount={rounds.purse} />
            </>
          )
        }
      />
      <RollButton game={game} table={table} />
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
    </Stack>
  )
}

/** What is rolled for: the target and its side, the chance, what a win multiplies. */
function Facts({ bet }: { readonly bet: DiceBet }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { over, target } = bet.choices
  return (
    <Grid as="dl" gap={8} className={classes.facts}>
      <div>
        <dt>{t(over ? 'roll_over' : 'roll_under')}</dt>
        <dd>
          {decimal(hundredthsText(target))}
          <Grid
            as="button"
            centred
            tone="text-dim"
            radius={6}
            type="button"
            className={classes.turn}
            aria-label={t(over ? 'turn_to_under' : 'turn_to_over')}
            onClick={() => bet.choose(turned(bet.choices, bet.profile))}
          >
            <IconArrowsExchange size={16} aria-hidden />
          </Grid>
        </dd>
      </div>
      <div>
        <dt>{t('win_chance')}</dt>
        <dd>{decimal(chanceText(bet.choices))}%</dd>
      </div>
      <div>
        <dt>{t('multiplier')}</dt>
        <dd>×{decimal(multiplierText(bet.multiplier))}</dd>
      </div>
    </Grid>
  )
}
