import { CallRefusal } from '@croupier/kit/calls.ts'
import { useRef, useState } from 'react'
import { type CodePurpose, startCountdown, useCountdown } from './countdown.ts'

/** At most one request a second leaves the page. */
const PAUSE_MS = 1000

/** Asking for a code: nothing happens during the countdown; what the server refuses is shown in a dialog. */
export function useCode(purpose: CodePurpose) {
  const left = useCountdown(purpose)
  const askedAt = useRef(0)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState(false)
  const [warning, setWarning] = useState<CallRefusal>()

  const request = (send: () => Promise<{ readonly expiredMinutes: number }>) => {
    if (left > 0 || sending || Date.now() - askedAt.current < PAUSE_MS) return
    askedAt.current = Date.now()
    setSending(true)
    send()
      .then(
        ({ expiredMinutes }) => {
          startCountdown(purpose, 60 * expiredMinutes)
          setSent(true)
        },
        (error: unknown) => {
          if (!(error instanceof CallRefusal)) throw error
          setWarning(error)
        },
      )
      .finally(() => setSending(false))
  }
  return { purpose, left, sending, sent, warning, forgive: () => setWarning(undefined), request }
}
