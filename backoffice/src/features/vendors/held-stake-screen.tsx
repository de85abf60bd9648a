import type { ReplyOf } from '@croupier/contract/call.ts'
import { heldStake } from '@croupier/contract/console-held.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { CaseFrame } from '../../kit/case-frame.tsx'
import { PostingsCard } from '../../kit/postings-card.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { HeldActions } from './held-actions.tsx'
import { HeldState } from './held-state.tsx'
import classes from './vendors.module.css'

const route = getRouteApi('/_shell/held-stakes/$roundId')
const EVERY_MS = 10_000

export type HeldStakeDetail = ReplyOf<typeof heldStake>

/** A vendor's round that waits: what the vendor said of it, what the ledger has, and how two people end it. */
export function HeldStakeScreen() {
  const t = useWords('vendors')
  const moments = useMoments()
  const { roundId } = route.useParams()
  const { data, error, refetch } = useAsk(heldStake, { params: { roundId } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { account, memberId, gameName, vendorName, state, at } = data.held
  return (
    <CaseFrame
      title={t('held.of', { game: gameName, vendor: vendorName })}
      back="/held-stakes"
      state={<HeldState state={state} />}
      whose={{ account, memberId }}
      since={t('held.taken', { at: moments.full(at) })}
      actions={<HeldActions known={data} />}
    >
      <CallsCard known={data} />
      <PostingsCard postings={data.lines} />
    </CaseFrame>
  )
}

/** What the vendor has asked for in this round and was answered. */
function CallsCard({ known: { calls, vendorRound } }: { readonly known: HeldStakeDetail }) {
  const t = useWords('vendors')
  const moments = useMoments()
  return (
    <Card title={t('held.calls')} mark={<span className="mono quiet">{vendorRound}</span>} bare>
      <div className={classes.scroll}>
        <SmallTable unbroken>
          <thead>
            <tr>
              <th>{t('held.call')}</th>
              <th>{t('held.named')}</th>
              <th data-figure>{t('held.amount')}</th>
              <th>{t('held.answer')}</th>
              <th data-figure>{t('held.when')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map(({ id, name, named, amount, code, at }) => (
              <tr key={id}>
                <td>{t(`held.names.${name}`, { otherwise: name })}</td>
                {/* Nobody gives the end of a round a name. */}
                <td className="mono">{named ?? (name === 'close-round' ? '–' : t('held.by_desk'))}</td>
                <td data-figure>{amount === null ? '–' : <Amount amount={amount} />}</td>
                <td className="mono">{code}</td>
                <td data-figure title={moments.full(at)}>
                  {moments.short(at)}
                </td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      </div>
    </Card>
  )
}
