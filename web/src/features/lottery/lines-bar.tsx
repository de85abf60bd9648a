import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo, type ReactNode } from 'react'
import classes from './board.module.css'
import { Figure, useMoneyText } from './cost-bar.tsx'
import { type PendingBet, totalOf } from './slip.ts'
import type { Board } from './use-board.ts'

interface LinesBarProps {
  readonly board: Board
  readonly lines: readonly PendingBet[]
  /** What the number of lines is called. */
  readonly label: string
  readonly hasRebate: boolean
  /** Why the lines cannot be bet, in words. */
  readonly blocked: string | undefined
  readonly onClear: (() => void) | undefined
  readonly onPlace: () => void
  /** What else may be done with the lines, before they are placed. */
  readonly children?: ReactNode
}

/** Lines that are placed together: how many, what they cost and could win, and the way to place them. */
export function LinesBar({ board, lines, label, hasRebate, blocked, onClear, onPlace, children }: LinesBarProps) {
  const t = useWords('lottery')
  const money = useMoneyText()
  const { sumsOf, order } = board
  const sums = useMemo(() => totalOf(lines.map(sumsOf)), [lines, sumsOf])
  return (
    <div className={classes.bar}>
      <Row gapX={24} gapY={8} wraps className={classes.figures} data-none={lines.length === 0 || undefined}>
        <Figure label={label}>{lines.length}</Figure>
        <Figure label={t('cost')}>{money(sums.amount)}</Figure>
        <Figure label={t('most')} tone="win">
          {money(sums.most)}
        </Figure>
        {hasRebate ? (
          <Figure label={t('rebate_now')} tone="accent-text">
            {money(sums.rebate, '+')}
          </Figure>
        ) : null}
      </Row>
      <Row gap={8} wraps className={classes.actions}>
        <Button size="large" disabled={onClear === undefined} onClick={onClear}>
          {t('set.clear')}
        </Button>
        {children}
        <PrimaryButton
          size="large"
          disabled={blocked !== undefined}
          working={order.state !== 'ready'}
          onClick={onPlace}
        >
          {lines.length > 0 ? t('bet', { amount: money(sums.amount) }) : t('bet_nothing')}
        </PrimaryButton>
      </Row>
      <Text as="p" size={12} tone="text-dim" className={classes.why} role="status">
        {blocked}
      </Text>
    </div>
  )
}
