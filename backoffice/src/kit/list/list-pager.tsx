import { Row } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './table.module.css'
import { ROWS_CHOICE } from './list-search.ts'
import type { List } from './use-list.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

/** Which rows of how many, how many a page, and the way to the next. */
export function ListPager<Item>({ list: { reply, query, change } }: { readonly list: List<Item> }) {
  const t = useWords('pieces')
  const language = useLanguage()
  if (!reply) return null
  const { pageNum, totalPages, total } = reply
  const size = Number(query['pageSize'])
  const figure = (value: number) => new Intl.NumberFormat(language).format(value)
  const from = (pageNum - 1) * size + 1
  return (
    <Row
      as="nav"
      tall={44}
      edgeAbove
      gap={10}
      align="center"
      padX={14}
      tone="text-dim"
      className={classes.pager}
      aria-label={t('pages')}
    >
      <span>{t('range', { from: figure(from), to: figure(from + reply.list.length - 1), total: figure(total) })}</span>
      <Row as="label" gap={8} align="center" className={classes.rows}>
        {t('rows')}
        <select value={size} onChange={({ target }) => change({ rows: Number(target.value) })}>
          {ROWS_CHOICE.map((rows) => (
            <option key={rows}>{rows}</option>
          ))}
        </select>
      </Row>
      <IconButton
        size="small"
        label={t('previous')}
        disabled={pageNum <= 1}
        onClick={() => change({ page: pageNum - 1 }, true)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </IconButton>
      <span>{t('page_of', { page: figure(pageNum), pages: figure(totalPages) })}</span>
      <IconButton
        size="small"
        label={t('next')}
        disabled={pageNum >= totalPages}
        onClick={() => change({ page: pageNum + 1 }, true)}
      >
        <IconChevronRight size={16} aria-hidden />
      </IconButton>
    </Row>
  )
}
