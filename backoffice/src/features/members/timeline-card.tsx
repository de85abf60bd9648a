import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { memberTimeline, type TimelineEntry } from '@croupier/contract/console-members.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconBuildingBank, IconCards, IconLogin2, IconUserCog } from '@tabler/icons-react'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { useMomentName } from './use-moment-name.ts'

const KINDS = ['login', 'money', 'deed', 'play'] as const
const SIGNS = { login: IconLogin2, money: IconBuildingBank, deed: IconUserCog, play: IconCards } as const

/** What happened around a member, of all kinds or of one. */
export function TimelineCard({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const [kind, setKind] = useState<TimelineEntry['kind']>()
  const { data, error, refetch } = useAsk(memberTimeline, {
    params: { memberId: member.id },
    query: kind === undefined ? {} : { kind },
  })
  return (
    <Card
      title={t('timeline')}
      bare
      aside={
        <select
          aria-label={t('timeline')}
          value={kind ?? ''}
          onChange={({ target }) => setKind(KINDS.find((one) => one === target.value))}
        >
          <option value="">{t('everything')}</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`moments.${one}`)}
            </option>
          ))}
        </select>
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={5} /> : null}
      {data?.length === 0 ? <p className={classes.nothing}>{t('nothing_happened')}</p> : null}
      <ol className={`ruled ${classes.moments}`}>
        {(data ?? []).map((one) => (
          <Moment key={`${one.at}.${one.what}.${one.detail}`} moment={one} />
        ))}
      </ol>
    </Card>
  )
}

function Moment({ moment: { at, kind, what, by, detail, amount } }: { readonly moment: TimelineEntry }) {
  const t = useWords('members')
  const moments = useMoments()
  const nameOf = useMomentName()
  const Sign = SIGNS[kind]
  return (
    <Grid as="li" gap={8} padY={8} padX={14} className={classes.moment}>
      <time dateTime={at}>{moments.short(at)}</time>
      <Sign size={16} aria-hidden />
      <div>
        <p>{kind === 'play' ? t('bets_on', { game: what, count: Number(detail) }) : nameOf(what)}</p>
        <Text as="p" tone="text-dim">
          {[by, kind === 'play' ? '' : detail].filter((part) => part !== '').join(' · ')}
        </Text>
      </div>
      {amount === null ? null : <Amount amount={amount} signed={kind === 'play'} />}
    </Grid>
  )
}
