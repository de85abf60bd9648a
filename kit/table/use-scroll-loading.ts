import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A finger scrolls faster than anybody needs further lines. */
const THROTTLE_MS = 200

/** Calls `onEnd` when the end of a list scrolls into sight, at most five times a second, as long as there is `more`. */
export function useScrollLoading(end: RefObject<Element | null>, more: boolean, onEnd: () => void) {
  const load = useEffectEvent(() => {
    const top = end.current?.getBoundingClientRect().top
    if (top !== undefined && top <= window.innerHeight) onEnd()
  })
  useEffect(() => {
    if (!more) return undefined
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        load()
      }, THROTTLE_MS)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      window.removeEventListener('scroll', onScroll)
      clearTimeout(waiting)
    }
  }, [more])
}
