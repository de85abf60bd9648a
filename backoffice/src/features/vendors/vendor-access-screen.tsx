import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { vendorAccess } from '@croupier/contract/console-vendor-access.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Note } from '../../kit/note.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { CallStatsCard } from './call-stats-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { TermsCard } from './terms-card.tsx'
import layout from '../../kit/case.module.css'

const route = getRouteApi('/_shell/vendor-access/$code')
const EVERY_MS = 10_000

/** How one vendor reaches us: its terms, its keys, and how its calls are answered. */
export function VendorAccessScreen() {
  const t = useWords('vendors')
  const { code } = route.useParams()
  const { data, error, refetch } = useAsk(vendorAccess, { params: { code } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { terms, displayName, sandbox } = data
  return (
    <PageFrame
      title={displayName}
      back="/vendor-access"
      states={terms ? <StatusChip status={terms.open ? 'live' : 'closed'} /> : null}
      facts={<span className="mono">{code}</span>}
    >
      {sandbox ? <Note tone="info">{t('access.sandbox')}</Note> : null}
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14} className={layout.stack}>
          <KeysCard known={data} />
          <CallStatsCard stats={data.heard} />
        </Stack>
        <TermsCard key={JSON.stringify(terms)} known={data} />
      </Grid>
    </PageFrame>
  )
}
