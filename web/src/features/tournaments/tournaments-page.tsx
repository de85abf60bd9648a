import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { type Tournament, tournaments } from '@croupier/contract/tournaments.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PageHead } from '../../parts/page/page-head.tsx'
import { Pots } from './pots.tsx'
import { StageTag } from './stage-tag.tsx'
import { TournamentBoard } from './tournament-board.tsx'
import classes from './tournaments.module.css'

const ROWS = 6

/** Races that run, come or are over: what is played for, who leads, and where oneself stands. */
export function TournamentsPage() {
  const t = useWords('tournaments')
  const navigate = useNavigate()
  const { id } = useSearch({ from: '/_main/tournaments' })
  const { data, error, refetch } = useAsk(tournaments, undefined, { refetchInterval: 60_000 })
  const chosen = data?.list.find((one) => one.id === id) ?? data?.list[0]
  const choose = (tournament: Tournament) =>
    void navigate({ to: '/tournaments', search: { id: tournament.id }, replace: true, resetScroll: false })
  return (
    <Grid gap={20} className={`wrap ${classes.page}`}>
      <PageHead title={t('title')} lead={t('lead')} />
      <Pots />
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <SkeletonRows rows={ROWS} />}
      {data?.list.length === 0 ? (
        <Empty
          art={<ThingArt name="trophy" size={72} />}
          title={t('none')}
          text={t('none_text')}
          actions={
            <Link to="/promotions" className={buttonClass()}>
              {t('to_promotions')}
            </Link>
          }
        />
      ) : null}
      {chosen ? (
        <Grid gap={20} align="start" className={classes.columns}>
          <Grid as="ul" gap={8} pad={0} className={classes.list} aria-label={t('title')}>
            {data?.list.map((one) => (
              <li key={one.id}>
                <Grid
                  as="button"
                  gap={4}
                  padY={12}
                  padX={14}
                  text="start"
                  level={1}
                  edge
                  radius={12}
                  type="button"
                  className={classes.choice}
                  aria-pressed={one.id === chosen.id}
                  onClick={() => choose(one)}
                >
                  <Text weight={600}>{one.name}</Text>
                  <StageTag tournament={one} />
                </Grid>
              </li>
            ))}
          </Grid>
          <TournamentBoard key={chosen.id} id={chosen.id} />
        </Grid>
      ) : null}
    </Grid>
  )
}
