import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { deskTableRound } from '@croupier/contract/console-table-rounds.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { Figure, Figures } from '../../kit/figures.tsx'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { CorrectionCard } from './correction-card.tsx'
import { DealLogCard } from './deal-log-card.tsx'
import { RoundBets } from './round-bets.tsx'
import { RoundActions } from './round-actions.tsx'
import { RoundState } from './round-state.tsx'
import { useTableWords } from '../../kit/table-words.ts'
import classes from './tables.module.css'
import layout from '../../kit/case.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'

const route = getRouteApi('/_shell/tables/rounds/$roundId')
const EVERY_MS = 3000
/** Somebody else may correct what is over. */
const OVER_EVERY_MS = 10_000

export type TableRoundDetail = ReplyOf<typeof deskTableRound>

/** A round that is settled, and is not being corrected. */
const isOver = (known: TableRoundDetail | undefined): boolean =>
  known !== undefined && known.round.settledAt !== null && known.correction?.state !== 'running'

/** One round: what was dealt, who had what on it, what it came to, and what two people can do about it. */
export function TableRoundScreen() {
  const t = useWords('tables')
  const moments = useMoments()
  const { roundId } = route.useParams()
  const { data, error, refetch } = useAsk(
    deskTableRound,
    { params: { roundId } },
    { refetchInterval: ({ state }) => (isOver(state.data) ? OVER_EVERY_MS : EVERY_MS) },
  )
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  const { round, table, tableId } = data
  return (
    <PageFrame
      title={round.code}
      back="/tables"
      states={<RoundState round={round} />}
      facts={
        <>
          <Link to="/tables/$tableId/rounds" params={{ tableId }} className="link">
            {table}
          </Link>{' '}
          · {t('began', { at: moments.full(round.startedAt) })}
        </>
      }
    >
      <Grid gap={14} align="start" className={layout.columns}>
        <Stack gap={14}>
          <ResultCard known={data} />
          <DealLogCard known={data} />
        </Stack>
        <Stack gap={14}>
          {data.correction === null ? null : <CorrectionCard correction={data.correction} roundId={roundId} />}
          <RoundActions known={data} />
          <ShoeCard known={data} />
        </Stack>
      </Grid>
      <RoundBets roundId={roundId} />
    </PageFrame>
  )
}

/** What was staked and paid, spot by spot. */
function ResultCard({ known: { round, spots } }: { readonly known: TableRoundDetail }) {
  const t = useWords('tables')
  const words = useTableWords()
  const won = round.won.map(words.spot).join(', ')
  return (
    <Card title={t('result')} bare>
      <div className={classes.pad}>
        <Figures>
          <Figure name={t('won')}>{won === '' ? '–' : won}</Figure>
          <Figure name={t('score')}>{words.score(round.score)}</Figure>
          <Figure name={t('staked')}>
            <Amount amount={round.stake} />
          </Figure>
          <Figure name={t('paid')}>
            <Amount amount={round.payout} />
          </Figure>
          <Figure name={t('house')}>
            <Amount amount={round.result} signed />
          </Figure>
        </Figures>
      </div>
      {spots.length === 0 ? (
        <p className={`quiet ${classes.pad}`}>{t('nobody_bet')}</p>
      ) : (
        <SmallTable>
          <thead>
            <tr>
              <th>{t('spot')}</th>
              <th data-figure>{t('bets')}</th>
              <th data-figure>{t('staked')}</th>
              <th data-figure>{t('paid')}</th>
            </tr>
          </thead>
          <tbody>
            {spots.map(({ spot, won: wins, bets, stake, payout }) => (
              <tr key={spot}>
                <td>{wins ? <strong>{words.spot(spot)}</strong> : words.spot(spot)}</td>
                <td data-figure>{bets}</td>
                <td data-figure>
                  <Amount amount={stake} />
                </td>
                <td data-figure>
                  <Amount amount={payout} />
                </td>
              </tr>
            ))}
          </tbody>
        </SmallTable>
      )}
    </Card>
  )
}

/** As phases follow each other, also where two begin at once. */
const TIMES = ['created', 'betting', 'closed', 'dealing', 'result', 'settled', 'resettled', 'void']
const inOrder = ([one, at]: readonly [string, string], [other, then]: readonly [string, string]) =>
  at === then ? TIMES.indexOf(one) - TIMES.indexOf(other) : Date.parse(at) - Date.parse(then)

/** Which link of the table's chain it was dealt from. */
function ShoeCard({ known: { shoe, times } }: { readonly known: TableRoundDetail }) {
  const t = useWords('tables')
  const moments = useMoments()
  return (
    <Card title={t('proof')}>
      <Facts gap={6}>
        <Fact says={t('shoe')}>{t('shoe_of', { number: shoe.number, link: shoe.link, links: shoe.links })}</Fact>
        <Fact says={t('link_after')} mono>
          {shoe.linkAfter}
        </Fact>
        <Fact says={t('link')} mono>
          {shoe.hash ?? t('link_secret')}
        </Fact>
        {Object.entries(times)
          .toSorted(inOrder)
          .map(([what, at]) => (
            <Fact key={what} says={t(`times.${what}`, { otherwise: what })}>
              <time dateTime={at}>{moments.time(at)}</time>
            </Fact>
          ))}
      </Facts>
    </Card>
  )
}
