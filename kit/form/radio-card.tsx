import type { ComponentProps } from 'react'
import { Row } from '../layout/layout.tsx'
import classes from './radio-card.module.css'

interface RadioCardProps extends Omit<ComponentProps<typeof Row<'label'>>, 'as' | 'edge'> {
  /** The choice that it is one of. */
  readonly name: string
  readonly value?: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChoose: () => void
  /** Shows the browser's own dot, where nothing else on the card says that it is chosen. */
  readonly dot?: boolean
}

/** One of several cards to choose from. For hands and readers it is a radio button. */
export const RadioCard = ({ name, value, checked, disabled, onChoose, dot, ...card }: RadioCardProps) => {
  const { children, className = '', ...label } = card
  return (
    <Row radius={12} align="center" {...label} as="label" edge className={`${classes.card} ${className}`}>
      <input
        type="radio"
        className={dot ? classes.dot : classes.unseen}
        {...{ name, value, checked, disabled }}
        onChange={onChoose}
      />
      {children}
    </Row>
  )
}
