import { useLiveState } from '@croupier/kit/live.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from '../parts/modals/modals.module.css'
import { useOfflineNoticed } from '../parts/page/offline-notices.ts'

/** Says that the line is gone, counts down to the next try and offers to try now; unless a part of the page says it already. */
export function OfflineNotice() {
  const t = useWords('kit')
  const { lost, retryIn, retry } = useLiveState()
  const said = useOfflineNoticed()
  if (!lost || said) return null
  const action = retryIn > 0 ? t('offline_retry', { seconds: retryIn }) : t('offline_now')
  return (
    <div className={classes.notices}>
      <Notice tone="warn" action={<NoticeAction onClick={retry}>{action}</NoticeAction>}>
        {t('offline')}
      </Notice>
    </div>
  )
}
