import type { ReactNode } from 'react'
import { useRenderTurn } from './render-turns.ts'

interface QueuedRenderProps {
  readonly children: ReactNode
  /** What keeps its place until then. */
  readonly fallback?: ReactNode
}

/** A part of the first page below what is seen first; it is drawn when those before it have been. */
export const QueuedRender = ({ children, fallback = null }: QueuedRenderProps) =>
  useRenderTurn() ? children : fallback
