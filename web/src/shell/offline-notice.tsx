import { useLiveState } from '@croupier/kit/live.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './modals.module.css'

/** Says that the line is gone, counts down to the next try and offers to try now. */
export function OfflineNotice() {
  const t = useWords('kit')
  const { lost, retryIn, retry } = useLiveState()
  if (!lost) return null
  const action = retryIn > 0 ? t('offline_retry', { seconds: retryIn }) : t('offline_now')
  return (
    <div className={classes.notices}>
      <Notice tone="warn" action={<NoticeAction onClick={retry}>{action}</NoticeAction>}>
        {t('offline')}
      </Notice>
    </div>
  )
}
