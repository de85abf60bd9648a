import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseAnalyticsConsent, useAnalyticsConsent } from '../../parts/site/analytics-consent.ts'
import { count } from './count.ts'
import classes from './analytics.module.css'

/** Counts visits for a brand that does, once the visitor has agreed; asks them once. */
export function Analytics({ id }: { readonly id: string }) {
  const counting = useAnalyticsConsent()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    if (counting === 'yes' && path !== undefined) count(id, path)
  }, [counting, id, path])
  return counting === undefined ? <Question /> : null
}

function Question() {
  const t = useWords('shell')
  return (
    <div className={classes.place}>
      <Notice
        tone="info"
        action={
          <>
            <NoticeAction onClick={() => chooseAnalyticsConsent('no')}>{t('count_no')}</NoticeAction>
            <NoticeAction onClick={() => chooseAnalyticsConsent('yes')}>{t('count_yes')}</NoticeAction>
          </>
        }
      >
        {t('count_visits')}
      </Notice>
    </div>
  )
}
