import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from '../modals/modals.module.css'

/** A modal did not arrive: said over the page, which stays. */
export function ChunkNotice({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('shell')
  return (
    <div className={classes.notices}>
      <Notice
        tone="loss"
        action={
          <>
            <NoticeAction onClick={() => window.location.reload()}>{t('chunk_retry')}</NoticeAction>
            <NoticeAction onClick={onClose}>{t('dismiss')}</NoticeAction>
          </>
        }
      >
        {t('chunk_title')}
      </Notice>
    </div>
  )
}
