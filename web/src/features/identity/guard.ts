import { session } from '@croupier/kit/session.ts'
import { useModal } from '../../shell/modals.tsx'
import { showDialog } from './dialog.ts'
import { waitForLogin } from './waiting.ts'

/** The agent type of a trial account. */
const TRIAL = 4

/**
 * Guards an action that needs a real member: a guest logs in first and then the action goes on, a trial account is told
 * what it needs.
 */
export function useGuard(): (action: () => void) => void {
  const { open } = useModal()
  return (action) => {
    const who = session()
    if (!who) {
      waitForLogin({ why: 'why_action', goOn: action })
      open('loginPopupModal')
    } else if (who.isAgent === TRIAL) {
      showDialog('true_account')
    } else {
      action()
    }
  }
}
