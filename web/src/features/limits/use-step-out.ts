import { endSession } from '@croupier/kit/session.ts'
import { useModal } from '../../parts/modals/modals.ts'
import { forgetRemembered } from '../../parts/member/remembered.ts'
import { type HeldBack, showLimitsDialog } from './dialog.ts'

/** The server has ended every session: leave what needs one, say why, and forget the one of this tab. */
export function useStepOut() {
  const { close } = useModal()
  return (held: HeldBack) => {
    close()
    forgetRemembered()
    showLimitsDialog({ name: 'held', held })
    endSession()
  }
}
