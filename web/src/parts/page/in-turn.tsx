import type { ReactNode } from 'react'
import { useTurn } from './turns.ts'

interface InTurnProps {
  readonly children: ReactNode
  /** What keeps its place until then. */
  readonly fallback?: ReactNode
}

/** A part of the first page below what is seen first; it is drawn when those before it have been. */
export const InTurn = ({ children, fallback = null }: InTurnProps) => (useTurn() ? children : fallback)
