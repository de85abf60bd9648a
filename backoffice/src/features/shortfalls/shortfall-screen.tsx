import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { shortfall } from '@croupier/contract/console-shortfalls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { PostingsCard } from '../../kit/postings-card.tsx'
import { Trouble } from '../../kit/trouble.tsx'
import { ShortfallActions } from './shortfall-actions.tsx'
import { ShortfallState } from '../../kit/shortfall-state.tsx'
import layout from '../../kit/case.module.css'

const route = getRouteApi('/_shell/shortfalls/$shortfallId')
const EVERY_MS = 10_000

export type KnownShortfall = ReplyOf<typeof shortfall>

/** What a member owes of a corrected bet: where it came from, what has come of it, and how it is ended. */
export function ShortfallScreen() {
  const t = useWords('shortfalls')
  const moments = useMoments()
  const { shortfallId } = route.useParams()
  const { data, error, refetch } = useAsk(shortfall, { params: { shortfallId } }, { refetchInterval: EVERY_MS })
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { account, memberId, gameName, state, at } = data.shortfall
  return (
    <PageFrame
      title={t('of', { game: gameName })}
      back="/shortfalls"
      states={<ShortfallState state={state} />}
      facts={
        <>
          <AccountLink account={account} memberId={memberId} /> · {t('since', { at: moments.full(at) })}
        </>
      }
    >
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14} className={layout.stack}>
          <AmountsCard known={data} />
          <PostingsCard postings={data.lines} />
        </Stack>
        <ShortfallActions known={data} />
      </Grid>
    </PageFrame>
  )
}

const PARTS = ['amount', 'collected', 'writtenOff', 'reversed'] as const

/** What the correction could not take back, and what has come of it so far. */
function AmountsCard({ known: { shortfall: one } }: { readonly known: KnownShortfall }) {
  const t = useWords('shortfalls')
  const moments = useMoments()
  const { asset, betId, roundId, memberId, endedAt } = one
  const parts = PARTS.filter((part) => part === 'amount' || part === 'collected' || Number(one[part]) > 0)
  return (
    <Card title={t('correction')}>
      <dl className={layout.facts}>
        {parts.map((part) => (
          <Fact key={part} term={t(part)}>
            <Amount amount={one[part]} currency={asset} />
          </Fact>
        ))}
        {endedAt === null ? null : <Fact term={t('ended')}>{moments.full(endedAt)}</Fact>}
        <Fact term={t('bet')}>
          <span className="mono">{betId}</span>
        </Fact>
        <Fact term={t('round')}>
          <Link to="/rounds/$roundId" params={{ roundId }} search={{ member: memberId }} className="link mono">
            {roundId}
          </Link>
        </Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
