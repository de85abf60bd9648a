import { Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { DeskTournament, deskTournament } from '@croupier/contract/console-tournaments.ts'
import { useWords } from '@croupier/kit/words.ts'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import classes from './tournaments.module.css'

interface PlacesCardProps {
  readonly places: ReplyOf<typeof deskTournament>['places']
  readonly written: DeskTournament | undefined
}

/** Who leads, or who was paid. */
export function PlacesCard({ places, written }: PlacesCardProps) {
  const t = useWords('tournaments')
  const paid = written?.state === 'paid'
  return (
    <Card title={t(paid ? 'winners' : 'leaders')}>
      {places.length === 0 ? (
        <Text as="p" tone="text-dim">
          {t('no_places')}
        </Text>
      ) : null}
      <ol className={`ruled ${classes.places}`}>
        {places.map(({ rank, memberId, account, score, prize }) => (
          <li key={rank}>
            <Text tone="text-dim">{rank}</Text>
            <AccountLink account={account} memberId={memberId} />
            <span>{written?.metric === 'turnover' ? <Amount amount={score} /> : `${score}×`}</span>
            <span>{prize === '0' || /^0(\.0+)?$/.test(prize) ? '–' : <Amount amount={prize} />}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
