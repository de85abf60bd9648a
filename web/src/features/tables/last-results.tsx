import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { TableSummary } from '@croupier/contract/tables.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Dice } from './die-face.tsx'
import { Disc } from './disc.tsx'
import classes from './last-results.module.css'
import type { TableLayout } from './layout.ts'
import { faceOf } from '@croupier/kit/faces.ts'
import { winnersOf } from './mark.ts'
import { Pocket } from './pocket.tsx'
import { tieLetterOf } from './roads.tsx'
import { useResultWords } from './status.tsx'

interface LastResultsProps {
  readonly gameCode: string
  readonly layout: TableLayout
  readonly summaries: readonly TableSummary[]
  readonly count: number
  /** Sees a round again. */
  readonly onRound?: (roundId: string) => void
}

const PLATE = { centred: true, padX: 6, size: 13, leading: 20, nowrap: true, radius: 8 } as const

/** The last results, the newest first. */
export const LastResults = memo(function LastResults({
  gameCode,
  layout,
  summaries,
  count,
  onRound,
}: LastResultsProps) {
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  // Only a round that was given back has no score: at some games it may be that nobody wins.
  const last = summaries.filter(({ score }) => score !== '').slice(-count)
  return (
    <Row as="ol" gap={6} className={classes.results} data-aside={layout.aside} aria-label={t('last_results')}>
      {last.toReversed().map((summary) => (
        <li key={summary.roundId}>
          {onRound ? (
            <Grid
              as="button"
              {...PLATE}
              type="button"
              className={`num ${classes.result}`}
              onClick={() => onRound(summary.roundId)}
            >
              <span className="sr-only">{t('see_again', { result: resultOf(summary) })}</span>
              <Mark gameCode={gameCode} layout={layout} summary={summary} />
            </Grid>
          ) : (
            <Grid as="span" {...PLATE} className={`num ${classes.result}`} title={resultOf(summary)}>
              <span className="sr-only">{resultOf(summary)}</span>
              <Mark gameCode={gameCode} layout={layout} summary={summary} />
            </Grid>
          )}
        </li>
      ))}
    </Row>
  )
})

interface MarkProps extends Pick<LastResultsProps, 'layout'> {
  readonly gameCode: string
  readonly summary: TableSummary
}

const nobody = ['tie', 'tie', 'tie'] as const

/** A result as a strip shows it; said in words beside it. */
function Mark({ gameCode, layout, summary }: MarkProps) {
  const Drawn = MARKS[gameCode]
  const winners = summary.won.length === 0 ? nobody : winnersOf(summary.won)
  if (Drawn) return <Drawn score={summary.score} won={summary.won} values={summary.score.split(' ').map(Number)} />
  if (!winners) return <Winner summary={summary} road={layout.road} />
  return (
    <Piled gap={1}>
      {winners.map((winner, at) => (
        // Players have nothing but their number.
        <Disc key={at} of={winner} small>
          {at + 1}
        </Disc>
      ))}
    </Piled>
  )
}

// A score that is longer than this is one of cards, which the table shows.
const longest = 7

/** Who won, as a letter of the road where there is one, and by how much. */
function Winner({ summary: { won, score }, road }: Pick<MarkProps, 'summary'> & Pick<TableLayout, 'road'>) {
  const t = useWords('tables')
  const [side = ''] = won
  if (!road) return <b aria-hidden>{score}</b>
  const of = side === road.banker ? 'B' : side === road.player ? 'P' : 'T'
  return (
    <Piled>
      <Disc of={of}>{t(`letter.${of === 'T' ? tieLetterOf(road) : side}`)}</Disc>
      {score.length > longest ? null : <Under>{score}</Under>}
    </Piled>
  )
}

/** What stands one below the other in a result. */
const Piled = (props: { readonly gap?: 1; readonly children: ReactNode }) => (
  <Grid as="span" padY={2} className={classes.piled} aria-hidden {...props} />
)

const Under = ({ children }: { readonly children: ReactNode }) => (
  <Text as="small" size={11} className={classes.under}>
    {children}
  </Text>
)

interface DrawnProps {
  readonly score: string
  readonly won: readonly string[]
  readonly values: readonly number[]
}

function Throw({ won: [side = 'small'], values }: DrawnProps) {
  const t = useWords('tables')
  return (
    <Grid as="span" align="baseline" padY={4} className={classes.throw} aria-hidden>
      <Dice values={values} size={15} />
      <Text as="b" text="end">
        {values.reduce((sum, value) => sum + value, 0)}
      </Text>
      <Text as="small" size={12} leading={20} weight={700} data-side={side}>
        {t(`spot.${side}`)}
      </Text>
    </Grid>
  )
}

const Fallen = ({ values: [number = 0] }: DrawnProps) => (
  <Pocket number={number} className={classes.number} aria-hidden />
)

const Rest = ({ score }: DrawnProps) => <Disc of={score}>{score}</Disc>

function Coins({ won: [side = 'even'], values: [red] }: DrawnProps) {
  const t = useWords('tables')
  return (
    <Piled>
      <Disc of={side}>{t(`letter.${side}`)}</Disc>
      <Under>{red}</Under>
    </Piled>
  )
}

function Faces({ values }: DrawnProps) {
  return (
    <Grid as="span" gap={2} padY={2} size={11} className={`${classes.piled} ${classes.faces}`} aria-hidden>
      {values.map((value, at) => (
        // Dice of a throw have nothing but their place.
        <ThingArt key={at} name={faceOf(value)} size={18} />
      ))}
    </Grid>
  )
}

/** The dealer's hand, which all are measured by. */
function DealerTotal({ score }: DrawnProps) {
  const t = useWords('tables')
  return (
    <Piled>
      <b>{Number.parseInt(score, 10)}</b>
      <Under>{t('spot.dealer')}</Under>
    </Piled>
  )
}

/** Whose hand won, and what it was. */
function WinningHand({ won: [who = '', hand = ''] }: DrawnProps) {
  const t = useWords('tables')
  return (
    <Piled>
      <b>{t(`spot.${who}`)}</b>
      <Under>{t(`hand.${hand}`)}</Under>
    </Piled>
  )
}

/** Whether a strip of last results says more of a game than a road. */
export const hasMarks = (gameCode: string): boolean => gameCode in MARKS

/** How the results of a game are drawn, where a short text says less. */
const MARKS: Readonly<Record<string, (props: DrawnProps) => ReactNode>> = {
  SICBO: Throw,
  ROULETTE: Fallen,
  FAN_TAN: Rest,
  SE_DIE: Coins,
  YU_SIA_XIE: Faces,
  BLACKJACK: DealerTotal,
  HOLDEM: WinningHand,
  CARD_POKER: WinningHand,
}
