import type { ReplyOf } from '@croupier/contract/call.ts'
import { numberExposure } from '@croupier/contract/console-number-rules.ts'
import { familyOf } from '@croupier/engine/lottery/families.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import classes from './draws.module.css'
import type { DrawDetail } from './use-entry.ts'

/** The numbers of a method with the highest stakes, and what one hit of each would pay. */
export function ExposureCard({ known: { draw } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const { gameCode, issueNo, family } = draw
  const methods = (familyOf(family)?.methods ?? []).filter(({ numbers }) => numbers)
  const [chosen, setMethod] = useState<string>()
  const method = chosen ?? methods[0]?.key ?? ''
  const { data, error, refetch } = useAsk(numberExposure, { params: { gameCode, issueNo }, query: { method } })
  return (
    <Card
      title={t('numbers.exposure')}
      bare
      aside={
        <select aria-label={t('payouts.method')} value={method} onChange={({ target }) => setMethod(target.value)}>
          {methods.map(({ key }) => (
            <option key={key} value={key}>
              {t(`methods.${key}`, { otherwise: key })}
            </option>
          ))}
        </select>
      }
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonRows rows={4} /> : null}
      {data?.total === 0 ? <p className={classes.pad}>{t('payouts.no_bets')}</p> : null}
      {data && data.total > 0 ? <ExposureRows known={data} /> : null}
    </Card>
  )
}

/** Each number with its stakes, its cap, and what a hit pays. */
function ExposureRows({ known: { list, total } }: { readonly known: ReplyOf<typeof numberExposure> }) {
  const t = useWords('draws')
  return (
    <div className={classes.payouts}>
      <SmallTable figures>
        <thead>
          <tr>
            <th>{t('numbers.number')}</th>
            <th>{t('payouts.stakes')}</th>
            <th>{t('numbers.cap')}</th>
            <th>{t('numbers.one_hit')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ number, stakes, pays, cap, half, closed }) => (
            <tr key={number}>
              <td>
                {number}
                {closed ? ` · ${t('numbers.kinds.closed')}` : half ? ` · ${t('numbers.kinds.half')}` : null}
              </td>
              <td>
                <Amount amount={stakes} rough />
              </td>
              <td>{cap === null ? '–' : <Amount amount={cap} rough />}</td>
              <td>
                <Amount amount={pays} rough />
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
      {total > list.length ? <p className={classes.pad}>{t('numbers.more', { count: total - list.length })}</p> : null}
    </div>
  )
}
