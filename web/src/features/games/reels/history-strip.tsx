import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { memo } from 'react'
import { multipleOf } from '../../../parts/play/amounts.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './history-strip.module.css'
import type { SlotPlay } from './use-slot-table.ts'

/** The last spins as multiples of what they cost, newest at the right. */
export const HistoryStrip = memo(function HistoryStrip({ history }: Pick<SlotPlay, 'history'>) {
  const t = useWords('games')
  const decimal = useDecimal()
  if (history.length === 0) return null
  return (
    <Row as="ol" gap={6} wraps className={classes.history} aria-label={t('last_spins')}>
      {history.map(({ roundId, payout, stake }) => {
        const multiple = multipleOf(payout, stake)
        return (
          <Text
            key={roundId}
            as="li"
            padY={2}
            padX={10}
            size={12}
            leading={20}
            weight={600}
            radius={10}
            className="num"
            data-won={multiple > 1 || undefined}
          >
            {multiple === 0 ? '–' : `×${decimal(timesText(multiple))}`}
          </Text>
        )
      })}
    </Row>
  )
})

const timesText = (multiple: number): string => {
  if (multiple >= 10_000) return `${Math.floor(multiple / 1000)}K`
  return multiple.toFixed(multiple >= 100 ? 0 : 1)
}
