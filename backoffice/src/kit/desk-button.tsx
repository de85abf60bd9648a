import { Row } from '@croupier/kit/layout/layout.tsx'
import { Button, type ButtonTone } from '@croupier/kit/form/button.tsx'
import type { Icon } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useWords } from '@croupier/kit/words.ts'
import { TwoButton } from './two-button.tsx'
import classes from './desk-button.module.css'

interface DeskButtonProps {
  readonly icon: Icon
  readonly says: string
  readonly shortcut?: string
  readonly tone?: ButtonTone | 'two' | 'refuse'
  readonly working?: boolean
  readonly blocked?: string | undefined
  readonly onPress: () => void
}

const watchLine = (hear: () => void) => {
  for (const name of ['online', 'offline']) window.addEventListener(name, hear)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, hear)
  }
}

/** What can be done, with its key in the button. Offline nothing is done, and nothing is kept for later. */
export function DeskButton({
  icon: Sign,
  says,
  shortcut,
  tone = 'secondary',
  working,
  blocked,
  onPress,
}: DeskButtonProps) {
  const t = useWords('desk')
  const online = useSyncExternalStore(watchLine, () => navigator.onLine)
  const button = { wide: true, working, blocked: online ? blocked : t('offline'), onClick: onPress }
  const words = (
    <Row as="span" wide gap={8} align="center" justify="between" className={classes.key}>
      <span>
        <Sign size={16} aria-hidden />
        {says}
      </span>
      {shortcut === undefined ? null : <kbd>{shortcut}</kbd>}
    </Row>
  )
  if (tone === 'two') return <TwoButton {...button}>{words}</TwoButton>
  if (tone === 'refuse')
    return (
      <span className={classes.refuse}>
        <Button {...button}>{words}</Button>
      </span>
    )
  return (
    <Button {...button} tone={tone}>
      {words}
    </Button>
  )
}
