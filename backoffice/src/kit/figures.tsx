import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './figures.module.css'

/** Figures side by side, all equally wide. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <Grid gap={14} className={classes.figures}>
    {children}
  </Grid>
)

interface FigureProps {
  readonly name: string
  readonly children: ReactNode
}

/** A value, its name above it. */
export const Figure = ({ name, children }: FigureProps) => (
  <div className={classes.figure}>
    <small>{name}</small>
    <strong>{children}</strong>
  </div>
)
