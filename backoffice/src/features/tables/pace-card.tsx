import type { DeskTable } from '@croupier/contract/console-tables.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { seconds } from '../../kit/table-words.ts'
import { Fact, Facts } from '../../kit/facts.tsx'

interface PaceCardProps {
  readonly pace: DeskTable['pace']
  readonly hint: string
}

/** How long the phases take, by the brand's policy. */
export function PaceCard({ pace, hint }: PaceCardProps) {
  const t = useWords('tables')
  return (
    <Card title={t('pace')}>
      <Facts gap={6}>
        {(['betMs', 'guardMs', 'stepMs', 'decideMs', 'decideAllMs', 'resultMs'] as const).map((name) => (
          <Fact key={name} says={t(`paces.${name}`)}>
            {seconds(pace[name])}
          </Fact>
        ))}
      </Facts>
      <p className="quiet">{hint}</p>
    </Card>
  )
}
