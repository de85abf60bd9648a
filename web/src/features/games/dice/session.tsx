import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { less, sumOf } from '../purse.ts'
import type { Roll } from './roll.ts'
import classes from './session.module.css'

/** How the rolls of this visit went, in four figures. Nothing before the first one. */
export function Session({ rolls }: { readonly rolls: readonly Roll[] }) {
  const t = useWords('games')
  if (rolls.length === 0) return null
  const staked = sumOf(rolls.map(({ stake }) => stake))
  const profit = less(sumOf(rolls.map(({ payout }) => payout)), staked)
  const wins = rolls.filter(({ event }) => event.won).length
  return (
    <section className={classes.session} aria-label={t('session')}>
      <div className={classes.head}>
        <b>{t('session')}</b>
        <span>{t('rolls', { count: rolls.length })}</span>
      </div>
      <dl className={classes.figures}>
        <div>
          <dt>{t('staked')}</dt>
          <dd>
            <Money amount={staked} />
          </dd>
        </div>
        <div>
          <dt>{t('profit')}</dt>
          <dd>
            <Money amount={profit} signed />
          </dd>
        </div>
        <div>
          <dt>{t('wins')}</dt>
          <dd>{wins}</dd>
        </div>
        <div>
          <dt>{t('losses')}</dt>
          <dd>{rolls.length - wins}</dd>
        </div>
      </dl>
    </section>
  )
}
