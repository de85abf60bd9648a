import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import type { ReactNode } from 'react'
import classes from './money-panel.module.css'

interface MoneyPanelProps {
  readonly title: string
  /** What readers hear instead of the title. */
  readonly label?: string
  /** How it stands. */
  readonly state?: ReactNode
  readonly amount?: string
  /** Beside the amount: which way, when, or where to. */
  readonly note?: ReactNode
  /** On a phone the sheet above has the title already. */
  readonly underSheet?: boolean
  readonly children: ReactNode
}

/** One movement of money: what it is, how it stands, how much, and what there is to know or to do. */
export const MoneyPanel = ({ title, label, state, amount, note, underSheet = false, children }: MoneyPanelProps) => (
  <Grid
    as="section"
    gap={14}
    columns={1}
    level={0}
    edge
    radius={12}
    className={classes.panel}
    aria-label={label ?? title}
  >
    <Grid gap={14} columns={1} className={underSheet ? classes.underSheet : undefined}>
      <Row as="header" gap={12} align="center" justify="between">
        <Text as="h3" size={14} weight={600}>
          {title}
        </Text>
        {state}
      </Row>
      {amount === undefined ? null : (
        <Row
          as="p"
          gapY={0}
          gapX={12}
          align="baseline"
          justify="between"
          wraps
          size={24}
          weight={700}
          className={classes.amount}
        >
          <Money amount={amount} />
          <Text size={12} weight={400} tone="text-dim">
            {note}
          </Text>
        </Row>
      )}
    </Grid>
    {children}
  </Grid>
)
