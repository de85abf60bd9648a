import { Grid, Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FairnessBar } from '../fairness-bar.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { WinOver } from '../win-moment.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { DiceFields } from './dice-fields.tsx'
import classes from './dice-stage.module.css'
import { DiceTrack } from './dice-track.tsx'
import type { Roll } from './roll.ts'
import type { DiceBet } from './use-dice-bet.ts'
import { useRollSaid } from './use-roll-said.ts'

interface DiceStageProps {
  readonly game: Game
  readonly bet: DiceBet
  readonly rolls: readonly Roll[]
  /** The answer is on its way: the cube is lifted. */
  readonly asking: boolean
  /** News in the upper part of the stage. */
  readonly children: ReactNode
}

/** The stage: past rolls, the result, the cube over its track, and the three linked fields. */
export function DiceStage({ game, bet, rolls, asking, children }: DiceStageProps) {
  const last = rolls.at(-1)
  return (
    <>
      <Stack as="section" align="center" className={classes.stage}>
        <History rolls={rolls} />
        <Grid gap={8} className={classes.notice}>
          {children}
        </Grid>
        <Result roll={last} asking={asking} />
        <DiceTrack bet={bet} last={last?.event} asking={asking} />
        <DiceFields bet={bet} />
      </Stack>
      <FairnessBar game={game} />
    </>
  )
}

const shownRolls = 12

function History({ rolls }: Pick<DiceStageProps, 'rolls'>) {
  const t = useWords('games')
  const decimal = useDecimal()
  const shown = rolls.slice(-shownRolls)
  return (
    <Row as="ol" gap={6} justify="end" className={classes.history} aria-label={t('last_rolls')}>
      {shown.map(({ roundId, event }) => (
        <li key={roundId} className={classes.past} data-won={event.won || undefined}>
          <span className="sr-only">{t(event.won ? 'won' : 'lost')}</span>
          {decimal(event.roll)}
        </li>
      ))}
    </Row>
  )
}

function Result({ roll, asking }: { readonly roll: Roll | undefined; readonly asking: boolean }) {
  const decimal = useDecimal()
  const rollSaid = useRollSaid()
  if (!roll) {
    return (
      <Grid gap={8} mt={14} tone="loss" className={classes.result}>
        <span className={classes.figure} data-idle>
          {decimal('00.00')}
        </span>
        <Row as="span" inline gap={6} align="center" weight={600} className={classes.verdict}>
          &nbsp;
        </Row>
      </Grid>
    )
  }
  const { event, payout } = roll
  const Icon = event.won ? IconCheck : IconX
  return (
    <Grid
      gap={8}
      mt={14}
      tone="loss"
      key={roll.roundId}
      className={classes.result}
      data-won={event.won}
      data-asking={asking || undefined}
      aria-hidden
    >
      <WinOver payout={payout} stake={roll.stake} />
      <span className={classes.figure}>{decimal(event.roll)}</span>
      <Row as="span" inline gap={6} align="center" weight={600} className={classes.verdict}>
        <Icon size={18} />
        {rollSaid(event, payout)}
      </Row>
    </Grid>
  )
}
