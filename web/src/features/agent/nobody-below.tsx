import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useAgentPages } from '../../parts/centre/agent-pages.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'

/** An agent with nobody below: what to do first. */
export function NobodyBelow() {
  const t = useWords('agent')
  const open = useOpenModal()
  const registers = useAgentPages().includes('registerCenter')
  return (
    <Empty
      art={<ThingArt name="empty-box" size={72} />}
      title={t('nobody')}
      text={t('nobody_text')}
      actions={
        registers ? (
          <PrimaryButton onClick={() => open('agentCentre', 'registerCenter')}>
            <IconUserPlus size={16} aria-hidden />
            {t('registerCenter')}
          </PrimaryButton>
        ) : undefined
      }
    />
  )
}
