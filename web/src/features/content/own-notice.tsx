import { announcements, notices, unreadCount } from '@croupier/contract/content.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMail } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useModal } from '../../parts/modals/modals.ts'
import classes from '../../parts/modals/modals.module.css'
import { useNotices, useReadMarks } from './read-marks.ts'

const PATHS: readonly unknown[] = [announcements.path, notices.path, unreadCount.path]

/** Tells a member, wherever they are on the site, that somebody has written to them; leads to it, and is put away until the next. */
export function OwnNotice() {
  const t = useWords('content')
  const client = useQueryClient()
  const { current, open } = useModal()
  const { isRead } = useReadMarks()
  const [put, setPut] = useState<string>()
  useTopic('notices', () => void client.invalidateQueries({ predicate: ({ queryKey }) => PATHS.includes(queryKey[0]) }))
  const { data } = useNotices({})
  const unread = data?.list.find(({ id, own, read }) => own && !isRead(id, read))
  if (!unread || unread.id === put || current === 'notice') return null
  return (
    <div className={classes.notices}>
      <Notice
        tone="info"
        icon={<IconMail size={18} aria-hidden />}
        action={
          <NoticeAction
            onClick={() => {
              setPut(unread.id)
              open('notice')
            }}
          >
            {t('own_open')}
          </NoticeAction>
        }
      >
        {t('own_title', { subject: unread.title })}
      </Notice>
    </div>
  )
}
