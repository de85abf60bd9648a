import { useWords } from '@croupier/kit/words.ts'
import { Fragment, type ReactNode } from 'react'
import classes from './draws.module.css'
import { columnsOf, type Prize, type PrizeRow, rowsOf } from './result-rows.ts'

interface NumberGridProps {
  readonly prizes: readonly Prize[]
  /** What it holds, for readers. */
  readonly label: string
  /** What stands at a place of the result. */
  readonly cell: (place: number, row: PrizeRow) => ReactNode
  /** What is wrong with the numbers of a prize, below them. */
  readonly below?: (row: PrizeRow) => ReactNode
}

/** A result prize by prize, each number at its place. */
export function NumberGrid({ prizes, label, cell, below }: NumberGridProps) {
  const t = useWords('draws')
  return (
    <div className={classes.prizes} role="group" aria-label={label}>
      {rowsOf(prizes).map((row) => (
        <div key={row.key} className={classes.prize}>
          <span title={t(`prizes.${row.key}`, { otherwise: row.key })}>
            {t(`prize_short.${row.key}`, { otherwise: row.key })}
          </span>
          <div>
            <div className={classes.numbers} data-columns={columnsOf(row.places.length)}>
              {row.places.map((place) => (
                <Fragment key={place}>{cell(place, row)}</Fragment>
              ))}
            </div>
            {below?.(row)}
          </div>
        </div>
      ))}
    </div>
  )
}

interface ShownNumberProps {
  /** Undefined where there is none, null where it may not be seen. */
  readonly number: string | null | undefined
  readonly digits: number
  readonly differs?: boolean
}

/** A number that is read, not typed. */
export function ShownNumber({ number, digits, differs = false }: ShownNumberProps) {
  const state = number === undefined ? 'none' : number === null ? 'hidden' : undefined
  return (
    <span className={classes.number} data-state={state} data-differs={differs || undefined}>
      {number === null ? '•'.repeat(digits) : number}
    </span>
  )
}
