import { useSession } from '@croupier/kit/session.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { HeldDialog } from './held-dialog.tsx'
import { RealityCheck } from './reality-check.tsx'
import { showLimitsDialog, useLimitsDialog } from './dialog.ts'
import { type PlaySession, useNow, usePlaySession } from '../../parts/limits/use-play-session.ts'

/** Watches the play session of a member: asks when a reality check is due and says why a session is good for little. */
export function PlaySessionWatch() {
  const dialog = useLimitsDialog()
  const member = useSession() !== undefined
  if (dialog) return <HeldDialog held={dialog.held} onClose={() => showLimitsDialog(undefined)} />
  if (!member) return null
  return <Watch />
}

function Watch() {
  const { data, refetch } = usePlaySession()
  const token = useSession()?.token
  const [seen, setSeen] = useState<string>()
  useMoment(data, () => void refetch())
  if (!data) return null
  if (data.restraint) {
    return seen === token ? null : <HeldDialog held={data.restraint} onClose={() => setSeen(token)} />
  }
  return data.due ? <RealityCheck session={data} /> : null
}

/** Ask the server at the very second that something is due: the check, or the end of session time. */
function useMoment(session: PlaySession | undefined, onDue: () => void) {
  const now = useNow()
  const moments = session ? [session.due ? null : session.dueAt, session.sessionEndsAt] : []
  const passed = moments.filter((moment) => moment !== null && Date.parse(moment) <= now).length
  const ask = useEffectEvent(onDue)
  // Once for each moment that passes.
  useEffect(() => {
    if (passed > 0) ask()
  }, [passed])
}
