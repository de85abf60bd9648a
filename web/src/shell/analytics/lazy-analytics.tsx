import { lazy } from '../../parts/page/lazy.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'
import { useStatus } from '../../parts/site/use-status.ts'

const Analytics = lazy(() => import('./analytics.tsx').then(({ Analytics }) => Analytics))

/** The counting of visits, fetched only for a brand that has it. */
export function LazyAnalytics() {
  const id = useStatus()?.info.gtagId
  return id === undefined ? null : (
    <SidePart>
      <Analytics id={id} />
    </SidePart>
  )
}
