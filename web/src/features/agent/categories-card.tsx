import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from './card.tsx'
import { lengthFrom } from './chart-scale.ts'
import { Figure } from './figure.tsx'
import type { Overview } from './overview-page.tsx'
import classes from './overview.module.css'

/** Valid bets by category, each against the largest, with what its members won or lost. */
export function CategoriesCard({ categories }: Pick<Overview, 'categories'>) {
  const t = useWords('agent')
  const words = useWords('betting')
  const most = Math.max(1, ...categories.map(({ validBets }) => lengthFrom(validBets)))
  return (
    <Card title={t('by_category')}>
      {categories.length === 0 ? (
        <Text as="p" size={13} tone="text-dim">
          {t('no_bets')}
        </Text>
      ) : null}
      <Stack as="ul" gap={12}>
        {categories.map(({ category, validBets, result }) => (
          <li key={category}>
            <Row gap={8} justify="between" mb={4} size={13}>
              <span>{words(`category_${category}`)}</span>
              <Text weight={500}>
                <Figure amount={validBets} />
              </Text>
            </Row>
            <div className={classes.bar} aria-hidden>
              <span style={{ width: `${(lengthFrom(validBets) / most) * 100}%` }} />
            </div>
            <Row gap={8} justify="between" mt={2} size={12} tone="text-dim">
              <span>{t('result')}</span>
              <Figure amount={result} signed />
            </Row>
          </li>
        ))}
      </Stack>
    </Card>
  )
}
