import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { type Approval, approvals } from '@croupier/contract/approvals.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconMoodCheck } from '@tabler/icons-react'
import { ageOf } from '../../kit/age.ts'
import { Card } from '../../kit/card.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StateCard } from '../../kit/state-card.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { ApprovalDetail } from './approval-detail.tsx'
import { useRuleWords } from './rule-words.ts'
import classes from './approvals.module.css'
import { Tabs } from '../../kit/tabs.tsx'

const route = getRouteApi('/_shell/approvals')
const EVERY_MS = 10_000
const STAGES = ['waiting', 'mine', 'decided'] as const

/** What needs a second person: what waits for me, what I asked for, and what has been decided. */
export function ApprovalsScreen() {
  const t = useWords('operator')
  const { stage = 'waiting', id } = route.useSearch()
  const state = stage === 'decided' ? undefined : ('waiting' as const)
  const query = { ...(state && { state }), pageSize: 200 }
  const { data, error, refetch } = useAsk(approvals, { query }, { refetchInterval: EVERY_MS })
  const list = data?.list.filter((one) => isAt(stage, one))
  const opened = list?.find((one) => one.id === id) ?? list?.[0]
  return (
    <PageFrame title={t('approvals')} facts={t('approvals_text')}>
      <Tabs label={t('approvals')}>
        {STAGES.map((one) => (
          <Link
            key={one}
            to="/approvals"
            search={one === 'waiting' ? {} : { stage: one }}
            activeOptions={{ exact: true, includeSearch: true }}
            aria-current={one === stage ? 'page' : undefined}
          >
            {t(`stage_${one}`)}
          </Link>
        ))}
      </Tabs>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={4} />}
      {list?.length === 0 ? (
        <Card>
          <StateCard
            tone={stage === 'waiting' ? 'win' : 'dim'}
            icon={<IconMoodCheck size={22} aria-hidden />}
            title={t(`none_${stage}`)}
            text={t('none_text')}
          />
        </Card>
      ) : null}
      {list && opened ? (
        <Grid gap={14} align="start" className={classes.desk}>
          <Card bare>
            <ul>
              {list.map((one) => (
                <QueueLine key={one.id} approval={one} on={one.id === opened.id} />
              ))}
            </ul>
          </Card>
          <ApprovalDetail key={opened.id} approval={opened} />
        </Grid>
      ) : null}
    </PageFrame>
  )
}

function isAt(stage: (typeof STAGES)[number], { own, state }: Approval): boolean {
  if (stage === 'decided') return state !== 'waiting'
  return stage === 'mine' ? own : !own
}

function QueueLine({ approval, on }: { readonly approval: Approval; readonly on: boolean }) {
  const language = useLanguage()
  const ruleWords = useRuleWords()
  const { id, subject, rule, state, askedAt } = approval
  return (
    <li>
      <Link
        to="/approvals"
        search={(now) => ({ ...now, id })}
        className={classes.line}
        aria-current={on ? 'true' : undefined}
      >
        <span className={classes.top}>
          <strong>{subject.name}</strong>
          {state === 'waiting' ? (
            <Text size={12} tone="text-dim">
              {ageOf(askedAt, serverNow(), language)}
            </Text>
          ) : (
            <StatusChip status={state} />
          )}
        </span>
        <Text size={12} tone="text-dim" className={classes.small}>
          <span>{ruleWords(rule)}</span>
        </Text>
      </Link>
    </li>
  )
}
