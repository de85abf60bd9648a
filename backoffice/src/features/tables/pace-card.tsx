import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { DeskTable } from '@croupier/contract/console-tables.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { seconds } from '../../kit/table-words.ts'
import classes from './tables.module.css'

interface PaceCardProps {
  readonly pace: DeskTable['pace']
  readonly hint: string
}

/** How long the phases take, by the brand's policy. */
export function PaceCard({ pace, hint }: PaceCardProps) {
  const t = useWords('tables')
  return (
    <Card title={t('pace')}>
      <Grid as="dl" gap={6} className={classes.facts}>
        {(['betMs', 'guardMs', 'stepMs', 'decideMs', 'decideAllMs', 'resultMs'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`paces.${name}`)}</dt>
            <dd>{seconds(pace[name])}</dd>
          </div>
        ))}
      </Grid>
      <p className={classes.quiet}>{hint}</p>
    </Card>
  )
}
