import { Button } from '@croupier/kit/form/button.tsx'
import type { ComponentProps } from 'react'
import classes from './two-button.module.css'

/** The violet button: it asks a second person, or is the second person's own. */
export const TwoButton = (button: Omit<ComponentProps<typeof Button>, 'tone'>) => (
  <span className={classes.two}>
    <Button {...button} tone="primary" />
  </span>
)
