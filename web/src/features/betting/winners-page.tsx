import { useWords } from '@croupier/kit/words.ts'
import { Suspense } from 'react'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { lazy } from '../../parts/page/lazy.tsx'
import classes from '../../parts/page/page.module.css'
import { PageHead } from '../../parts/page/page-head.tsx'

const ROWS = 30

// The part that home fetches for its own board, too.
const WinnerBoard = lazy(() => import('./winner-board.tsx').then(({ WinnerBoard }) => WinnerBoard))

/** Who won what: the latest wins, the biggest of the week and the member's own, all from rounds that were played here. */
export function WinnersPage() {
  const t = useWords('betting')
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead title={t('winners_title')} lead={t('winners_lead')} />
      <Suspense fallback={<SkeletonRows rows={ROWS} />}>
        <WinnerBoard rows={ROWS} />
      </Suspense>
    </div>
  )
}
