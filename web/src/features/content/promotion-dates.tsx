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
    <span className={classes.dates}>
      <span className={classes.tag} data-status={status}>
        {t(`status_${status}`)}
      </span>
      <span>{said}</span>
    </span>
  )
}
