import { type AgentLink, setAgentLinkState } from '@croupier/contract/agent-links.ts'
import { ask } from '@croupier/kit/calls.ts'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { useAgentCommand } from './use-agent-command.ts'

interface LinkStateDialogProps {
  readonly link: AgentLink
  readonly onClose: () => void
}

/** Asks before a link is closed, or opened again. */
export function LinkStateDialog({ link: { linkId, name, state }, onClose }: LinkStateDialogProps) {
  const t = useWords('agent')
  const next = state === 'closed' ? 'open' : 'closed'
  const command = useAgentCommand(
    (asked: typeof next) => ask(setAgentLinkState, { params: { linkId }, body: { state: asked } }),
    onClose,
  )
  const trouble = useTroubleText(command.refused)
  const Sign = next === 'open' ? IconLink : IconLinkOff
  return (
    <ConfirmDialog
      icon={<Sign size={26} aria-hidden />}
      tone={next === 'open' ? 'info' : 'warn'}
      title={t(next === 'open' ? 'reopen_title' : 'close_title', { name })}
      text={command.refused ? trouble : t(next === 'open' ? 'reopen_text' : 'close_text')}
      cancel={t('leave_it')}
      confirm={t(next === 'open' ? 'reopen_yes' : 'close_yes')}
      working={command.working}
      onCancel={onClose}
      onConfirm={() => command.send(next)}
    />
  )
}
