import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { useSession } from '@croupier/kit/session.ts'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useEffect, useEffectEvent } from 'react'
import { useAnnouncements } from './use-announcements.ts'
import { useModal } from '../../parts/modals/modals.ts'
import { popupsOff, shownToday } from './popups.ts'

/** A window that has just closed, such as the login, has gone back to its page by then. */
const SETTLED_MS = 600

/** Opens the notices by themselves when something matters: at home, once a day for every member, and never over another window. */
export function PopupOpener() {
  const { timeZone } = useBrand()
  const who = useSession()?.account ?? ''
  const { data, isPlaceholderData } = useAnnouncements()
  const { current, open } = useModal()
  // Another visitor waits anew.
  const waiting =
    current === undefined && !isPlaceholderData && (data?.popup.length ?? 0) > 0 ? `for ${who}` : undefined
  const show = useEffectEvent(() => {
    const today = dayAt(serverNow(), timeZone)
    if (!popupsOff() && !shownToday(who, today)) open('notice')
  })
  useEffect(() => {
    if (waiting === undefined) return undefined
    const timer = setTimeout(() => show(), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return null
}
