import { agentOverview } from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { RangeFilter } from '@croupier/kit/table/range-filter.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { AgentPage } from './agent-page.tsx'
import { ActiveCard } from './active-card.tsx'
import { BestCard } from './best-card.tsx'
import { CategoriesCard } from './categories-card.tsx'
import { DaysExport } from './days-export.tsx'
import { MoneyCard } from './money-card.tsx'
import { NobodyBelow } from './nobody-below.tsx'
import { OverviewFigures } from './overview-figures.tsx'
import classes from './overview.module.css'
import { AGENT_SPANS, useAgentSearch } from './use-agent-search.ts'

export type Overview = ReplyOf<typeof agentOverview>

/** What everybody below the agent came to in some days, against the days before. */
export function OverviewPage() {
  const t = useWords('agent')
  const { range, today, change } = useAgentSearch()
  const asked = useAsk(agentOverview, { query: range }, { placeholderData: (kept) => kept })
  const { data, error, refetch, isPlaceholderData } = asked
  return (
    <AgentPage
      title={t('overview')}
      actions={
        <>
          <RangeFilter
            range={range}
            today={today}
            spans={AGENT_SPANS}
            onChange={({ from, to }) => change({ fromDay: from, toDay: to })}
          />
          <span className={classes.export}>{data ? <DaysExport overview={data} /> : null}</span>
        </>
      }
    >
      {data ? (
        <div className={classes.body} aria-busy={isPlaceholderData}>
          <Body overview={data} />
        </div>
      ) : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <OnItsWay />}
    </AgentPage>
  )
}

function Body({ overview }: { readonly overview: Overview }) {
  const { agents, members } = overview.size
  if (agents + members === 0) return <NobodyBelow />
  return (
    <>
      <OverviewFigures overview={overview} />
      <div className={classes.cards}>
        <MoneyCard days={overview.days} />
        <CategoriesCard categories={overview.categories} />
        <BestCard best={overview.best} />
        <ActiveCard days={overview.days} />
      </div>
    </>
  )
}

/** The shape of what comes. */
const OnItsWay = () => (
  <Loading>
    <div className={classes.body}>
      <div className={classes.figures}>
        {['deposits', 'withdrawals', 'bets', 'result', 'active'].map((key) => (
          <Skeleton key={key} height={84} radius={12} />
        ))}
      </div>
      <div className={classes.cards}>
        {['money', 'categories', 'best', 'days'].map((key) => (
          <Skeleton key={key} height={280} radius={12} />
        ))}
      </div>
    </div>
  </Loading>
)
