import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PageHead } from '../../parts/page/page-head.tsx'
import classes from './content.module.css'
import { NoticeList } from './notice-list.tsx'
import { useNotices, useReadMarks } from './read-marks.ts'

/** So many to a page. */
const ROWS = 9

/** Every notice that holds now, newest first, in pages. */
export function NoticePage() {
  const t = useWords('content')
  const navigate = useNavigate()
  const { page = 1 } = useSearch({ from: '/_main/noticePage' })
  const { data, error, refetch } = useNotices({ pageNo: page, pageSize: ROWS })
  const { mark, isRead } = useReadMarks()
  const list = data?.list.map((notice) => ({ ...notice, read: isRead(notice.id, notice.read) }))
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('notices')} lead={t('notices_lead')} />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={ROWS} />}
      {data?.total === 0 ? (
        <Empty
          art={<ThingArt name="empty-box" />}
          title={t('no_notices')}
          text={t('no_notices_text')}
          actions={
            <Link to="/" className={buttonClass()}>
              {t('to_home')}
            </Link>
          }
        />
      ) : null}
      {list && data && data.total > 0 ? (
        <>
          <NoticeList key={page} label={t('notices')} notices={list} onRead={(id) => mark([id])} />
          <div className={classes.section}>
            <Pager
              page={page}
              pages={data.totalPages}
              total={data.total}
              onPage={(next) => void navigate({ to: '/noticePage', search: { page: next } })}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
