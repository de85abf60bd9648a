export interface Clock {
  now(): Promise<Date>
  /** Asked at this moment: the site's may have been moved since. */
  anew(): Promise<Date>
}

const FRESH_MS = 1000
const WAIT_MS = 2000

/** The site's clock, which a sandbox may have moved; the machine's while the site cannot be asked. */
export function openClock(site: string): Clock {
  let aheadMs = 0
  let askedMs = 0
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      const response = await fetch(`${site}/wps/system/status`, { signal: AbortSignal.timeout(WAIT_MS) })
      const { value } = (await response.json()) as { readonly value?: { readonly serverTime?: string } }
      const moment = Date.parse(value?.serverTime ?? '')
      if (!Number.isNaN(moment)) aheadMs = moment - Date.now()
    } catch {
      // It is as far ahead as it was when it last answered.
    }
    askedMs = Date.now()
  }

  const told = () => new Date(Date.now() + aheadMs)
  const askOnce = () => (asking ??= ask().finally(() => (asking = undefined)))

  return {
    async now() {
      if (Date.now() - askedMs > FRESH_MS) await askOnce()
      return told()
    },
    async anew() {
      // What is being asked may have been answered before this moment.
      await asking
      await askOnce()
      return told()
    },
  }
}
