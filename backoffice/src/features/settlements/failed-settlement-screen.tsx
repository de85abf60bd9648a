import { Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { failedSettlement } from '@croupier/contract/console-failed.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { CaseFrame } from '../../kit/case-frame.tsx'
import { PostingsCard } from '../../kit/postings-card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { FailedActions } from './failed-actions.tsx'
import { FailedState } from './failed-state.tsx'
import layout from '../../kit/case.module.css'

const route = getRouteApi('/_shell/failed-settlements/$betId')
const EVERY_MS = 10_000

export type FailedSettlementDetail = ReplyOf<typeof failedSettlement>

/** A bet that could not be settled: what was due, why it failed, what the ledger has, and how it is ended. */
export function FailedSettlementScreen() {
  const t = useWords('settlements')
  const moments = useMoments()
  const { betId } = route.useParams()
  const { data, error, refetch } = useAsk(failedSettlement, { params: { betId } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { account, memberId, gameName, state, failedAt } = data.failed
  return (
    <CaseFrame
      title={t('of', { game: gameName })}
      back="/failed-settlements"
      state={<FailedState state={state} />}
      whose={{ account, memberId }}
      since={t('failed_since', { at: moments.full(failedAt) })}
      actions={<FailedActions known={data} />}
    >
      <ReasonCard known={data} />
      <PostingsCard postings={data.lines} />
    </CaseFrame>
  )
}

/** What was due and why it could not be done. */
function ReasonCard({ known: { failed } }: { readonly known: FailedSettlementDetail }) {
  const t = useWords('settlements')
  const moments = useMoments()
  const { stake, due, asset, status, attempts, triedAt, nextAt, endedAt, endedBy, reason, betId, roundId } = failed
  return (
    <Card title={t('why')}>
      <Text as="p" mb={14} breaks>
        {reason}
      </Text>
      <dl className={layout.facts}>
        <dt>{t('stake')}</dt>
        <dd>
          <Amount amount={stake} currency={asset} />
        </dd>
        <dt>{t('due')}</dt>
        <dd>
          <Amount amount={due} currency={asset} /> · {t(`ends.${status}`, { otherwise: status })}
        </dd>
        <dt>{t('attempts')}</dt>
        <dd>{t('tried', { attempts, at: moments.full(triedAt) })}</dd>
        {nextAt === null ? null : (
          <>
            <dt>{t('next_at')}</dt>
            <dd>{moments.full(nextAt)}</dd>
          </>
        )}
        {endedAt === null ? null : (
          <>
            <dt>{t('ended')}</dt>
            <dd>
              {moments.full(endedAt)} · {endedBy === 'clock' ? t('by_itself') : endedBy?.replace('operator:', '')}
            </dd>
          </>
        )}
        <dt>{t('bet')}</dt>
        <dd className="mono">{betId}</dd>
        <dt>{t('round')}</dt>
        <dd className="mono">{roundId}</dd>
      </dl>
    </Card>
  )
}
