import { useWords } from '@croupier/kit/words.ts'
import { Fragment, type ReactNode } from 'react'
import classes from './draws.module.css'
import { columnsOf, type Prize, rowsOf } from './result-rows.ts'

interface NumberGridProps {
  readonly prizes: readonly Prize[]
  /** What it holds, for readers. */
  readonly label: string
  /** What stands at a place of the result. */
  readonly cell: (place: number, digits: number) => ReactNode
  /** What is wrong with the numbers of a prize, below them. */
  readonly below?: (places: readonly number[]) => ReactNode
}

/** A result prize by prize, each number at its place. */
export function NumberGrid({ prizes, label, cell, below }: NumberGridProps) {
  const t = useWords('draws')
  return (
    <div className={classes.prizes} role="group" aria-label={label}>
      {rowsOf(prizes).map(({ key, digits, places }) => (
        <div key={key} className={classes.prize}>
          <span title={t(`prizes.${key}`, { otherwise: key })}>{t(`prize_short.${key}`, { otherwise: key })}</span>
          <div>
            <div className={classes.numbers} data-columns={columnsOf(places.length)}>
              {places.map((place) => (
                <Fragment key={place}>{cell(place, digits)}</Fragment>
              ))}
            </div>
            {below?.(places)}
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
