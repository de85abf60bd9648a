import { useDeed } from './use-deed.ts'

interface QueueOptions<Stage extends string> {
  readonly ids: readonly string[]
  /** The one that is named in the address. */
  readonly id: string | undefined
  /** Where what is claimed next stands. */
  readonly first: Stage
  readonly claimNext: () => Promise<{ readonly id: string | null }>
  readonly open: (next: { stage?: Stage; id?: string | undefined }) => void
}

/** A way through the queue of a desk: the first is open while nobody has chosen, and after a deed the next one opens. */
export function useQueue<Stage extends string>({ ids, id, first, claimNext, open }: QueueOptions<Stage>) {
  const chosen = id ?? ids[0]
  const next = useDeed(async () => {
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
