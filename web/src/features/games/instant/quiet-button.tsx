import type { ReactNode } from 'react'
import classes from './quiet-button.module.css'

interface QuietButtonProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A second thing to do in the panel, which costs nothing. */
export const QuietButton = ({ icon, onClick, disabled = false, children }: QuietButtonProps) => (
  <button type="button" className={classes.button} disabled={disabled} onClick={onClick}>
    {icon}
    {children}
  </button>
)
