import type { ReactNode } from 'react'
import { InSight } from '../shell/in-sight.tsx'
import { SidePart } from '../shell/side-part.tsx'

interface BelowProps {
  readonly children: ReactNode
  readonly fallback: ReactNode
}

/** A part below the first screen that comes when somebody looks there; its place is kept. */
export const Below = ({ children, fallback }: BelowProps) => (
  <InSight fallback={fallback}>
    <SidePart fallback={fallback}>{children}</SidePart>
  </InSight>
)
