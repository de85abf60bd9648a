import { useWords } from '@croupier/kit/words.ts'
import { IconBell } from '@tabler/icons-react'
import { useReadMarks } from '../features/content/read-marks.ts'
import classes from './header.module.css'
import { fetchAhead } from '../parts/modals/ahead.ts'
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
      onPointerEnter={() => fetchAhead('notice')}
      onFocus={() => fetchAhead('notice')}
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
