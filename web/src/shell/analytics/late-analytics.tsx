import { late } from '../../parts/page/late.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'
import { useStatus } from '../../parts/site/use-status.ts'

const Analytics = late(() => import('./analytics.tsx').then(({ Analytics }) => Analytics))

/** The counting of visits, fetched only for a brand that has it. */
export function LateAnalytics() {
  const id = useStatus()?.info.gtagId
  return id === undefined ? null : (
    <SidePart>
      <Analytics id={id} />
    </SidePart>
  )
}
