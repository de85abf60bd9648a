import { Button } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useKeys } from './keys.ts'
import { type MoneyFact, MoneyFacts } from './money-facts.tsx'
import classes from './reason-dialog.module.css'
import { RefusedNote } from './refused-note.tsx'
import { TwoButton } from './two-button.tsx'

interface MoneyDialogProps {
  /** The action as a question, with its amount. */
  readonly title: string
  readonly facts: readonly MoneyFact[]
  /** What else happens with it. */
  readonly text?: string | undefined
  readonly confirm: string
  readonly tone?: 'plain' | 'two'
  readonly action: { readonly isPending: boolean; readonly error: unknown; readonly mutate: () => void }
  readonly onClose: () => void
}

/** Before money moves for which nobody asks why: what it is, and a second press; Ctrl ↵ decides. */
export function MoneyDialog({ title, facts, text, confirm, tone = 'plain', action, onClose }: MoneyDialogProps) {
  const t = useWords('pieces')
  const decide = () => {
    if (!action.isPending) action.mutate()
  }
  useKeys([{ key: 'Enter', ctrl: true, run: decide }], { inDialog: true })
  const Deciding = tone === 'two' ? TwoButton : Button
  return (
    <ModalFrame title={title} width={520} onClose={onClose}>
      <div className={classes.parts}>
        <div className={classes.consequence}>
          <MoneyFacts facts={facts} />
          {text === undefined ? null : <p>{text}</p>}
        </div>
        <RefusedNote error={action.error} />
        <div className={classes.buttons}>
          <Deciding working={action.isPending} onClick={decide} {...(tone === 'plain' && { tone: 'primary' as const })}>
            {confirm}
            <kbd>Ctrl ↵</kbd>
          </Deciding>
          <Button onClick={onClose}>
            {t('cancel')}
            <kbd>Esc</kbd>
          </Button>
        </div>
      </div>
    </ModalFrame>
  )
}
