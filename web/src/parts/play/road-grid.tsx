import { type BigRoad, drawnPlaces, roadRows } from '@croupier/engine/tables/roads.ts'
import type { ReactNode } from 'react'
import classes from './road-grid.module.css'

/** The colours of a road's marks; R is red where a shoe is regular. */
export const ROAD_FILLS = { B: '#D3263B', P: '#1F5FD6', T: '#0F8044', R: '#D3263B' } as const

const columnLines = (columns: number) =>
  Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0V${roadRows * 10}`)
const rowLines = (columns: number) => Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * 10}H${columns * 10}`)

interface RoadGridProps {
  readonly columns: number
  readonly children: ReactNode
  readonly label: string
}

/** The squared paper that a road is drawn on. */
export function RoadGrid({ columns, children, label }: RoadGridProps) {
  return (
    <svg viewBox={`0 0 ${columns * 10} ${roadRows * 10}`} className={classes.paper} role="img" aria-label={label}>
      <path
        d={[...columnLines(columns), ...rowLines(columns)].join('')}
        fill="none"
        stroke="var(--ink-87)"
        strokeWidth="0.4"
      />
      {children}
    </svg>
  )
}

interface BigRoadGridProps {
  readonly road: BigRoad
  readonly columns: number
  readonly label: string
}

/** A big road; its oldest columns slide out at the left and one free column is kept at the right. */
export function BigRoadGrid({ road, columns, label }: BigRoadGridProps) {
  const places = drawnPlaces(road.columns.map(({ length }) => length))
  const widest = Math.max(0, ...places.flat().map(({ column }) => column)) + 1
  const slid = Math.max(0, widest + 1 - columns)
  const cells = road.columns.flatMap((column, at) => column.map((cell, row) => ({ cell, place: places[at]?.[row] })))
  return (
    <RoadGrid columns={columns} label={label}>
      {cells.map(({ cell, place }, at) => {
        if (!place || place.column < slid) return null
        const [x, y] = [(place.column - slid) * 10 + 5, place.row * 10 + 5]
        return (
          <g key={`${place.column} ${place.row}`}>
            {at === cells.length - 1 ? (
              <rect x={x - 5} y={y - 5} width="10" height="10" fill="var(--gold-82)" fillOpacity="0.45" />
            ) : null}
            <circle cx={x} cy={y} r="3.8" fill="none" stroke={ROAD_FILLS[cell.side]} strokeWidth="1.4" />
            {cell.ties > 0 ? (
              <path d={`M${x - 3} ${y + 3}L${x + 3} ${y - 3}`} stroke={ROAD_FILLS.T} strokeWidth="1.3" />
            ) : null}
            {cell.ties > 1 ? (
              <text x={x} y={y + 2.2} className={classes.count}>
                {cell.ties}
              </text>
            ) : null}
          </g>
        )
      })}
    </RoadGrid>
  )
}
