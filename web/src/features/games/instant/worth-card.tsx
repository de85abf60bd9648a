import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { multiplierShown } from './multiplier.ts'
import { FactLines } from '../fact-lines.tsx'
import classes from './worth-card.module.css'

interface WorthCardProps {
  /** What leaving would pay; nothing yet before the first success. */
  readonly now: { readonly amount: string; readonly multiplier: bigint } | undefined
  readonly facts: readonly { readonly name: string; readonly value: string }[]
}

/** What an open round is worth now, and what may come next. */
export function WorthCard({ now, facts }: WorthCardProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  return (
    <Grid as="section" gap={10} padY={12} padX={14} level={1} edge radius={12}>
      {now ? (
        <Grid className={classes.now}>
          <Text size={13} tone="text-dim">
            {t('now')}
          </Text>
          <Text weight={700} tone="win" className="num">
            ×{decimal(multiplierShown(now.multiplier))}
          </Text>
          <Text as="b" size={28} className={`num ${classes.amount}`}>
            <CountedMoney amount={now.amount} />
          </Text>
        </Grid>
      ) : null}
      <FactLines gap={4} facts={facts} />
    </Grid>
  )
}
