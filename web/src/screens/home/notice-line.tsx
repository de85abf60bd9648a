import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
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
      <Row
        as="button"
        wide
        gap={12}
        align="center"
        padX={14}
        text="start"
        type="button"
        className={classes.noticeLine}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <IconSpeakerphone size={18} aria-hidden />
        <Text padX={8} size={12} leading={22} weight={600} tone="accent-text" radius={6} className={classes.noticeTag}>
          {t('notice')}
        </Text>
        <Text grow size={13} truncate>
          {notices.map(({ title }) => title).join(' · ')}
        </Text>
        <IconChevronDown className={classes.noticeFold ?? ''} size={16} aria-hidden />
      </Row>
      {unfolded ? (
        <Stack as="ul" gap={10} size={13} className={classes.noticeList}>
          {notices.map(({ id, title, body }) => (
            <li key={id}>
              <b>{title}</b>
              <span>{plainText(body)}</span>
            </li>
          ))}
        </Stack>
      ) : null}
    </section>
  )
}
