import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { Match, MatchState } from '@croupier/contract/matched-transfers.ts'
import { Money } from '@croupier/kit/money.tsx'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './request.module.css'

const TONES = {
  waiting: 'warn',
  sent: 'info',
  disputed: 'warn',
  received: 'win',
  returned: 'quiet',
} as const satisfies Record<MatchState, TagTone>

interface PartFrameProps {
  readonly part: Match
  readonly number: number
  readonly count: number
  readonly children: ReactNode
}

/** One payment between two members: how much of how many, and how it stands. */
export function PartFrame({ part, number, count, children }: PartFrameProps) {
  const t = useWords('cashier')
  return (
    <Grid as="section" gap={12} columns={1} pad={14} edge radius={10} aria-label={part.reference}>
      <Row as="header" gap={12} align="center" justify="between">
        <Text size={15} weight={700}>
          <Money amount={part.amount} />
        </Text>
        {count > 1 ? (
          <Text size={12} tone="text-dim" className={classes.count}>
            {t('part_of', { number, count })}
          </Text>
        ) : null}
        <Tag tone={TONES[part.state]}>{t(`state_part_${part.state}`)}</Tag>
      </Row>
      {children}
    </Grid>
  )
}
