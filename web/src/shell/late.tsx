import { type ComponentType, type FunctionComponent, use } from 'react'

/** How long a part of the site may take to arrive. */
export const CHUNK_LIMIT_MS = 120_000

/** A part of the site failed to arrive, or took too long. */
export class ChunkLoadError extends Error {
  constructor(cause?: unknown) {
    super('a part of the site did not arrive', { cause })
    this.name = 'ChunkLoadError'
  }
}

/** What `load` answers; ChunkLoadError when it fails or has not arrived after two minutes. */
export function inTime<T>(load: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError()), CHUNK_LIMIT_MS)
  })
  const arrived = load.catch((error: unknown) => {
    throw new ChunkLoadError(error)
  })
  return Promise.race([arrived, limit]).finally(() => clearTimeout(timer))
}

export type Late<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** A screen or modal in a chunk of its own, fetched when first shown or when `preload` is called. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let arrived: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  const fetched = () =>
    (coming ??= inTime(load()).then((component) => {
      arrived = component
    }))
  // What failed ahead of time is tried again when it is really needed.
  const preload = () =>
    fetched().catch((error: unknown) => {
      coming = undefined
      throw error
    })
  function Late(props: Props) {
    if (!arrived) use(fetched())
    const Arrived = arrived
    return Arrived ? <Arrived {...props} /> : null
  }
  return Object.assign(Late, { preload })
}
