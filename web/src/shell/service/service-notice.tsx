import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from '../../parts/modals/modals.module.css'
import type { Service } from './use-service.ts'

/** Customer service did not come: its window is closed again, and this says why. */
export function ServiceNotice({ service: { failed, dismiss } }: { readonly service: Service }) {
  return failed === undefined ? null : <Failed error={failed} onClose={dismiss} />
}

function Failed({ error, onClose }: { readonly error: unknown; readonly onClose: () => void }) {
  const t = useWords('shell')
  const text = useTroubleText(error)
  return (
    <div className={classes.notices}>
      <Notice tone="loss" action={<NoticeAction onClick={onClose}>{t('dismiss')}</NoticeAction>}>
        {text}
      </Notice>
    </div>
  )
}
