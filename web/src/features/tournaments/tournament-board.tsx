import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  type TournamentPosition,
  type Tournament,
  tournament as tournamentCall,
} from '@croupier/contract/tournaments.ts'
import { dateFormat, numberFormat } from '@croupier/kit/formats.ts'
import { figures, Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import classes from './tournaments.module.css'

const ROWS = 8
const REFRESH_MS = 10_000
const TOP = 10

/** One tournament: its terms, its board, and where the member stands even when that is far down. */
export function TournamentBoard({ id }: { readonly id: string }) {
  const t = useWords('tournaments')
  const { data, error, refetch } = useAsk(
    tournamentCall,
    { params: { tournamentId: id } },
    { refetchInterval: REFRESH_MS, meta: { actor: 'account' } },
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={ROWS} />
  const { board, own } = data
  return (
    <section className={`card ${classes.board}`} aria-label={data.tournament.name}>
      <Terms tournament={data.tournament} players={data.players} />
      {board.length === 0 && data.tournament.stage !== 'cancelled' ? (
        <p className={classes.own}>{t('no_board_text')}</p>
      ) : null}
      <Board reply={data} />
      {own && own.rank > board.length ? <p className={classes.own}>{t('own', { rank: own.rank })}</p> : null}
      <Invitation own={own} stage={data.tournament.stage} />
    </section>
  )
}

function Terms({ tournament, players }: { readonly tournament: Tournament; readonly players: number }) {
  const t = useWords('tournaments')
  const language = useLanguage()
  const { metric, category, games, stakeMin, prizeTotal, startsAt, endsAt } = tournament
  const moment = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const where = games.length > 0 ? games.map(({ name }) => name).join(', ') : t(category ?? 'every_game')
  return (
    <header className={classes.terms}>
      <h2>{tournament.name}</h2>
      <p>{t(`metric_${metric}`)}</p>
      <Row as="dl" gapY={12} gapX={32} wraps padY={14} padX={16} level={2} radius={12} className={classes.facts}>
        <div>
          <dt>{t('prizes')}</dt>
          <dd>
            <Money amount={prizeTotal} />
          </dd>
        </div>
        <div>
          <dt>{t('stake_min')}</dt>
          <dd>
            <Money amount={stakeMin} />
          </dd>
        </div>
        <div>
          <dt>{t('games')}</dt>
          <dd>{where}</dd>
        </div>
        <div>
          <dt>{t('span')}</dt>
          <dd>{moment.formatRange(new Date(startsAt), new Date(endsAt))}</dd>
        </div>
        <div>
          <dt>{t('players')}</dt>
          <dd>{numberFormat(language).format(players)}</dd>
        </div>
      </Row>
    </header>
  )
}

function Board({ reply: { board, tournament } }: { readonly reply: ReplyOf<typeof tournamentCall> }) {
  const t = useWords('tournaments')
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('rank')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t(`score_${tournament.metric}`)}</th>
          <th scope="col">{t('prize')}</th>
        </tr>
      </thead>
      <tbody>
        {board.map((standing) => (
          <StandingRow key={standing.rank} standing={standing} metric={tournament.metric} />
        ))}
        {tournament.prizes.slice(board.length).map((prize, index) => (
          <FreeRow key={prize + String(index)} rank={board.length + index + 1} prize={prize} />
        ))}
      </tbody>
    </table>
  )
}

function StandingRow({
  standing,
  metric,
}: {
  readonly standing: TournamentPosition
  readonly metric: Tournament['metric']
}) {
  const t = useWords('tournaments')
  const language = useLanguage()
  const { rank, player, own, score, prize } = standing
  return (
    <tr
      data-own={own || undefined}
      data-top={rank <= 3 ? rank : undefined}
      hidden={rank > TOP && prize === null && !own}
    >
      <td>
        <Text square={28} weight={600} className={classes.rank}>
          {rank}
        </Text>
      </td>
      <td>{own ? t('you', { player }) : player}</td>
      <td>{metric === 'turnover' ? <Money amount={score} /> : `${figures(score, { language, decimals: 2 })}×`}</td>
      <td>{prize === null ? '–' : <Money amount={prize} />}</td>
    </tr>
  )
}

/** A place that nobody has taken yet, with what it pays. */
const FreeRow = ({ rank, prize }: { readonly rank: number; readonly prize: string }) => (
  <tr data-top={rank <= 3 ? rank : undefined}>
    <td>
      <Text square={28} weight={600} className={classes.rank}>
        {rank}
      </Text>
    </td>
    <td>–</td>
    <td>–</td>
    <td>
      <Money amount={prize} />
    </td>
  </tr>
)

function Invitation({ own, stage }: { readonly own: TournamentPosition | null; readonly stage: Tournament['stage'] }) {
  const t = useWords('tournaments')
  const guest = useSession() === undefined
  if (own || stage !== 'running') return null
  return <p className={classes.invitation}>{t(guest ? 'log_in_to_join' : 'play_to_join')}</p>
}
