import type { TableSummary } from '@croupier/contract/tables.ts'
import { isRedNumber } from '@croupier/engine/tables/roulette.ts'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { Dice } from './die-face.tsx'
import classes from './last-results.module.css'
import type { TableLayout } from './layout.ts'
import { winnersOf } from './mark.ts'
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
              <Mark gameCode={gameCode} summary={summary} />
            </button>
          ) : (
            <span className={classes.result} title={resultOf(summary)}>
              <span className="sr-only">{resultOf(summary)}</span>
              <Mark gameCode={gameCode} summary={summary} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

interface MarkProps {
  readonly gameCode: string
  readonly summary: TableSummary
}

const FACES = ['fish', 'prawn', 'gourd', 'coin', 'crab', 'rooster'] as const

/** A result as a strip shows it; said in words beside it. */
function Mark({ gameCode, summary }: MarkProps) {
  const Drawn = MARKS[gameCode]
  const winners = winnersOf(summary.won)
  if (Drawn) return <Drawn score={summary.score} won={summary.won} values={summary.score.split(' ').map(Number)} />
  if (!winners) return <b aria-hidden>{summary.score}</b>
  return (
    <span className={classes.winners} aria-hidden>
      {winners.map((winner, at) => (
        // Players have nothing but their number.
        <i key={at} data-won={winner}>
          {at + 1}
        </i>
      ))}
    </span>
  )
}

interface DrawnProps {
  readonly score: string
  readonly won: readonly string[]
  readonly values: readonly number[]
}

const toneOfNumber = (number: number) => (number === 0 ? 'zero' : isRedNumber(number) ? 'red' : 'black')

const Throw = ({ values }: DrawnProps) => (
  <span className={classes.lines} aria-hidden>
    <Dice values={values} size={15} />
    <b>{values.reduce((sum, value) => sum + value, 0)}</b>
  </span>
)

const Pocket = ({ score }: DrawnProps) => (
  <b className={classes.number} data-tone={toneOfNumber(Number(score))} aria-hidden>
    {score}
  </b>
)

const Rest = ({ score }: DrawnProps) => (
  <b className={classes.disc} data-of={score} aria-hidden>
    {score}
  </b>
)

function Coins({ won: [side = 'even'], values: [red] }: DrawnProps) {
  const t = useWords('tables')
  return (
    <span className={classes.lines} aria-hidden>
      <b className={classes.disc} data-of={side}>
        {t(`letter.${side}`)}
      </b>
      <small>{red}</small>
    </span>
  )
}

function Faces({ values }: DrawnProps) {
  const t = useWords('tables')
  return (
    <span className={classes.faces} aria-hidden>
      {values.map((value, at) => (
        // Dice of a throw have nothing but their place.
        <span key={at}>{t(`face.${FACES[value - 1] ?? 'fish'}`)}</span>
      ))}
    </span>
  )
}

/** Whether a strip of last results says more of a game than a road. */
export const hasMarks = (gameCode: string): boolean => gameCode in MARKS

/** How the results of a game are drawn, where a short text says less. */
const MARKS: Readonly<Record<string, (props: DrawnProps) => ReactNode>> = {
  SICBO: Throw,
  ROULETTE: Pocket,
  FAN_TAN: Rest,
  SE_DIE: Coins,
  YU_SIA_XIE: Faces,
}
