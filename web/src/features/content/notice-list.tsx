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
    <ul className={classes.list} aria-label={label}>
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
    </ul>
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
    <li className={`card ${classes.notice}`}>
      <button type="button" className={classes.line} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <span className={classes.dot} data-read={read || undefined}>
          {read ? null : <span className="sr-only">{t('unread')}</span>}
        </span>
        <span className={classes.words}>
          <b className={classes.title}>{title}</b>
          <time className={classes.moment} dateTime={from}>
            {momentText(from, timeZone)}
          </time>
        </span>
        <IconChevronDown className={classes.fold ?? ''} size={18} aria-hidden />
      </button>
      <div id={id} className={classes.body} hidden={!open}>
        {body === '' ? <p className={classes.whole}>{t('notice_whole')}</p> : <RichText html={body} />}
        {link ? (
          <GoLink to={link} className={buttonClass('secondary', 'small')}>
            {linkLabel ?? title}
          </GoLink>
        ) : null}
      </div>
    </li>
  )
}
