import { useSyncExternalStore } from 'react'

/** Whether the window is narrower than `width` pixels. */
export const useNarrow = (width: number): boolean => {
  const query = `(max-width: ${width - 0.02}px)`
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
