import { PRIZE_MODES, type PrizeMode } from '@croupier/contract/lottery.ts'
import { lotteryOf } from '@croupier/engine/lottery/lotteries.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Countdown, useSecondsLeft } from './countdown.tsx'
import { useZoneMoment } from './issue-head.tsx'
import { issueShown } from './issue-text.ts'
import classes from './lottery-tiles.module.css'
import { ResultBalls } from './numbers.tsx'
import { type Lottery, useLotteries } from './use-lotteries.ts'

interface LotteryTilesProps {
  /** Which lotteries belong to the page; all without it. */
  readonly modes?: readonly PrizeMode[]
  /** What stands in the corner of each tile: the member's star. */
  readonly star?: (lottery: Pick<Lottery, 'gameCode' | 'name'>) => ReactNode
}

/** The lotteries of the brand by prize mode: each with its time left and its last numbers. */
export function LotteryTiles({ modes = PRIZE_MODES, star }: LotteryTilesProps) {
  const t = useWords('lottery')
  const { list, aheadMs, error, refetch } = useLotteries()
  if (!list) return error ? <ErrorState error={error} onRetry={refetch} /> : <ComingTiles />
  const groups = modes
    .map((mode) => ({ mode, inside: list.filter(({ prizeMode }) => prizeMode === mode) }))
    .filter(({ inside }) => inside.length > 0)
  if (groups.length === 0)
    return <Empty art={<ThingArt name="telescope" />} title={t('lobby_none')} text={t('lobby_none_text')} />
  return (
    <Stack gap={24} mb={32}>
      {groups.map(({ mode, inside }) => (
        <section key={mode} aria-label={t(`prize_mode.${mode}`)}>
          <Text as="h2" block mb={12} size={20} weight={700}>
            {t(`prize_mode.${mode}`)}
          </Text>
          {shelvesOf(inside).map(([region, list]) => (
            <Stack key={region ?? ''} gap={8} mb={16}>
              {region ? (
                <Text as="h3" block size={14} weight={700} tone="text-dim">
                  {t(`region.${region}`)}
                </Text>
              ) : null}
              <ul className={classes.tiles} aria-label={region && t(`region.${region}`)}>
                {list.map((lottery) => (
                  <li key={lottery.gameCode} className={classes.cell}>
                    <LotteryTile lottery={lottery} aheadMs={aheadMs} />
                    {star?.(lottery)}
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </section>
      ))}
    </Stack>
  )
}

type Region = 'NORTH' | 'CENTRAL' | 'SOUTH'

/** Stations by their region, those that close next first; what has none as it is listed. */
function shelvesOf(lotteries: readonly Lottery[]): (readonly [Region | undefined, readonly Lottery[]])[] {
  const regionOf = ({ gameCode, prizeMode }: Lottery) =>
    prizeMode === 'Lott' ? lotteryOf(gameCode)?.region : undefined
  const closes = ({ issue }: Lottery) => issue?.closeAt ?? '9'
  return [...Map.groupBy(lotteries, regionOf)].map(([region, list]) => [
    region,
    region ? list.toSorted((one, other) => closes(one).localeCompare(closes(other))) : list,
  ])
}

const COMING = 8

const ComingTiles = () => (
  <Loading>
    <div className={classes.tiles}>
      {Array.from({ length: COMING }, (_, at) => (
        <Skeleton key={at} height={148} radius={12} />
      ))}
    </div>
  </Loading>
)

/** Where the lotteries of a prize mode open. */
export const PAGES = {
  Lott: '/vnlottery',
  ZY: '/vnlottery',
  SEA: '/seaLottery',
  Elott: '/lottery',
} as const satisfies Record<PrizeMode, string>

interface TileProps {
  readonly lottery: Lottery
  readonly aheadMs: number
}

/** A lottery with its time left and its last numbers; the whole tile opens it. */
export function LotteryTile({ lottery, aheadMs }: TileProps) {
  const t = useWords('lottery')
  const { name, family, gameCode, prizeMode, last } = lottery
  return (
    <div className={classes.tile}>
      <Text as="h3" block size={15} weight={700} breaks className={classes.name}>
        <Link to={PAGES[prizeMode]} search={{ gameCode }} className={classes.link}>
          {name}
        </Link>
      </Text>
      <Stack gap={8} className={classes.last}>
        <Row gap={8} align="center" justify="between">
          <Text size={12} tone="text-dim" num>
            {last?.numbers ? t('issue_of', { issue: issueShown(last.issueNo) }) : t(last ? 'void' : 'no_result')}
          </Text>
          <SaleLeft lottery={lottery} aheadMs={aheadMs} />
        </Row>
        {last?.numbers ? <ResultBalls family={family} numbers={last.numbers} size="small" /> : null}
      </Stack>
    </div>
  )
}

const DAY_S = 86_400

function SaleLeft({ lottery: { state, issue, timeZone }, aheadMs }: TileProps) {
  const t = useWords('lottery')
  const moment = useZoneMoment(timeZone)
  const left = useSecondsLeft(issue?.closeAt, aheadMs)
  if (state === 'closed' || !issue) return <small className={classes.still}>{t('closed')}</small>
  if (issue.status === 'pending' || left >= DAY_S)
    return <small className={classes.still}>{t('draws_at', { time: moment(issue.drawAt) })}</small>
  if (left === 0 || issue.status === 'closed' || issue.status === 'drawn')
    return <small className={classes.still}>{t('drawing')}</small>
  return (
    <Row gap={6} align="center">
      <small className={classes.still}>{t('closes_in')}</small>
      <Countdown endsAt={issue.closeAt} aheadMs={aheadMs} />
    </Row>
  )
}
