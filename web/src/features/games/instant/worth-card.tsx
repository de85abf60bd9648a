import { useWords } from '@croupier/kit/words.ts'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { multiplierShown } from './multiplier.ts'
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
    <section className={classes.card}>
      {now ? (
        <div className={classes.now}>
          <span className={classes.name}>{t('now')}</span>
          <span className={classes.multiplier}>×{decimal(multiplierShown(now.multiplier))}</span>
          <b className={classes.amount}>
            <CountedMoney amount={now.amount} />
          </b>
        </div>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
