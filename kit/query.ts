import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type AskInput, ask, isUnanswered, CallRefusal } from './calls.ts'
import { session, useSession, watchSession } from './session.ts'
import { spread } from './spread.ts'

type Settings<C extends Call> = Partial<
  Pick<
    UseQueryOptions<ReplyOf<C>, CallRefusal>,
    'enabled' | 'staleTime' | 'refetchInterval' | 'placeholderData' | 'gcTime'
  >
> & {
  /** Who the answer is for, where it says more to some than the call's own actor tells: theirs goes when they go. */
  readonly meta?: { readonly actor: Call['actor'] }
}

/** The name under which the page keeps a call's answer. */
export const keyOf = <C extends Call>(call: C, input?: AskInput<C>) =>
  [call.path, input?.params ?? {}, input?.query ?? {}] as const

/** How to fetch and keep a call's answer: for loaders and prefetching as for `useAsk`. */
export const queryOptionsOf = <C extends Call>(call: C, input?: AskInput<C>) => ({
  queryKey: keyOf(call, input),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ReplyOf<C>> => sayIt(call, { ...input, signal }),
  meta: { actor: call.actor },
})

// The parts of a generic call are one object at run time, whatever shape the call asks for.
const sayIt = ask as unknown as <C extends Call>(call: C, input: object) => Promise<ReplyOf<C>>

/** A call's answer, kept and shared by all who ask the same. What needs a login waits for one. */
export function useAsk<C extends Call>(call: C, input?: AskInput<C>, settings?: Settings<C>) {
  const session = useSession()
  // While a new password is due the server answers nothing else.
  const free = session !== undefined && (session.cpw === '' || call.whilePasswordDue === true)
  const allowed = call.actor === 'anyone' || free
  return useQuery<ReplyOf<C>, CallRefusal>({
    ...queryOptionsOf(call, input),
    ...settings,
    enabled: allowed && (settings?.enabled ?? true),
  })
}

const HEAL_MS = 5000

/** The page's cache of answers. What the server refused is not asked again by itself; a lost line is tried twice more. */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isLost(error),
        // What is on the screen heals by itself once the site is back.
        refetchInterval: ({ state }) => (isUnanswered(state.error) ? HEAL_MS * (1 + spread() / 2) : false),
      },
      mutations: { retry: false },
    },
  })
  forgetWithSession(client)
  return client
}

/** What was answered to one member is not shown to the next. */
function forgetWithSession(client: QueryClient) {
  const personal = {
    predicate: ({ meta }: { meta: Record<string, unknown> | undefined }) => meta?.['actor'] !== 'anyone',
  }
  let token = session()?.token
  watchSession(() => {
    if (session()?.token === token) return
    token = session()?.token
    if (token !== undefined) return void client.resetQueries(personal)
    void client.cancelQueries(personal)
    client.removeQueries(personal)
  })
}

/** What is asked again by `ask` itself has been asked often enough. */
const isLost = (error: unknown) =>
  error instanceof CallRefusal && (error.code === 'unreachable' || (error.status >= 500 && error.status !== 503))
