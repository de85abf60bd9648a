import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { type GameReturn, gameReturns } from '@croupier/contract/returns.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { dateFormat, numberFormat } from '@croupier/kit/formats.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import classes from './fairness.module.css'
import { PageHead } from '../../parts/page/page-head.tsx'
import { percentText } from '../../parts/play/percent-text.ts'
import { ReturnBand } from './return-band.tsx'

const ROWS = 8

/** What the house's own games promise and what they gave back, from every round that was played here. */
export function FairnessPage() {
  const t = useWords('fairness')
  const language = useLanguage()
  const { data, error, refetch } = useAsk(gameReturns, undefined, { staleTime: 60_000 })
  const day = dateFormat(language, { dateStyle: 'long' })
  const played = data?.list.toSorted((one, other) => other.bets - one.bets)
  return (
    <Grid gap={20} className={`wrap ${classes.page}`}>
      <PageHead title={t('title')} lead={t('lead')}>
        <Link to="/verify" className={classes.door}>
          {t('verify')}
        </Link>
      </PageHead>
      <section className="card" aria-label={t('title')}>
        {played && played.length > 0 ? (
          <ul className={classes.list}>
            {played.map((game) => (
              <GameRow key={game.gameCode} game={game} />
            ))}
          </ul>
        ) : null}
        {played?.length === 0 ? (
          <Empty art={<ThingArt name="trophy" size={72} />} title={t('none')} text={t('none_text')} />
        ) : null}
        {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <SkeletonRows rows={ROWS} />}
      </section>
      <Grid as="section" gap={10} tone="text-dim" className={classes.explained}>
        <h2>{t('how')}</h2>
        <p>{t('how_exact')}</p>
        <p>{t('how_measured')}</p>
        <p>{t('how_band')}</p>
        {data?.since ? (
          <Text as="p" size={13}>
            {t('since', { day: day.format(new Date(data.since)) })}
          </Text>
        ) : null}
      </Grid>
    </Grid>
  )
}

function GameRow({ game }: { readonly game: GameReturn }) {
  const t = useWords('fairness')
  const language = useLanguage()
  const percent = (text: string) => percentText(text, language)
  const bets = numberFormat(language).format(game.bets)
  return (
    <Grid as="li" gapY={8} gapX={28} align="center" className={classes.row}>
      <div className={classes.name}>
        <Link to="/game" search={{ gameCode: game.gameCode }}>
          {game.gameName}
        </Link>
        <span>{t('rounds', { bets })}</span>
      </div>
      <Row as="dl" num gap={24} className={classes.figures}>
        <div>
          <dt>{t('exact')}</dt>
          <dd>{percent(game.rtp)}</dd>
        </div>
        <div>
          <dt>{t('measured')}</dt>
          <dd>{game.measured === null ? '–' : percent(game.measured)}</dd>
        </div>
      </Row>
      <ReturnBand game={game} />
      <Text as="p" size={13} text="end" className={classes.verdict} data-verdict={game.verdict}>
        {t(`verdict_${game.verdict}`)}
      </Text>
    </Grid>
  )
}
