import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import type { AskInput, CallRefusal } from '@croupier/kit/calls.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import type { UseQueryOptions } from '@tanstack/react-query'

const EVERY_MS = 15_000

/** How many wait at a screen, asked again and again. */
export type Count = UseQueryOptions<unknown, CallRefusal, number>

/** A count that an answer of a call tells: for the menu's table. */
export const countOf = <C extends Call>(call: C, input: AskInput<C>, of: (reply: ReplyOf<C>) => number): Count => ({
  ...(queryOptionsOf(call, input) as Pick<Count, 'queryKey' | 'queryFn'>),
  meta: { actor: call.actor },
  // What the query brought is this call's reply.
  select: (reply) => of(reply as ReplyOf<C>),
  refetchInterval: EVERY_MS,
})
