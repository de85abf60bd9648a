import { Text } from '@croupier/kit/layout/layout.tsx'
import { withMinus } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import type { DashboardFigures } from './figures.tsx'
import { SmallTable } from '../../kit/small-table.tsx'

interface CategoriesProps {
  readonly categories: DashboardFigures['categories']
  readonly total: DashboardFigures['ggr']
}

/** What was staked and kept in each category. */
export function Categories({ categories, total }: CategoriesProps) {
  const t = useWords('dashboard')
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const hold = (ggr: string, stakes: string) =>
    Number(stakes) === 0 ? '–' : withMinus(percent.format(Number(ggr) / Number(stakes)))
  return (
    <Card title={t('by_category')} bare>
      {categories.length === 0 ? (
        <Text as="p" pad={14} tone="text-dim">
          {t('no_bets_yet')}
        </Text>
      ) : null}
      {categories.length === 0 ? null : (
        <SmallTable figures>
          <thead>
            <tr>
              <th scope="col">{t('category')}</th>
              <th scope="col">{t('bets')}</th>
              <th scope="col">{t('stakes')}</th>
              <th scope="col">{t('ggr')}</th>
              <th scope="col">{t('hold')}</th>
            </tr>
          </thead>
          <tbody>
            {categories.map(({ category, bets, stakes, ggr }) => (
              <tr key={category}>
                <th scope="row">{t(`categories.${category}`)}</th>
                <td>{bets.toLocaleString(language)}</td>
                <td>
                  <Amount amount={stakes} rough />
                </td>
                <td>
                  <Amount amount={ggr} rough />
                </td>
                <td>{hold(ggr, stakes)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('all')}</th>
              <td>{total.count.toLocaleString(language)}</td>
              <td>
                <Amount amount={total.stakes} rough />
              </td>
              <td>
                <Amount amount={total.amount} rough />
              </td>
              <td>{hold(total.amount, total.stakes)}</td>
            </tr>
          </tfoot>
        </SmallTable>
      )}
    </Card>
  )
}
