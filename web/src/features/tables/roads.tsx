import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import {
  askRoads,
  beadPlace,
  bigRoadOf,
  derivedMarks,
  derivedRoads,
  drawnPlaces,
  roadRows,
  runsOf,
} from '@croupier/engine/tables/roads.ts'
import type { DerivedMark, RoadResult, Side } from '@croupier/engine/tables/roads.ts'
import { useWords } from '@croupier/kit/words.ts'
import { memo, useState } from 'react'
import type { TableLayout } from './layout.ts'
import type { TableSummary } from '@croupier/contract/tables.ts'
import { spotName } from '@croupier/kit/spot-name.ts'
import { BigRoadGrid, ROAD_FILLS, RoadGrid } from '../../parts/play/road-grid.tsx'
import { Disc } from './disc.tsx'
import { ShareRail } from './share-rail.tsx'
import classes from './roads.module.css'

type Sides = NonNullable<TableLayout['road']>

/** By which letter a tie is marked. */
export const tieLetterOf = ({ tie = 'tie', tieLetter }: Sides): string => tieLetter ?? tie

/** The results of a shoe as roads read them; rounds that were given back are no results. */
export const resultsOf = (summaries: readonly TableSummary[], { banker, player }: Sides): readonly RoadResult[] =>
  summaries.flatMap(({ won }) => {
    const [first] = won
    if (first === undefined) return []
    const side: RoadResult['won'] = first === banker ? 'B' : first === player ? 'P' : 'T'
    return [{ won: side, bankerPair: won.includes('banker_pair'), playerPair: won.includes('player_pair') }]
  })

interface BigRoadProps {
  readonly results: readonly RoadResult[]
  readonly columns: number
  readonly label: string
}

/** The big road of a shoe. */
export const BigRoad = memo(function BigRoad({ results, ...grid }: BigRoadProps) {
  return <BigRoadGrid {...grid} road={bigRoadOf(results)} />
})

function BeadPlate({
  results,
  columns,
  letters,
  label,
}: {
  readonly results: readonly RoadResult[]
  readonly columns: number
  readonly letters: Readonly<Record<'B' | 'P' | 'T', string>>
  readonly label: string
}) {
  const from = Math.max(0, Math.ceil(results.length / roadRows) - columns) * roadRows
  return (
    <RoadGrid columns={columns} label={label}>
      {results.slice(from).map(({ won, bankerPair, playerPair }, at) => {
        const { column, row } = beadPlace(at)
        const [x, y] = [column * 10 + 5, row * 10 + 5]
        return (
          <g key={`${column} ${row}`}>
            <circle cx={x} cy={y} r="4.2" fill={ROAD_FILLS[won]} />
            <text x={x} y={y} dy="0.36em" className={classes.letter}>
              {letters[won]}
            </text>
            {bankerPair ? (
              <circle cx={x - 3.4} cy={y - 3.4} r="1.4" fill={ROAD_FILLS.B} stroke="#fff" strokeWidth="0.4" />
            ) : null}
            {playerPair ? (
              <circle cx={x + 3.4} cy={y + 3.4} r="1.4" fill={ROAD_FILLS.P} stroke="#fff" strokeWidth="0.4" />
            ) : null}
          </g>
        )
      })}
    </RoadGrid>
  )
}

type Derivation = keyof typeof derivedRoads

function Mark({
  road,
  mark,
  x,
  y,
}: {
  readonly road: Derivation
  readonly mark: DerivedMark
  readonly x: number
  readonly y: number
}) {
  const colour = mark === 'R' ? ROAD_FILLS.B : ROAD_FILLS.P
  if (road === 'bigEyeBoy') return <circle cx={x} cy={y} r="3.4" fill="none" stroke={colour} strokeWidth="1.5" />
  if (road === 'small') return <circle cx={x} cy={y} r="3.8" fill={colour} />
  return <path d={`M${x - 3.4} ${y + 3.4}L${x + 3.4} ${y - 3.4}`} stroke={colour} strokeWidth="1.8" />
}

