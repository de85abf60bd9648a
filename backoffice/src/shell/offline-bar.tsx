import { Row } from '@croupier/kit/layout/layout.tsx'
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
    <Row
      gap={10}
      align="center"
      padX={16}
      weight={500}
      tone="warn"
      level={2}
      radius={12}
      className={classes.bar}
      role="alert"
    >
      <IconWifiOff size={16} aria-hidden />
      {t('offline')}
    </Row>
  )
}
