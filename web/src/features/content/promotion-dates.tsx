import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import type { Promotion } from '@croupier/contract/content.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useDayText } from './moment.ts'
import classes from './promotions.module.css'

/** Where a promotion stands by its dates, as a tag and in words. */
export function PromotionDates({ promotion: { status, from, until } }: { readonly promotion: Promotion }) {
  const t = useWords('content')
  const day = useDayText()
  const said =
    status === 'upcoming'
      ? t('starts', { day: day(from) })
      : until === null
        ? t('no_end')
        : t(status === 'ended' ? 'ended_on' : 'ends', { day: day(until) })
  return (
    <Row as="span" gap={8} align="center" wraps size={12} tone="text-dim">
      <Surface
        as="span"
        padX={8}
        leading={22}
        weight={600}
        tone="text-dim"
        level={2}
        radius={6}
        className={classes.tag}
        data-status={status}
      >
        {t(`status_${status}`)}
      </Surface>
      <span>{said}</span>
    </Row>
  )
}
