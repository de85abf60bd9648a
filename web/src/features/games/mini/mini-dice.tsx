import { Grid, Row, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsExchange } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import { DiceTrack } from '../dice/dice-track.tsx'
import { chanceText, multiplierText, oppositeChoices } from '../dice/odds.ts'
import { useRollVerb } from '../dice/roll-verb.ts'
import type { DiceChoice } from '../dice/use-dice-choice.ts'
import { useDiceTable } from '../dice/use-dice-table.ts'
import { useRollText } from '../dice/use-roll-text.ts'
import { PressButton } from '../instant/press-button.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { StakeField } from '../stake-field.tsx'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './mini-game.module.css'

/** Dice on a hand's breadth: the same table, rounds and proofs as on the game's own page. */
export function MiniDice({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const rollText = useRollText()
  const verb = useRollVerb()
  const { table, choice } = useDiceTable(game, { keyless: true })
  const { stake, current: last, overCap, rounds, blocked, said } = table
  return (
    <Stack gap={14} className={classes.game}>
      <div className={classes.stage}>
        <div className={classes.notice}>
          <TableNotice game={game} rounds={rounds} onStake={stake.take} />
        </div>
        <Text
          as="p"
          weight={800}
          tone={last ? (last.event.won ? 'win' : 'loss') : 'text-dim'}
          text="center"
          className={`num ${classes.figure}`}
          aria-hidden
        >
          {decimal(last?.event.roll ?? '00.00')}
        </Text>
        <Text as="p" weight={600} text="center" className={classes.verdict} aria-hidden>
          {last ? rollText(last.event, last.payout) : '\u00A0'}
        </Text>
        <div className={classes.track}>
          <DiceTrack choice={choice} last={last?.event} asking={blocked === 'asking'} />
        </div>
      </div>
      <Facts choice={choice} />
      <StakeField
        stake={stake}
        balance={rounds.balance}
        fault={overCap ? t('stake_over_cap') : undefined}
        aside={
          rounds.balance === undefined ? null : (
            <>
              {t('balance')} <CountedMoney amount={rounds.balance} />
            </>
          )
        }
      />
      <PressButton game={game} table={table} verb={verb} />
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
    </Stack>
  )
}

/** What is rolled for: the target and its side, the chance, what a win multiplies. */
function Facts({ choice }: { readonly choice: DiceChoice }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { over, target } = choice.choices
  return (
    <Grid as="dl" gap={8} className={classes.facts}>
      <Fact name={t(over ? 'roll_over' : 'roll_under')}>
        {decimal(hundredthsText(target))}
        <Grid
          as="button"
          centred
          tone="text-dim"
          radius={6}
          type="button"
          className={classes.turn}
          aria-label={t(over ? 'turn_to_under' : 'turn_to_over')}
          onClick={() => choice.choose(oppositeChoices(choice.choices, choice.profile))}
        >
          <IconArrowsExchange size={16} aria-hidden />
        </Grid>
      </Fact>
      <Fact name={t('win_chance')}>{decimal(chanceText(choice.choices))}%</Fact>
      <Fact name={t('multiplier')}>×{decimal(multiplierText(choice.multiplier))}</Fact>
    </Grid>
  )
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Surface padY={8} padX={10} level={0} edge radius={8}>
    <Text as="dt" size={11} tone="text-dim">
      {name}
    </Text>
    <Row as="dd" align="center" justify="between" leading={24} weight={700} className="num">
      {children}
    </Row>
  </Surface>
)
