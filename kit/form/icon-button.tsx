import type { ComponentProps, ReactNode } from 'react'
import { Grid } from '../layout/layout.tsx'
import classes from './icon-button.module.css'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  /** What it does, for readers. */
  readonly label: string
  readonly children: ReactNode
  /** With an edge and a ground, where it stands among fields. */
  readonly framed?: boolean
  readonly size?: 'tiny' | 'small' | 'medium'
}

/** A button that is only a sign: large enough for a thumb on a phone. */
export const IconButton = ({ label, framed = false, size = 'medium', className, ...button }: IconButtonProps) => (
  <Grid
    as="button"
    centred
    tone="text-dim"
    radius={8}
    {...button}
    type="button"
    className={[classes.button, size !== 'medium' && classes[size], framed && classes.framed, className]
      .filter(Boolean)
      .join(' ')}
    aria-label={label}
  />
)
