import { approveWithdrawals, payWithdrawals } from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useQueryClient, useMutation } from '@tanstack/react-query'

/** What became of several: those that are done, those that a second person is asked about, and each other with its reason. */
export interface BatchOutcome {
  readonly done: readonly string[]
  readonly passedOn: readonly string[]
  readonly refused: readonly { readonly id: string; readonly reference: string | null; readonly errorCode: string }[]
}

async function approveMany(ids: readonly string[]): Promise<BatchOutcome> {
  const { approved, ...outcome } = await ask(approveWithdrawals, { body: { ids: [...ids] } })
  return { done: approved, ...outcome }
}

async function payMany(ids: readonly string[]): Promise<BatchOutcome> {
  const { paid, refused } = await ask(payWithdrawals, { body: { ids: [...ids] } })
  return { done: paid, passedOn: [], refused }
}

const BATCHES = { approve: approveMany, pay: payMany } as const

/** Several withdrawals in one call, each judged by itself; what became of each is kept until it is put away. */
export function useBatch(kind: keyof typeof BATCHES) {
  const client = useQueryClient()
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: BATCHES[kind],
    onSettled: () => client.invalidateQueries(),
  })
  return { kind, run: (ids: readonly string[]) => mutate(ids), forget: reset, outcome: data, error, isPending }
}

export type Batch = ReturnType<typeof useBatch>
