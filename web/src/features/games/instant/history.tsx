import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './history.module.css'

interface PastRound {
  readonly roundId: string
  readonly text: string
  readonly won: boolean
}

const shownMost = 12

interface HistoryProps {
  readonly past: readonly PastRound[]
  /** What the list is called where its results have a name of their own. */
  readonly label?: string
}

/** The last results as pills, the newest at the right. */
export function History({ past, label }: HistoryProps) {
  const t = useWords('instant')
  const g = useWords('games')
  return (
    <Row as="ol" gap={6} justify="end" className={classes.history} aria-label={label ?? t('last_results')}>
      {past.slice(-shownMost).map(({ roundId, text, won }) => (
        <Row
          key={roundId}
          as="li"
          inline
          align="center"
          padX={10}
          weight={700}
          tone="text-dim"
          level={3}
          className={`num ${classes.past}`}
          data-won={won || undefined}
        >
          <span className="sr-only">{g(won ? 'won' : 'lost')}</span>
          {text}
        </Row>
      ))}
    </Row>
  )
}
