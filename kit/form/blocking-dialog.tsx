import type { ReactNode } from 'react'
import { AlertFrame } from './alert-frame.tsx'

interface BlockingDialogProps {
  readonly icon: ReactNode
  readonly tone: 'info' | 'warn'
  readonly title: string
  readonly children: ReactNode
  /** The only ways out. */
  readonly buttons: ReactNode
}

/** Stops everything until it is answered: neither Escape nor a press beside it closes it. */
export const BlockingDialog = (props: BlockingDialogProps) => <AlertFrame width={400} {...props} />
