import { useEffect, useState } from 'react'

/** When the window that calls this closes, the focus goes back to what had it before, for those who go by keys. */
export function useFocusReturn() {
  // Kept before the window takes the focus for itself.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}
