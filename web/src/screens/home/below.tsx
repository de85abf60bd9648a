import type { ReactNode } from 'react'
import { InSight } from '../../parts/page/in-sight.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'

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
