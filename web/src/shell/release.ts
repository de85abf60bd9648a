import { Workbox } from 'workbox-window'

const HOUR_MS = 3_600_000

/**
 * Keeps the site at hand for the time without a line, and looks for newer releases. `onNewer` is told when one is ready; what it is
 * handed takes it, which loads the page anew.
 */
export async function keepUpToDate(onNewer: (take: () => void) => void) {
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () =>
    onNewer(() => {
      worker.addEventListener('controlling', () => window.location.reload())
      worker.messageSkipWaiting()
    }),
  )
  if (!(await worker.register())) return
  const look = () => void worker.update().catch(() => undefined)
  setInterval(look, HOUR_MS)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
}
