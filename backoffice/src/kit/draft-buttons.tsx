import { Row } from '@croupier/kit/layout/layout.tsx'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import type { ReactNode } from 'react'

interface DraftButtonsProps {
  readonly discard: string
  readonly onSave: () => void
  readonly onDiscard: () => void
  /** What saving is called, with its key where it has one. */
  readonly children: ReactNode
}

/** Below the fields of a card that were changed: discard the change or save it. */
export const DraftButtons = ({ discard, onSave, onDiscard, children }: DraftButtonsProps) => (
  <Row gap={8} wraps mt={14}>
    <Button size="small" onClick={onDiscard}>
      {discard}
    </Button>
    <PrimaryButton size="small" onClick={onSave}>
      {children}
    </PrimaryButton>
  </Row>
)
