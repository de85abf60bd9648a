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

export type LazyComponent<Props> = FunctionComponent<Props> & { preload: () => Promise<void> }

/** A screen or modal in a chunk of its own, fetched when first shown or when `preload` is called. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let coming: Promise<ComponentType<Props>> | undefined
  const fetched = () => (coming ??= marked(inTime(load())))
  // What failed ahead of time is tried again when it is really needed.
  const preload = async () => {
    try {
      await fetched()
    } catch (error) {
      coming = undefined
      throw error
    }
  }
  function Lazy(props: Props) {
    const Arrived = use(fetched())
    return <Arrived {...props} />
  }
  return Object.assign(Lazy, { preload })
}

/** A promise that tells React when it is fulfilled, so that what was fetched ahead is drawn at once and not a moment later. */
function marked<T>(promise: Promise<T>): Promise<T> {
  const told = promise.then((value) => {
    void Object.assign(told, { status: 'fulfilled', value })
    return value
  })
  return told
}
