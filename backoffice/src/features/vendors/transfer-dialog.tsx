import { askVendorAgain, type CarriedTransfer, recallFor } from '@croupier/contract/console-vendors.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'

export interface TransferAction {
  readonly action: 'ask' | 'recall'
  readonly transfer: CarriedTransfer
}

interface TransferDialogProps {
  readonly asked: TransferAction
  readonly onClose: () => void
}

/** Ask a vendor once more, or bring back all that a member has with vendors. */
export function TransferDialog({ asked: { action, transfer }, onClose }: TransferDialogProps) {
  const t = useWords('vendors')
  const client = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  const { reference, vendorName, account, memberId } = transfer
  const run = (because: ReasonInput): Promise<unknown> =>
    action === 'ask'
      ? ask(askVendorAgain, { params: { transferId: transfer.id }, body: because })
      : ask(recallFor, { params: { memberId }, body: { id, ...because } })
  return (
    <ReasonDialog
      title={t(`${action}_title`, { reference, vendor: vendorName, account })}
      consequence={t(`${action}_text`, { account })}
      action="reconciliation.run"
      confirm={t(`${action}_confirm`, { account })}
      onClose={onClose}
      onConfirm={async (because) => {
        await run(because)
        await client.invalidateQueries({
          predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/wps/operator/vendor-transfers'),
        })
        onClose()
      }}
    />
  )
}
