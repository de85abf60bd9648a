import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { SeedsPanel } from './seeds-panel.tsx'

/** The member's seeds over a round or a game. */
export function SeedsModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('verify')
  return (
    <ModalFrame title={t('your_seeds')} lead={t('your_seeds_lead')} width={600} onClose={onClose}>
      <SeedsPanel />
    </ModalFrame>
  )
}
