import { useSession } from '@croupier/kit/session.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { HeldDialog } from './held-dialog.tsx'
import { RealityCheck } from './reality-check.tsx'
import { showLimitsDialog, useLimitsDialog } from './dialog.ts'
import { type Stay, useNow, useStay } from '../../parts/limits/use-stay.ts'

/** Watches the stay of a member: asks when a reality check is due and says why a session is good for little. */
export function StayWatch() {
  const dialog = useLimitsDialog()
  const member = useSession() !== undefined
  if (dialog) return <HeldDialog held={dialog.held} onClose={() => showLimitsDialog(undefined)} />
  if (!member) return null
  return <Watch />
}

function Watch() {
  const { data, refetch } = useStay()
  const token = useSession()?.token
  const [seen, setSeen] = useState<string>()
  useMoment(data, () => void refetch())
  if (!data) return null
  if (data.restraint) {
    return seen === token ? null : <HeldDialog held={data.restraint} onClose={() => setSeen(token)} />
  }
  return data.due ? <RealityCheck stay={data} /> : null
}

/** Ask the server at the very second that something is due: the check, or the end of session time. */
function useMoment(stay: Stay | undefined, onDue: () => void) {
  const now = useNow()
  const moments = stay ? [stay.due ? null : stay.dueAt, stay.sessionEndsAt] : []
  const passed = moments.filter((moment) => moment !== null && Date.parse(moment) <= now).length
  const ask = useEffectEvent(onDue)
  // Once for each moment that passes.
  useEffect(() => {
    if (passed > 0) ask()
  }, [passed])
}
