interface Event {
  readonly kind: string
}

/** One handler for each kind of event; a kind without one does not build. */
export type Handlers<E extends Event> = {
  readonly [K in E['kind']]: (event: Extract<E, { kind: K }>) => Promise<void> | void
}

export interface PlayOptions {
  /** The event to begin with, when a round was interrupted. */
  readonly from?: number
  /** Hears that so many events are done. */
  readonly onPlayed?: (count: number) => void
  /** When it is aborted, no further event begins. */
  readonly signal?: AbortSignal
}

/** Play a round's events in order, each when the one before is done. Throws for an event of another game. */
export async function playEvents<E extends Event>(
  events: readonly Event[],
  handlers: Handlers<E>,
  { from = 0, onPlayed, signal }: PlayOptions = {},
): Promise<void> {
  for (const [index, event] of events.entries()) {
    if (index < from) continue
    if (signal?.aborted) return
    if (!Object.hasOwn(handlers, event.kind)) throw new Error(`this game has no event “${event.kind}”`)
    // A record by kind holds the handler of exactly this kind, which the compiler cannot follow through the union.
    const handle = handlers[event.kind as E['kind']] as (event: Event) => Promise<void> | void
    await handle(event)
    onPlayed?.(index + 1)
  }
}

/** Resolves after so many milliseconds, or at once when the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms <= 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
