import { agentProfit } from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { AgentScreenProps } from '../../parts/centre/agent-pages.ts'
import { LastThirtyDays, RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { oneOf, type RecordState } from '../../parts/centre/record-search.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { BranchPath } from './branch-path.tsx'
import { BranchesTable } from './branches-table.tsx'
import { DaysFrame } from './days-frame.tsx'
import { ProfitChart } from './profit-chart.tsx'
import { ProfitExport } from './profit-export.tsx'
import { PROFIT_HEADINGS, ProfitTable } from './profit-table.tsx'
import { useAgentSearch } from './use-agent-search.ts'

const SPANS = ['day', 'week', 'month'] as const
const WAYS = [...SPANS, 'branch'] as const

export type TeamProfit = ReplyOf<typeof agentProfit>
export type ProfitSpan = (typeof SPANS)[number]

/** Profit and loss of everybody below, or of somebody with all below: by time, or by branch. */
export function ProfitPage({ part }: AgentScreenProps) {
  const t = useWords('agent')
  const open = useOpenModal()
  const record = useAgentSearch()
  const way = oneOf(WAYS, record.search['profitBy']) ?? 'day'
  const by = oneOf(SPANS, way) ?? 'day'
  const asked = useAsk(
    agentProfit,
    { query: { ...record.range, by, memberId: part } },
    { placeholderData: (kept) => kept },
  )
  const of = (memberId: string | undefined) =>
    open('agentCentre', memberId === undefined ? 'profit' : `profit.${memberId}`)
  return (
    <DaysFrame
      title={t('profit')}
      record={record}
      asked={asked}
      choices={
        <Segments
          raised
          label={t('by')}
          options={WAYS.map((value) => ({ value, label: t(`by_${value}`) }))}
          value={way}
          onChange={(profitBy) => record.change({ profitBy })}
        />
      }
      exporting={asked.data ? <ProfitExport profit={asked.data} /> : null}
    >
      {(profit) => (
        <>
          <BranchPath path={profit.path} onOpen={of} />
          {way === 'branch' ? (
            <BranchesTable memberId={part} record={record} onOpen={of} />
          ) : (
            <ByTime profit={profit} by={by} record={record} />
          )}
        </>
      )}
    </DaysFrame>
  )
}

interface ByTimeProps {
  readonly profit: TeamProfit
  readonly by: ProfitSpan
  readonly record: RecordState
}

function ByTime({ profit: { list, totals }, by, record }: ByTimeProps) {
  const t = useWords('agent')
  const moved = list.filter((row) => PROFIT_HEADINGS.some((heading) => unitsFrom(row[heading]) !== 0n))
  if (moved.length === 0)
    return <RecordEmpty title={t('no_profit')} text={t('no_profit_text')} days={<LastThirtyDays {...record} />} />
  return (
    <>
      <ProfitChart list={list} by={by} />
      <ProfitTable rows={moved} totals={totals} by={by} />
    </>
  )
}
