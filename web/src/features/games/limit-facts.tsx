import { Grid } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { Game } from '../../parts/play/game.ts'
import classes from '../../parts/play/rules.module.css'

/** The smallest and largest stake and the most a round pays. */
export function LimitFacts({ game }: { readonly game: Game }) {
  const t = useWords('games')
  const facts = [
    { name: t('stake_least'), amount: game.stakeMin },
    { name: t('stake_greatest'), amount: game.stakeMax },
    { name: t('payout_cap'), amount: game.payoutCap },
  ]
  return (
    <Grid as="dl" gap={8} className={classes.facts}>
      {facts.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </Grid>
  )
}
