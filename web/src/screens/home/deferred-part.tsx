import type { ReactNode } from 'react'
import { InView } from '../../parts/page/in-view.tsx'
import { SidePart } from '../../parts/page/side-part.tsx'

interface DeferredPartProps {
  readonly children: ReactNode
  readonly fallback: ReactNode
}

/** A part below the first screen that comes when somebody looks there; its place is kept. */
export const DeferredPart = ({ children, fallback }: DeferredPartProps) => (
  <InView fallback={fallback}>
    <SidePart fallback={fallback}>{children}</SidePart>
  </InView>
)
