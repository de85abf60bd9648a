import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Wait {
  readonly waiting: boolean
  /** How much of it, and of which part of the window; the same object at every call. */
  readonly when: IntersectionObserverInit
}

/** Says once, while it waits for that, that an element has come into sight. */
export function useInView(place: RefObject<Element | null>, { waiting, when }: Wait, onSight: () => void) {
  const onSeen = useEffectEvent(onSight)
  useEffect(() => {
    const element = place.current
    if (!waiting || !element) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      onSeen()
    }, when)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, waiting, when])
}
