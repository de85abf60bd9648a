import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconHourglass, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTimes } from '../../parts/site/bet-times.ts'
import type { Stage } from './stages.ts'
import classes from './timeline.module.css'

const MARKS = { done: IconCheck, now: IconHourglass, bad: IconX, next: undefined }

interface TimelineProps {
  /** Whose way it is: the words of a deposit and of a withdrawal differ. */
  readonly of: 'deposit' | 'withdrawal'
  readonly stages: readonly Stage[]
  /** What stands under a station in place of its time. */
  readonly note?: (stage: Stage) => ReactNode
}

/** Where money is now: what has happened with its time, what is happening, and what is to come. */
export function Timeline({ of, stages, note }: TimelineProps) {
  const t = useWords('cashier')
  const { moment } = useTimes()
  return (
    <Grid as="ol" aria-label={t('progress')}>
      {stages.map((stage, index) => {
        const Mark = MARKS[stage.is]
        return (
          <Grid
            as="li"
            gapX={14}
            anchor
            size={13}
            // Between members the same may happen again.
            key={`${index} ${stage.name}`}
            className={classes.stage}
            data-is={stage.is}
            aria-current={stage.is === 'now' ? 'step' : undefined}
          >
            <Grid as="span" square={24} centred level={1} className={classes.dot}>
              {Mark ? <Mark size={14} stroke={2.4} aria-hidden /> : null}
            </Grid>
            <Text weight={600} tone={stage.is === 'next' ? 'text-dim' : 'text'}>
              {t(`${of}_stage_${stage.name}`)}
            </Text>
            <Text as="small" size={12} tone="text-dim" className="num">
              {note?.(stage) ?? (stage.at === undefined ? null : moment(stage.at))}
            </Text>
          </Grid>
        )
      })}
    </Grid>
  )
}
