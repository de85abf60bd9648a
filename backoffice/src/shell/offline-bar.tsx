import { useWords } from '@croupier/kit/words.ts'
import { IconWifiOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import classes from './offline-bar.module.css'

function watchLine(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that nothing gets through: what is shown may be old, and nothing that is done waits to be sent later. */
export function OfflineBar() {
  const t = useWords('shell')
  const online = useSyncExternalStore(watchLine, () => navigator.onLine)
  return online ? null : (
    <div className={classes.bar} role="alert">
      <IconWifiOff size={16} aria-hidden />
      {t('offline')}
    </div>
  )
}