function DerivedRoad({
  road,
  results,
  columns,
  label,
}: {
  readonly road: Derivation
  readonly results: readonly RoadResult[]
  readonly columns: number
  readonly label: string
}) {
  const lengths = bigRoadOf(results).columns.map(({ length }) => length)
  const runs = runsOf(derivedMarks(lengths, derivedRoads[road]))
  const places = drawnPlaces(runs.map(({ length }) => length))
  const slid = Math.max(0, Math.max(0, ...places.flat().map(({ column }) => column)) + 2 - columns)
  return (
    <RoadGrid columns={columns} label={label}>
      {runs.flatMap(({ mark }, at) =>
        (places[at] ?? []).map(({ column, row }) =>
          column < slid ? null : (
            <Mark key={`${column} ${row}`} road={road} mark={mark} x={(column - slid) * 10 + 5} y={row * 10 + 5} />
          ),
        ),
      )}
    </RoadGrid>
  )
}

const DERIVED = ['bigEyeBoy', 'small', 'cockroach'] as const

interface RoadsProps {
  readonly summaries: readonly TableSummary[]
  readonly sides: Sides
}

/** All roads of a shoe with what the next result would do to them, and how often each side has won. */
export const Roads = memo(function Roads({ summaries, sides }: RoadsProps) {
  const t = useWords('tables')
  const [shown, setShown] = useState<'big' | 'bead'>('big')
  const results = resultsOf(summaries, sides)
  const spots = { B: sides.banker, P: sides.player, T: sides.tie ?? 'tie' } as const
  const letters = { B: t(`letter.${spots.B}`), P: t(`letter.${spots.P}`), T: t(`letter.${tieLetterOf(sides)}`) }
  return (
    <Grid as="section" gap={8} level={0} className={classes.roads} aria-label={t('roads')}>
      <Row gap={6} className={classes.tabs} role="tablist">
        {(['big', 'bead'] as const).map((road) => (
          <Text
            key={road}
            as="button"
            padX={14}
            size={13}
            weight={600}
            type="button"
            role="tab"
            aria-selected={shown === road}
            onClick={() => setShown(road)}
          >
            {t(`road.${road}`)}
          </Text>
        ))}
      </Row>
      <div className={classes.bead} data-shown={shown === 'bead' || undefined}>
        <BeadPlate results={results} columns={10} letters={letters} label={t('road.bead')} />
      </div>
      <div className={classes.big} data-shown={shown === 'big' || undefined}>
        <BigRoad results={results} columns={26} label={t('road.big')} />
        <div className={classes.derived}>
          {DERIVED.map((road) => (
            <DerivedRoad key={road} road={road} results={results} columns={20} label={t(`road.${road}`)} />
          ))}
        </div>
      </div>
      <Grid gap={10}>
        <Shares results={results} spots={spots} letters={letters} />
        <Grid gap={8} className={classes.asks}>
          <Ask side="B" spot={spots.B} results={results} />
          <Ask side="P" spot={spots.P} results={results} />
        </Grid>
      </Grid>
    </Grid>
  )
})

interface SharesProps {
  readonly results: readonly RoadResult[]
  readonly spots: Readonly<Record<'B' | 'P' | 'T', string>>
  readonly letters: Readonly<Record<'B' | 'P' | 'T', string>>
}

function Shares({ results, spots, letters }: SharesProps) {
  const t = useWords('tables')
  return (
    <Grid as="ul" gap={6}>
      {(['B', 'P', 'T'] as const).map((side) => {
        const count = results.filter(({ won }) => won === side).length
        const share = results.length === 0 ? 0 : count / results.length
        return (
          <Row key={side} as="li" gap={8} align="center" size={13} leading={20} data-side={side}>
            <Disc of={side}>{letters[side]}</Disc>
            <span className="sr-only">{spotName(t, spots[side])}</span>
            <b className="num">{count}</b>
            <ShareRail share={share} colour="var(--side)" />
            <Text tone="text-dim" text="end" className={`num ${classes.share}`}>
              {Math.round(share * 100)}%
            </Text>
          </Row>
        )
      })}
    </Grid>
  )
}

function Ask({
  side,
  spot,
  results,
}: {
  readonly side: Side
  readonly spot: string
  readonly results: readonly RoadResult[]
}) {
  const t = useWords('tables')
  const marks = askRoads(results, side)
  return (
    <Grid
      gap={6}
      padY={8}
      padX={10}
      size={13}
      weight={600}
      level={1}
      radius={10}
      className={classes.ask}
      data-side={side}
    >
      <span>{t('if_next', { side: spotName(t, spot) })}</span>
      <svg viewBox="0 0 40 12" className={classes.marks} aria-hidden>
        {DERIVED.map((road, at) => {
          const mark = marks[road]
          return mark ? <Mark key={road} road={road} mark={mark} x={8 + at * 12} y={6} /> : null
        })}
      </svg>
    </Grid>
  )
}
