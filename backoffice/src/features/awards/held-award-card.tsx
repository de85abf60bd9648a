import { Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { type HeldAward, heldAward } from '@croupier/contract/console-awards.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconX } from '@tabler/icons-react'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useMoments } from '../../kit/moment.ts'
import { StatusChip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { AwardActions } from './award-actions.tsx'
import layout from '../../kit/case.module.css'
import classes from './awards.module.css'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

const EVERY_MS = 10_000

interface HeldAwardCardProps {
  readonly awardId: string
  readonly onClose: () => void
}

/** One award: how much for whom, why it waits, and how people end it. */
export function HeldAwardCard({ awardId, onClose }: HeldAwardCardProps) {
  const t = useWords('awards')
  const { data, error, refetch } = useAsk(heldAward, { params: { awardId } }, { refetchInterval: EVERY_MS })
  useKeys([{ key: 'Escape', says: t('close'), run: onClose }])
  return (
    <aside className={classes.one} aria-label={t('one')}>
      <Card
        title={t('one')}
        aside={
          <IconButton size="small" label={t('close')} onClick={onClose}>
            <IconX size={16} aria-hidden />
          </IconButton>
        }
      >
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <SkeletonRows rows={6} />}
        {data ? (
          <Stack gap={14} className={layout.stack}>
            <Row gap={8} align="center" justify="between" wraps>
              <p className={classes.amount}>
                <Amount amount={data.amount} currency={data.asset} />
              </p>
              <StatusChip status={data.state} />
            </Row>
            <Facts one={data} />
          </Stack>
        ) : null}
      </Card>
      {data ? <WhyCard one={data} /> : null}
      {data ? <AwardActions one={data} /> : null}
    </aside>
  )
}

function Facts({ one }: { readonly one: HeldAward }) {
  const t = useWords('awards')
  const moments = useMoments()
  const { account, memberId, vendor, vendorName, award, at, roundId, decidedAt, decidedBy, awardId } = one
  return (
    <dl className={layout.facts}>
      <dt>{t('member')}</dt>
      <dd>
        <AccountLink account={account} memberId={memberId} />
      </dd>
      <dt>{t('vendor')}</dt>
      <dd>{vendorName === vendor ? vendor : t('vendor_named', { name: vendorName, code: vendor })}</dd>
      <dt>{t('award')}</dt>
      <dd>{t(`awards.${award}`)}</dd>
      <dt>{t('awarded_at')}</dt>
      <dd>{moments.full(at)}</dd>
      {decidedAt === null ? null : (
        <>
          <dt>{t('decided_by')}</dt>
          <dd>
            {decidedBy} · {moments.full(decidedAt)}
          </dd>
        </>
      )}
      {roundId === null ? null : (
        <>
          <dt>{t('round')}</dt>
          <dd className="mono">{roundId}</dd>
        </>
      )}
      <dt>{t('number')}</dt>
      <dd className="mono">{awardId}</dd>
    </dl>
  )
}

/** The limit that it is above, as the limit was when the award came. */
function WhyCard({ one: { heldBy, asset, vendorName } }: { readonly one: HeldAward }) {
  const t = useWords('awards')
  return (
    <Card title={t('why')}>
      <Stack gap={14} className={layout.stack}>
        <p>{t(heldBy === null ? 'held_by.unknown' : `held_by.${heldBy.limit}`, { vendor: vendorName })}</p>
        {heldBy === null ? null : (
          <dl className={layout.facts}>
            <dt>{t(`limit.${heldBy.limit}`)}</dt>
            <dd>
              <Amount amount={heldBy.max} currency={asset} />
            </dd>
            <dt>{t('paid_before')}</dt>
            <dd>
              <Amount amount={heldBy.paidBefore} currency={asset} />
            </dd>
          </dl>
        )}
        <p className="quiet">{t('answered')}</p>
      </Stack>
    </Card>
  )
}
