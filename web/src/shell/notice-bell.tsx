import { useWords } from '@croupier/kit/words.ts'
import { IconBell } from '@tabler/icons-react'
import { useReadMarks } from '../features/content/read-marks.ts'
import classes from './header.module.css'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useOpenModal } from '../parts/modals/modals.ts'
import bell from './notice-bell.module.css'

const MOST = 99

/** Opens the notices; carries the number of those not read. */
export function NoticeBell() {
  const t = useWords('shell')
  const open = useOpenModal()
  const { unread } = useReadMarks()
  return (
    <button
      type="button"
      className={`${classes.iconButton} ${bell.bell}`}
      aria-label={t('notices_unread', { count: unread })}
      onPointerEnter={() => prefetch('notice')}
      onFocus={() => prefetch('notice')}
      onClick={() => open('notice')}
    >
      <IconBell size={20} aria-hidden />
      {unread > 0 ? (
        <span className={bell.count} aria-hidden>
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      ) : null}
    </button>
  )
}
