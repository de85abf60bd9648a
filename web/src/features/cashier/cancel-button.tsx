import { Button } from '@croupier/kit/form/button.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useCommand } from './use-command.ts'

interface CancelButtonProps<Answer> {
  readonly what: 'request' | 'withdrawal'
  /** What happens to the money. */
  readonly text: string
  readonly take: () => Promise<Answer>
  readonly onTaken: (answer: Answer) => void
}

/** The button that cancels a request or a withdrawal, after a confirmation. */
export function CancelButton<Answer>({ what, text, take, onTaken }: CancelButtonProps<Answer>) {
  const t = useWords('cashier')
  const [asking, setAsking] = useState(false)
  const cancel = useCommand(take, onTaken)
  const confirm = () => {
    setAsking(false)
    cancel.send(undefined)
  }
  return (
    <>
      {cancel.refused ? <RefusedLine error={cancel.refused} /> : null}
      <Button tone="ghost" wide working={cancel.working ? t('cancelling') : false} onClick={() => setAsking(true)}>
        {t(`cancel_${what}`)}
      </Button>
      {asking ? (
        <ConfirmDialog
          icon={<IconAlertTriangle size={26} aria-hidden />}
          tone="warn"
          title={t(`cancel_${what}_title`)}
          text={text}
          cancel={t(`keep_${what}`)}
          confirm={t(`cancel_${what}`)}
          onCancel={() => setAsking(false)}
          onConfirm={confirm}
        />
      ) : null}
    </>
  )
}
