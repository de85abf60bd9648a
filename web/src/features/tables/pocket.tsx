import { isRedNumber } from '@croupier/engine/tables/roulette.ts'
import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ComponentProps } from 'react'
import classes from './pocket.module.css'

/** The colour of a number of the wheel, by its name. */
export const pocketTone = (number: number) => (number === 0 ? 'zero' : isRedNumber(number) ? 'red' : 'black')

/** With what a pocket is painted, and its deeper inner half. */
export const POCKET_PAINT = {
  red: { fill: 'var(--red-54)', deep: 'var(--red-42)' },
  black: { fill: 'var(--blue-23)', deep: 'var(--ink-18)' },
  zero: { fill: 'var(--green-52)', deep: 'var(--teal-42)' },
} as const

interface PocketProps extends Pick<ComponentProps<'b'>, 'aria-hidden'> {
  readonly number: number
  readonly className: string | undefined
}

/** A number of the wheel on its colour. */
export const Pocket = ({ number, className = '', ...attributes }: PocketProps) => (
  <Grid as="b" centred className={`${classes.pocket} ${className}`} data-tone={pocketTone(number)} {...attributes}>
    {number}
  </Grid>
)
