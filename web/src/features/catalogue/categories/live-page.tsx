import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { Suspense } from 'react'
import { late } from '../../../shell/late.tsx'
import { Lobby } from '../lobby.tsx'

const LiveTables = late(() => import('../../tables/live-tables.tsx').then(({ LiveTables }) => LiveTables))

/** The live casino: the house's own tables first, then the games of the category, or what else is open. */
export const LivePage = () => (
  <Lobby category="LIVE">
    <Suspense fallback={<Skeleton height={300} radius={12} />}>
      <LiveTables />
    </Suspense>
  </Lobby>
)
