import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether a person asked for less motion. */
export const prefersStill = (): boolean => query().matches

/** The same, again whenever it changes. */
export const useStill = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const watched = query()
      watched.addEventListener('change', listener)
      return () => watched.removeEventListener('change', listener)
    },
    prefersStill,
    () => false,
  )
