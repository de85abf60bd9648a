import { useWords } from '@croupier/kit/words.ts'
import { IconChevronDown, IconSpeakerphone } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './notice-line.module.css'
import { plainText } from '../../features/content/plain-text.ts'
import { useAnnouncements } from '../../features/content/use-announcements.ts'

/** The running notices, standing still in one line; a press unfolds them. */
export function NoticeLine() {
  const t = useWords('home')
  const { data, isPending } = useAnnouncements()
  const [unfolded, setUnfolded] = useState(false)
  const notices = data?.marquee ?? []
  if (!isPending && notices.length === 0) return null
  return (
    <section className={`card ${classes.notice}`} aria-label={t('notices')}>
      <button
        type="button"
        className={classes.noticeLine}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <IconSpeakerphone size={18} aria-hidden />
        <span className={classes.noticeTag}>{t('notice')}</span>
        <span className={classes.noticeWords}>{notices.map(({ title }) => title).join(' · ')}</span>
        <IconChevronDown className={classes.noticeFold ?? ''} size={16} aria-hidden />
      </button>
      {unfolded ? (
        <ul className={classes.noticeList}>
          {notices.map(({ id, title, body }) => (
            <li key={id}>
              <b>{title}</b>
              <span>{plainText(body)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
