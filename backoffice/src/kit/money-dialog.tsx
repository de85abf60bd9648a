import { Stack } from '@croupier/kit/layout/layout.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { useKeys } from './keys.ts'
import { type MoneyFact, MoneyFacts } from './money-facts.tsx'
import { RefusedNote } from './refused-note.tsx'

interface MoneyDialogProps {
  /** The action as a question, with its amount. */
  readonly title: string
  readonly facts: readonly MoneyFact[]
  /** What else happens with it. */
  readonly text?: string | undefined
  readonly confirm: string
  readonly tone?: 'plain' | 'two'
  readonly action: { readonly isPending: boolean; readonly error: unknown; readonly mutate: () => void }
  readonly onClose: () => void
}

/** Before money moves for which nobody asks why: what it is, and a second press; Ctrl ↵ decides. */
export function MoneyDialog({ title, facts, text, confirm, tone = 'plain', action, onClose }: MoneyDialogProps) {
  const decide = () => {
    if (!action.isPending) action.mutate()
  }
  useKeys([{ key: 'Enter', ctrl: true, run: decide }], { inDialog: true })
  return (
    <ModalFrame title={title} width={520} onClose={onClose}>
      <Stack gap={16}>
        <Stack gap={12} leading={18} tone="text-dim">
          <MoneyFacts facts={facts} />
          {text === undefined ? null : <p>{text}</p>}
        </Stack>
        <RefusedNote error={action.error} />
        <DialogButtons tone={tone} working={action.isPending} confirm={confirm} onDecide={decide} onCancel={onClose} />
      </Stack>
    </ModalFrame>
  )
}
