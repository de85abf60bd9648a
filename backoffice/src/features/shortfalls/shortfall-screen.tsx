import type { ReplyOf } from '@croupier/contract/call.ts'
import { shortfall } from '@croupier/contract/console-shortfalls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { CaseFrame } from '../../kit/case-frame.tsx'
import { PostingsCard } from '../../kit/postings-card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
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
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { account, memberId, gameName, state, at } = data.shortfall
  return (
    <CaseFrame
      title={t('of', { game: gameName })}
      back="/shortfalls"
      state={<ShortfallState state={state} />}
      whose={{ account, memberId }}
      since={t('since', { at: moments.full(at) })}
      actions={<ShortfallActions known={data} />}
    >
      <AmountsCard known={data} />
      <PostingsCard postings={data.lines} />
    </CaseFrame>
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
