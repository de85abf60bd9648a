import { Grid, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { consolidatedFunds } from '@croupier/contract/vendors.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './profit.module.css'

/** Everything the member has now: all wallets together, what of it can be spent, what is held, what lies with vendors, and points. */
export function FundsStrip() {
  const t = useWords('profit')
  const language = useLanguage()
  const { data } = useAsk(consolidatedFunds)
  const fact = (name: string, figure: ReactNode) => (
    <Surface padY={10} padX={14} level={2} edge radius={10} className={classes.fund}>
      <Text as="dt" size={12} tone="text-dim">
        {name}
      </Text>
      <Text as="dd" size={18} leading={26} weight={600} className={classes.sum}>
        {figure ?? <Skeleton width={90} height={18} radius={6} />}
      </Text>
    </Surface>
  )
  return (
    <Grid as="dl" gap={12} mb={16} className={classes.funds}>
      {fact(t('funds'), data && <Money amount={data.total} />)}
      {fact(t('available'), data && <Money amount={data.available} />)}
      {fact(t('held'), data && <Money amount={data.held} />)}
      {data && data.vendors.length > 0 ? fact(t('at_vendors'), <Money amount={data.atVendors} />) : null}
      {fact(t('points'), data && <span className="num">{numberFormat(language).format(Number(data.points))}</span>)}
    </Grid>
  )
}
