import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { deskTable } from '@croupier/contract/console-tables.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { ErrorState } from '../../kit/error-state.tsx'
import { LimitsCard } from './limits-card.tsx'
import { NamesCard } from './names-card.tsx'
import { NowCard } from './now-card.tsx'
import { PaceCard } from './pace-card.tsx'
import { TableFrame } from './table-frame.tsx'
import layout from '../../kit/case.module.css'

const route = getRouteApi('/_shell/tables/$tableId/')
const EVERY_MS = 2000

export type TableDetail = ReplyOf<typeof deskTable>

/** One live table: what it does now, its limits, what it is called and how quick it is. */
export function TableScreen() {
  const t = useWords('tables')
  const { tableId } = route.useParams()
  const { data, error, refetch } = useAsk(deskTable, { params: { tableId } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { table, limits } = data
  return (
    <TableFrame table={table}>
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14}>
          <NowCard known={data} />
          <LimitsCard key={JSON.stringify(limits)} table={table} limits={limits} />
        </Stack>
        <Stack gap={14}>
          <NamesCard key={JSON.stringify([table.names, table.speed])} table={table} />
          <PaceCard pace={table.pace} hint={t('pace_hint')} />
        </Stack>
      </Grid>
    </TableFrame>
  )
}
