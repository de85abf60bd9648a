import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { heldStake } from '@croupier/contract/console-held.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi } from '@tanstack/react-router'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { PostingsCard } from '../../kit/postings-card.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { HeldActions } from './held-actions.tsx'
import { HeldState } from './held-state.tsx'
import layout from '../../kit/case.module.css'
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
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { account, memberId, gameName, vendorName, state, at } = data.held
  return (
    <PageFrame
      title={t('held.of', { game: gameName, vendor: vendorName })}
      back="/held-stakes"
      states={<HeldState state={state} />}
      facts={
        <>
          <AccountLink account={account} memberId={memberId} /> · {t('held.taken', { at: moments.full(at) })}
        </>
      }
    >
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14} className={layout.stack}>
          <CallsCard known={data} />
          <PostingsCard postings={data.lines} />
        </Stack>
        <HeldActions known={data} />
      </Grid>
    </PageFrame>
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
