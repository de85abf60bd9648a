import { Row } from '../layout/layout.tsx'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../form/icon-button.tsx'
import { useWords } from '../words.ts'
import classes from './table.module.css'

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** How many entries there are, and the way to the next page of them. */
export function Pager({ page, pages, total, onPage }: PagerProps) {
  const t = useWords('kit')
  return (
    <Row as="nav" gap={12} align="center" justify="between" size={13} tone="text-dim" aria-label={t('pages')}>
      <span>{t('rows', { count: total })}</span>
      {pages > 1 ? (
        <Row as="span" inline gap={4} align="center" className={classes.steps}>
          <IconButton framed label={t('previous_page')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <IconChevronLeft size={18} aria-hidden />
          </IconButton>
          <span className="num" aria-live="polite">
            {t('page_of', { page, pages })}
          </span>
          <IconButton framed label={t('next_page')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
            <IconChevronRight size={18} aria-hidden />
          </IconButton>
        </Row>
      ) : null}
    </Row>
  )
}
