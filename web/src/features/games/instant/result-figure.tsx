import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { IconCheck, IconX } from '@tabler/icons-react'
import { WinOver } from '../win-moment.tsx'
import classes from './result-figure.module.css'

interface ResultFigureProps {
  /** The figure of a round, or what stands in its place before the first. */
  readonly figure: string
  /** What came of it; undefined before there is a result, whose place is kept. */
  readonly result: ShownResult | undefined
  /** No round has been played. */
  readonly idle: boolean
  /** The next answer is on its way. */
  readonly asking?: boolean
  /** Comes when what is above the scale has come to lie. */
  readonly settles?: boolean
}

interface ShownResult {
  readonly won: boolean
  /** In words, with what it paid. */
  readonly said: string
  readonly payout: string
  readonly stake: string
}

/** The result of a round in one large figure, with its outcome in words below. */
export function ResultFigure({ figure, result, idle, asking = false, settles = false }: ResultFigureProps) {
  const Icon = result?.won ? IconCheck : IconX
  return (
    <Grid
      gap={8}
      tone={result && (result.won ? 'win' : 'loss')}
      className={classes.result}
      data-asking={asking || undefined}
      data-settles={(settles && !idle) || undefined}
      aria-hidden
    >
      {result ? <WinOver payout={result.payout} stake={result.stake} /> : null}
      <Text weight={800} className={`num ${classes.figure}`} data-idle={idle || undefined}>
        {figure}
      </Text>
      <Row as="span" inline gap={6} align="center" weight={600} text="center" className={classes.said}>
        {result ? (
          <>
            <Icon size={18} />
            {result.said}
          </>
        ) : (
          <>&nbsp;</>
        )}
      </Row>
    </Grid>
  )
}
