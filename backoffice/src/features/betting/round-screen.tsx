import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { playedRound } from '@croupier/contract/console-rounds.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHistory } from '@tabler/icons-react'
import { AccountLink } from '../../kit/account-link.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { Chip, type Role } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { RoundEvents } from './round-events.tsx'
import { RoundLegs } from './round-legs.tsx'
import { RoundMoney } from './round-money.tsx'
import { RoundProof } from './round-proof.tsx'
import classes from './round.module.css'

export type PlayedRound = ReplyOf<typeof playedRound>

interface RoundScreenProps {
  readonly roundId: string
  readonly memberId: string | undefined
}

/** One round as it was: what happened, what it moved, and what proves it. */
export function RoundScreen({ roundId, memberId }: RoundScreenProps) {
  const query = memberId === undefined ? {} : { memberId }
  const { data, error, refetch } = useAsk(playedRound, { params: { roundId }, query })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  return <RoundView round={data} />
}

const TONES: Readonly<Record<string, Role>> = { won: 'win', half_won: 'win', open: 'info' }

function RoundView({ round }: { readonly round: PlayedRound }) {
  const t = useWords('round')
  const words = useWords('members')
  const moments = useMoments()
  const { gameName, roundId, member, vendor, startedAt, together } = round
  const { status } = together
  return (
    <PageFrame
      title={t('title', { game: gameName, short: roundId.slice(-8) })}
      states={<Chip tone={TONES[status] ?? 'dim'}>{words(`bets.${status}`, { status })}</Chip>}
      facts={
        <>
          {vendor} · {moments.full(startedAt)} ·{' '}
          <AccountLink account={member.account} memberId={member.id} tab="bets" />
        </>
      }
    >
      <Note tone="info" icon={<IconHistory size={16} aria-hidden />}>
        <strong>{t('replay')}</strong> {t('replay_text')}
      </Note>
      <Grid gap={14} align="start" className={classes.columns}>
        {round.legs ? <RoundLegs legs={round.legs} /> : null}
        <RoundEvents round={round} />
        <RoundMoney round={round} />
        <RoundProof round={round} />
      </Grid>
    </PageFrame>
  )
}
