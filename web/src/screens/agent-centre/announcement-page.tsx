import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { AgentPage } from '../../features/agent/agent-page.tsx'
import { NoticeList } from '../../features/content/notice-list.tsx'
import { useNotices, useReadMarks } from '../../features/content/read-marks.ts'

const ROWS = 9

/** What the house tells its agents, newest first. */
export function AnnouncementPage() {
  const t = useWords('agent')
  const words = useWords('content')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, refetch } = useNotices({ pageNo, pageSize: ROWS })
  const { mark, isRead } = useReadMarks()
  return (
    <AgentPage title={t('announcement')}>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={ROWS} />}
      {data?.total === 0 ? (
        <Empty art={<ThingArt name="empty-box" />} title={words('no_notices')} text={words('no_notices_text')} />
      ) : null}
      {data && data.total > 0 ? (
        <>
          <NoticeList
            key={pageNo}
            label={t('announcement')}
            notices={data.list.map((notice) => ({ ...notice, read: isRead(notice.id, notice.read) }))}
            onRead={(id) => mark([id])}
          />
          <Pager page={pageNo} pages={data.totalPages} total={data.total} onPage={setPageNo} />
        </>
      ) : null}
    </AgentPage>
  )
}
