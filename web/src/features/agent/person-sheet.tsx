import { agentTeamPerson } from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Avatar } from '@croupier/kit/art/avatar.tsx'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { lengthOf, type Range } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconX } from '@tabler/icons-react'
import { useTimes } from '../../parts/site/bet-times.ts'
import chart from './chart.module.css'
import { ChartLine } from './chart-plot.tsx'
import { lengthFrom, scaleOf } from './chart-scale.ts'
import { Figure } from './figure.tsx'
import { PersonActions } from './person-actions.tsx'
import { PersonFacts } from './person-facts.tsx'
import classes from './team.module.css'

export type TeamPerson = ReplyOf<typeof agentTeamPerson>

interface PersonSheetProps {
  readonly memberId: string
  readonly range: Range
  /** Where it stands beside a table. */
  readonly onClose?: () => void
}

/** Somebody of the hierarchy: what they and all below came to, and what the agent may do about them. */
export function PersonSheet({ memberId, range, onClose }: PersonSheetProps) {
  const t = useWords('agent')
  const { data, error, refetch } = useAsk(
    agentTeamPerson,
    { params: { memberId }, query: range },
    { placeholderData: (kept) => (kept?.memberId === memberId ? kept : undefined) },
  )
  return (
    <Stack
      as="aside"
      gap={10}
      pad={14}
      level={1}
      edge
      radius={12}
      className={classes.sheet}
      aria-label={data?.account ?? t('person')}
    >
      {data ? (
        <>
          <SheetHead person={data} onClose={onClose} />
          <PersonFacts person={data} days={lengthOf(range)} />
          <Results person={data} days={lengthOf(range)} />
          <PersonActions person={data} />
        </>
      ) : null}
      {error && !data ? <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={6} />}
    </Stack>
  )
}

function SheetHead({ person, onClose }: { readonly person: TeamPerson; readonly onClose: (() => void) | undefined }) {
  const t = useWords('agent')
  const { day } = useTimes()
  const { account, since, isAgent, isAvailable } = person
  return (
    <Row as="header" gap={12} align="center">
      <Avatar name={account} size={40} />
      <Text as="div" grow>
        <Text as="h3" size={15} weight={600} breaks>
          {account}
        </Text>
        <Text as="p" size={12} tone="text-dim">
          {t(isAgent ? 'agent' : 'player')} · {t('since', { day: day(since) })}
        </Text>
        {isAvailable ? null : <Tag tone="quiet">{t('not_available')}</Tag>}
      </Text>
      {onClose ? (
        <IconButton size="small" label={t('close_person')} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </IconButton>
      ) : null}
    </Row>
  )
}

function Results({ person: { days: list, sums }, days }: { readonly person: TeamPerson; readonly days: number }) {
  const t = useWords('agent')
  const values = list.map(({ result }) => lengthFrom(result))
  return (
    <div>
      <Row edgeAbove gap={8} justify="between" size={13} className={classes.results}>
        <Text tone="text-dim">{t('result_of_days', { days })}</Text>
        <Text weight={600}>
          <Figure amount={sums.result} signed />
        </Text>
      </Row>
      {values.length > 1 ? (
        <div className={`${chart.plot} ${classes.spark}`} aria-hidden>
          <ChartLine filled scale={scaleOf(values)} values={values} />
        </div>
      ) : null}
    </div>
  )
}
