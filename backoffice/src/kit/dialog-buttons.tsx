import { Row } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './reason-dialog.module.css'
import { TwoButton } from './two-button.tsx'

interface DialogButtonsProps {
  readonly tone: 'plain' | 'danger' | 'two'
  readonly working: boolean
  /** Why it cannot be decided, in words. */
  readonly blocked?: string | undefined
  /** What the deciding button says. */
  readonly confirm: string
  readonly onDecide: () => void
  readonly onCancel: () => void
}

/** The foot of a dialog that decides something: the deciding button and the way out, with their keys. */
export function DialogButtons({ tone, working, blocked, confirm, onDecide, onCancel }: DialogButtonsProps) {
  const t = useWords('pieces')
  const deciding = { working, blocked, onClick: onDecide }
  const label = (
    <>
      {confirm}
      <kbd>Ctrl ↵</kbd>
    </>
  )
  return (
    <Row gap={8} wraps className={classes.buttons}>
      {tone === 'two' ? (
        <TwoButton {...deciding}>{label}</TwoButton>
      ) : (
        <Button {...deciding} tone={tone === 'danger' ? 'danger' : 'primary'}>
          {label}
        </Button>
      )}
      <Button onClick={onCancel}>
        {t('cancel')}
        <kbd>Esc</kbd>
      </Button>
    </Row>
  )
}
