import { Row, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { GoLink } from './go-link.tsx'
import classes from './notice-list.module.css'
import { momentText } from './moment.ts'
import { RichText } from './rich-text.tsx'

export interface ShownNotice {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly link: string | null
  readonly linkLabel: string | null
  readonly from: string
  readonly read: boolean
}

interface NoticeListProps {
  readonly notices: readonly ShownNotice[]
  readonly label: string
  /** This one is open from the start. */
  readonly opened?: string | undefined
  readonly onRead: (id: string) => void
}

/** Notices that unfold: the title and its moment, then the text and its way on. */
export function NoticeList({ notices, label, opened, onRead }: NoticeListProps) {
  const [open, setOpen] = useState(opened)
  return (
    <Stack as="ul" gap={10} aria-label={label}>
      {notices.map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          open={open === notice.id}
          onToggle={() => {
            setOpen(open === notice.id ? undefined : notice.id)
            if (!notice.read) onRead(notice.id)
          }}
        />
      ))}
    </Stack>
  )
}

interface NoticeProps {
  readonly notice: ShownNotice
  readonly open: boolean
  readonly onToggle: () => void
}

function Notice({ notice: { title, body, link, linkLabel, from, read }, open, onToggle }: NoticeProps) {
  const t = useWords('content')
  const id = useId()
  const { timeZone } = useBrand()
  return (
    <Text as="li" clips className="card">
      <Row
        as="button"
        wide
        least={64}
        gap={12}
        align="center"
        padY={12}
        padX={16}
        text="start"
        type="button"
        className={classes.line}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Surface as="span" firm radius={4} className={classes.dot} data-read={read || undefined}>
          {read ? null : <span className="sr-only">{t('unread')}</span>}
        </Surface>
        <Text grow>
          <Text as="b" block weight={600} breaks>
            {title}
          </Text>
          <Text as="time" num size={12} tone="text-dim" dateTime={from}>
            {momentText(from, timeZone)}
          </Text>
        </Text>
        <IconChevronDown className={classes.fold ?? ''} size={18} aria-hidden />
      </Row>
      <Stack gap={14} align="start" id={id} className={classes.body} hidden={!open}>
        {body === '' ? (
          <Text as="p" tone="text-dim">
            {t('notice_whole')}
          </Text>
        ) : (
          <RichText html={body} />
        )}
        {link ? (
          <GoLink to={link} className={buttonClass('secondary', 'small')}>
            {linkLabel ?? title}
          </GoLink>
        ) : null}
      </Stack>
    </Text>
  )
}
