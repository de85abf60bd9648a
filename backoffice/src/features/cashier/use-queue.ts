import { useAction } from './use-action.ts'

export interface QueuePosition<Stage extends string> {
  readonly stage?: Stage | undefined
  readonly id?: string | undefined
}

/** Where a desk goes from a stage: to another one as asked, but what follows an action leaves whoever has turned to another stage there. */
export const positionAfter =
  <Stage extends string>(stage: Stage, next: QueuePosition<Stage>) =>
  (now: QueuePosition<Stage>): QueuePosition<Stage> =>
    next.stage !== undefined || now.stage === undefined || now.stage === stage ? { stage, ...next } : now

interface QueueOptions<Stage extends string> {
  readonly ids: readonly string[]
  /** The one that is named in the address. */
  readonly id: string | undefined
  /** Where what is claimed next stands. */
  readonly first: Stage
  readonly claimNext: () => Promise<{ readonly id: string | null }>
  readonly open: (next: { stage?: Stage; id?: string | undefined }) => void
}

/** A way through the queue of a desk: the first is open while nobody has chosen, and after an action the next one opens. */
export function useQueue<Stage extends string>({ ids, id, first, claimNext, open }: QueueOptions<Stage>) {
  const chosen = id ?? ids[0]
  const next = useAction(async () => {
    const { id: found } = await claimNext()
    if (found !== null) open({ stage: first, id: found })
  })
  return {
    chosen,
    claimNext: () => next.mutate(),
    choose: (one: string) => open({ id: one }),
    turnTo: (stage: Stage) => open({ stage, id: undefined }),
    goOn: () => {
      const at = chosen === undefined ? -1 : ids.indexOf(chosen)
      open({ id: ids[at + 1] ?? ids.find((one) => one !== chosen) })
    },
  }
}
