import { lineTransfer, transferInLine } from '@croupier/contract/downline-transfers.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useIdentified } from './use-command.ts'

interface Body {
  readonly way: 'up' | 'down'
  readonly account: string
  readonly amount: string
  readonly paymentPassword: string | undefined
}

/** Sends the money, and shows what was sent. */
export function useSendDownlineTransfer(onFieldFault: () => void) {
  const client = useQueryClient()
  const open = useOpenModal()
  return useIdentified(
    ({ way, account, amount, paymentPassword }: Body, id) =>
      ask(transferInLine, {
        body: {
          id,
          way,
          amount,
          ...(way === 'down' && { account }),
          ...(paymentPassword !== undefined && { paymentPassword }),
        },
      }).catch((error: unknown) => {
        // What is wrong with the amount or the account is said where it was typed.
        if (error instanceof CallRefusal && (error.fields['amount'] || error.fields['account'])) onFieldFault()
        throw error
      }),
    (answer) => {
      client.setQueryData(keyOf(lineTransfer, { params: { transferId: answer.id } }), answer)
      open('memberCentre', `transferUpline.${answer.id}`)
    },
  )
}

export type DownlineRequest = ReturnType<typeof useSendDownlineTransfer> & { readonly back: () => void }
