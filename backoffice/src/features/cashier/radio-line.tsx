import { Row } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import classes from './case.module.css'

interface RadioLineProps {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly title: string
  /** What choosing it means. */
  readonly text: string
  readonly children?: ReactNode
}

/** One of a few ways to decide a case, and what it means. */
export const RadioLine = ({ name, checked, onChoose, title, text, children }: RadioLineProps) => (
  <Row as="label" gap={10} padY={10} padX={12} edge radius={8} className={classes.choice}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    <span>
      {title}
      <small>{text}</small>
    </span>
    {children}
  </Row>
)
