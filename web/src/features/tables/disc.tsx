import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './disc.module.css'

interface DiscProps {
  /** A side, a rest or a winner, by which it has its colour. */
  readonly of: string
  readonly small?: boolean
  readonly children: ReactNode
}

/** A letter or a number in the colour of its side. */
export const Disc = ({ of, small, children }: DiscProps) => (
  <Grid
    as="b"
    centred
    size={12}
    leading={20}
    weight={800}
    className={classes.disc}
    data-of={of}
    data-small={small}
    aria-hidden
  >
    {children}
  </Grid>
)
