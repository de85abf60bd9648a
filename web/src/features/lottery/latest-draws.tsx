import { PRIZE_MODES } from '@croupier/contract/lottery.ts'
import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './latest-draws.module.css'
import { LotteryTile } from './lottery-tiles.tsx'
import { type Lottery, useLotteries } from './use-lotteries.ts'

const OF_EACH = 3
const PLACES = [1, 2, 3, 4]

/** The lotteries of each prize mode that were drawn last, in a row: their numbers change as they are drawn. */
export function LatestDraws() {
  const t = useWords('lottery')
  const { list, aheadMs, error } = useLotteries()
  if (error && !list) return null
  return (
    <Grid as="ul" gap={12} className={classes.rail} aria-label={t('latest_draws')}>
      {list ? null : PLACES.map((each) => <li key={each} className={classes.waiting} aria-hidden />)}
      {lastOfEach(list ?? []).map((lottery) => (
        <li key={lottery.gameCode} className={classes.cell}>
          <LotteryTile lottery={lottery} aheadMs={aheadMs} />
        </li>
      ))}
    </Grid>
  )
}

/** One of each mode first, then another one of each. */
function lastOfEach(list: readonly Lottery[]): readonly Lottery[] {
  const byMode = PRIZE_MODES.map((mode) =>
    list
      .filter(({ prizeMode, last }) => prizeMode === mode && last?.numbers)
      .toSorted((one, other) => ((one.last?.drawAt ?? '') < (other.last?.drawAt ?? '') ? 1 : -1)),
  )
  return Array.from({ length: OF_EACH }, (_, at) => byMode.flatMap((own) => own[at] ?? [])).flat()
}
