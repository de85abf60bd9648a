import { session } from '@croupier/kit/session.ts'
import { useOpenModal } from '../modals/modals.ts'
import { showDialog } from './dialog.ts'
import { rulingFor } from './ruling.ts'
import { waitForLogin } from './waiting.ts'

/**
 * Guards an action that needs a real member: a guest logs in first and then the action goes on, a trial account is told
 * what it needs.
 */
export function useGuard(): (action: () => void) => void {
  const open = useOpenModal()
  return (action) => {
    const ruling = rulingFor(session())
    if (ruling === 'go_on') return action()
    if (ruling === 'true_account') return showDialog('true_account')
    waitForLogin({ why: 'why_action', goOn: action })
    open('loginPopupModal')
  }
}

/** Guards what a trial account may do as well: a guest logs in first and then the action goes on. */
export function useLoginFirst(): (action: () => void) => void {
  const open = useOpenModal()
  return (action) => {
    if (session() !== undefined) return action()
    waitForLogin({ why: 'why_action', goOn: action })
    open('loginPopupModal')
  }
}
