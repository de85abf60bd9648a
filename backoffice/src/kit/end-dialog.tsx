import type { ComponentProps } from 'react'
import { unlessPendingApproval } from './pending-approval.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import type { EndMutation } from './use-ending.ts'

interface EndDialogProps extends Omit<ComponentProps<typeof ReasonDialog>, 'onConfirm'> {
  readonly end: EndMutation
}

/** Before a case of a queue is ended, or a second person is asked to agree to it. */
export const EndDialog = ({ end, ...dialog }: EndDialogProps) => (
  <ReasonDialog
    {...dialog}
    onConfirm={async (because) => {
      await end.mutateAsync(because).catch(unlessPendingApproval)
      dialog.onClose()
    }}
  />
)
