import { drawPayouts } from '@croupier/contract/console-draws.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { SmallTable } from '../../kit/small-table.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import classes from './draws.module.css'
import type { DrawDetail, ResultEntry } from './use-entry.ts'

/** The entry that a result would be released by, as far as the operator sees it: the own one before another. */
export const seenEntry = (entries: readonly ResultEntry[]): ResultEntry | undefined => {
  const seen = entries.filter(({ numbers }) => numbers !== null)
  return seen.find(({ own }) => own) ?? seen[0]
}

/** What the brand would pay by an entry. It is counted over all bets, so only where there is something to count by. */
export const usePayouts = ({ draw: { gameCode, issueNo } }: DrawDetail, entry: ResultEntry | undefined) =>
  useAsk(
    drawPayouts,
    { params: { gameCode, issueNo }, query: { entry: entry?.place === 2 ? '2' : '1' } },
    { enabled: entry !== undefined },
  )

/** What would be paid if the result were released as it was entered, by method. */
export function PayoutsCard({ known }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const entry = seenEntry(known.entries)
  const { data, error, refetch } = usePayouts(known, entry)
  if (entry === undefined) return null
  return (
    <Card title={t(entry.own ? 'payouts.own' : 'payouts.entered')} bare>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <SkeletonRows rows={4} /> : null}
      {data?.lines === 0 ? <p className={classes.pad}>{t('payouts.no_bets')}</p> : null}
      {data && data.lines > 0 ? (
        <div className={classes.payouts}>
          <SmallTable figures>
            <thead>
              <tr>
                <th>{t('payouts.method')}</th>
                <th>{t('payouts.stakes')}</th>
                <th>{t('payouts.pays')}</th>
              </tr>
            </thead>
            <tbody>
              {data.methods.map(({ method, stakes, prizes }) => (
                <tr key={method}>
                  <td>{t(`methods.${method}`, { otherwise: method })}</td>
                  <td>
                    <Amount amount={stakes} rough />
                  </td>
                  <td>
                    <Amount amount={prizes} rough />
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>{t('payouts.all')}</td>
                <td>
                  <Amount amount={data.stakes} rough />
                </td>
                <td>
                  <Amount amount={data.prizes} rough />
                </td>
              </tr>
            </tfoot>
          </SmallTable>
        </div>
      ) : null}
      <OtherPayout known={known} entry={entry} />
    </Card>
  )
}

/** What the other entry would pay, where both are not the same. */
function OtherPayout({ known, entry }: { readonly known: DrawDetail; readonly entry: ResultEntry }) {
  const t = useWords('draws')
  const figures = useFigures()
  const other = known.differences.length === 0 ? undefined : known.entries.find(({ place }) => place !== entry.place)
  const { data } = usePayouts(known, other)
  if (other === undefined || data === undefined) return null
  return <p className={classes.pad}>{t('payouts.other', { name: other.by, amount: figures(data.prizes) })}</p>
}
