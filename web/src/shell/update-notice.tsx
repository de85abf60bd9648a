import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconSparkles } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from '../parts/modals/modals.module.css'

/** The first view has the line for itself. */
const BEGIN_AFTER_MS = 10_000

/** Says when a newer release is ready, and takes it when asked: never in the middle of a round by itself. */
export function UpdateNotice() {
  const t = useWords('shell')
  const [take, setTake] = useState<() => void>()
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined
    const begin = () =>
      void import('./release.ts')
        .then(({ keepUpToDate }) => keepUpToDate((taking) => setTake(() => taking)))
        // Without it the site works as before, and the next visit tries again.
        .catch(() => undefined)
    const timer = setTimeout(begin, BEGIN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!take) return null
  return (
    <div className={classes.notices}>
      <Notice
        tone="info"
        icon={<IconSparkles size={18} aria-hidden />}
        action={
          <>
            <NoticeAction onClick={take}>{t('update_take')}</NoticeAction>
            <NoticeAction onClick={() => setTake(undefined)}>{t('dismiss')}</NoticeAction>
          </>
        }
      >
        {t('update_ready')}
      </Notice>
    </div>
  )
}
