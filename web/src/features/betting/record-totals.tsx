import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import type { bets } from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './betting.module.css'

/** What was staked, returned and won or lost in the whole range. */
export function RecordTotals({ totals }: { readonly totals: ReplyOf<typeof bets>['totals'] }) {
  const t = useWords('betting')
  const figures = [
    ['total_stake', <Money key="stake" amount={totals.stake} />],
    ['total_payout', <Money key="payout" amount={totals.payout} />],
    ['total_result', <Money key="result" amount={totals.result} signed />],
    ['valid_turnover', <Money key="turnover" amount={totals.validTurnover} />],
  ] as const
  return (
    <Grid as="dl" gap={12} mb={12} className={classes.totals}>
      {figures.map(([key, figure]) => (
        <Surface
          padY={10}
          padX={14}
          level={2}
          edge
          radius={10}
          key={key}
          className={classes.total}
          data-wide={key === 'valid_turnover' || undefined}
        >
          <dt>{t(key)}</dt>
          <dd>{figure}</dd>
        </Surface>
      ))}
    </Grid>
  )
}
