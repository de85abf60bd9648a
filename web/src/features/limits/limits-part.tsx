import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { type Limits, readLimits } from '@croupier/contract/limits.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../parts/centre/panel.tsx'
import { CentrePage } from '../../parts/centre/centre-page.tsx'
import { CheckChoice } from './check-choice.tsx'
import { ExclusionForm } from './exclusion-form.tsx'
import { KindPanel } from './kind-panel.tsx'
import { LIMIT_KINDS } from '@croupier/contract/limits.ts'
import classes from './limits.module.css'
import { TimeOutForm } from './time-out-form.tsx'

/** All that a member can hold themselves back with: limits, reality checks, a break, staying away. */
export function LimitsPart({ onBack }: { readonly onBack: () => void }) {
  const t = useWords('limits')
  const { data, error, refetch } = useAsk(readLimits)
  return (
    <CentrePage title={t('title')} lead={t('lead')} onBack={onBack}>
      {data ? <Everything limits={data} /> : null}
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={6} />}
    </CentrePage>
  )
}

function Everything({ limits }: { readonly limits: Limits }) {
  const t = useWords('limits')
  return (
    <Grid gap={14} className={classes.all}>
      <Text as="p" size={13} tone="text-dim">
        {t('rule', { hours: limits.policy.raiseAfterHours })}
      </Text>
      {LIMIT_KINDS.map((kind) => (
        <KindPanel key={kind} kind={kind} limits={limits} />
      ))}
      <Panel title={t('checks')} text={t('checks_text')}>
        <CheckChoice limits={limits} />
      </Panel>
      <Panel title={t('break')} text={t('break_text')}>
        <TimeOutForm limits={limits} />
      </Panel>
      <Panel title={t('exclusion')} text={t('exclusion_text')}>
        <ExclusionForm limits={limits} />
      </Panel>
      <Text as="p" size={13} tone="text-dim">
        <Link to="/responsible-gaming" className="link">
          {t('read_more')}
        </Link>
      </Text>
    </Grid>
  )
}
