import { approveWithdrawals, payWithdrawals, type WithdrawalDeskRow } from '@croupier/contract/console-withdrawals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useQueryClient, useMutation } from '@tanstack/react-query'

/** What became of several: those that are done, those that a second person is asked about, and each other with its reason. */
export interface BatchOutcome {
  readonly done: readonly string[]
  readonly passedOn: readonly string[]
  readonly refused: readonly { readonly id: string; readonly reference: string | null; readonly errorCode: string }[]
}

type Rows = readonly Pick<WithdrawalDeskRow, 'id' | 'amount' | 'state'>[]

/** Each as it stood on the screen when it was confirmed. */
const seen = (rows: Rows) => rows.map(({ id, amount, state }) => ({ id, expected: { amount, state } }))

async function approveMany(rows: Rows): Promise<BatchOutcome> {
  const { approved, ...outcome } = await ask(approveWithdrawals, { body: { withdrawals: seen(rows) } })
  return { done: approved, ...outcome }
}

async function payMany(rows: Rows): Promise<BatchOutcome> {
  const { paid, refused } = await ask(payWithdrawals, { body: { withdrawals: seen(rows) } })
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
  return { kind, run: (rows: Rows) => mutate(rows), forget: reset, outcome: data, error, isPending }
}

export type Batch = ReturnType<typeof useBatch>
