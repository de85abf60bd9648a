import { Row } from '@croupier/kit/layout/layout.tsx'
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
  <Row
    as="button"
    inline
    gap={10}
    align="center"
    justify="center"
    weight={600}
    edge
    radius={8}
    type="button"
    className={classes.button}
    disabled={disabled}
    onClick={onClick}
  >
    {icon}
    {children}
  </Row>
)
