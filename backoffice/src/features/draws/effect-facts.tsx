import type { DrawEffect } from '@croupier/contract/console-draws.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import classes from './draws.module.css'

/** How many bets an action changes, whose, and what moves in each money; undefined while it is counted. */
export function EffectFacts({ effect }: { readonly effect: DrawEffect | undefined }) {
  const t = useWords('draws')
  return (
    <>
      <Facts gap={6}>
        <Fact says={t('effect.changes')}>
          {effect ? t('effect.bets_of', { bets: effect.bets, members: effect.members }) : <Skeleton width={120} />}
        </Fact>
        {effect ? null : (
          <>
            <Fact says={t('to_members')}>
              <Skeleton width={90} />
            </Fact>
            <Fact says={t('from_members')}>
              <Skeleton width={90} />
            </Fact>
          </>
        )}
      </Facts>
      {effect && effect.sums.length > 0 ? <Sums sums={effect.sums} /> : null}
      {effect?.sums.some(({ owed }) => Number(owed) !== 0) ? <p>{t('effect.owed_text')}</p> : null}
    </>
  )
}

function Sums({ sums }: Pick<DrawEffect, 'sums'>) {
  const t = useWords('draws')
  return (
    <div className={classes.effect}>
      <SmallTable figures label={t('effect.sums')}>
        <thead>
          <tr>
            <th>{t('effect.currency')}</th>
            <th>{t('to_members')}</th>
            <th>{t('from_members')}</th>
            <th>{t('effect.owed')}</th>
            <th>{t('effect.rebates')}</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ currency, returned, taken, owed, rebates }) => (
            <tr key={currency}>
              <td>{currency}</td>
              {Object.entries({ returned, taken, owed, rebates }).map(([name, amount]) => (
                <td key={name}>
                  <Amount amount={amount} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </SmallTable>
    </div>
  )
}
