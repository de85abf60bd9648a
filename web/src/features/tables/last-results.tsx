import type { TableSummary } from '@croupier/contract/tables.ts'
import { useWords } from '@croupier/kit/words.ts'
import { isRedNumber } from '@croupier/engine/tables/roulette.ts'
import { Dice } from './die-face.tsx'
import type { TableLayout } from './layout.ts'
import classes from './last-results.module.css'
import { useResultWords } from './status.tsx'

interface LastResultsProps {
  readonly gameCode: string
  readonly layout: TableLayout
  readonly summaries: readonly TableSummary[]
  readonly count: number
  /** Sees a round again. */
  readonly onRound?: (roundId: string) => void
}

/** The last results, the newest first. */
export function LastResults({ gameCode, layout, summaries, count, onRound }: LastResultsProps) {
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  const last = summaries.filter(({ won }) => won.length > 0).slice(-count)
  return (
    <ol className={classes.results} aria-label={t('last_results')}>
      {last.toReversed().map((summary) => (
        <li key={summary.roundId}>
          {onRound ? (
            <button type="button" className={classes.result} onClick={() => onRound(summary.roundId)}>
              <span className="sr-only">{t('see_again', { result: resultOf(summary) })}</span>
              <Result gameCode={gameCode} score={summary.score} />
            </button>
          ) : (
            <span className={classes.result} title={resultOf(summary)}>
              <Result gameCode={gameCode} score={summary.score} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Result({ gameCode, score }: { readonly gameCode: string; readonly score: string }) {
  if (gameCode === 'SICBO') return <Dice values={score.split(' ').map(Number)} size={16} />
  if (gameCode !== 'ROULETTE') return <b aria-hidden>{score}</b>
  const number = Number(score)
  return (
    <b className={classes.number} data-tone={number === 0 ? 'zero' : isRedNumber(number) ? 'red' : 'black'} aria-hidden>
      {score}
    </b>
  )
}
