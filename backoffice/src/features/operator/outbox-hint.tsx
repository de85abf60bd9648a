import { useWords } from '@croupier/kit/words.ts'
import { IconFlask } from '@tabler/icons-react'
import { Note } from '../../kit/note.tsx'
import classes from './entry.module.css'

/** In the sandbox no mail leaves the machine: says where it can be read. */
export function OutboxHint() {
  const t = useWords('operator')
  if (document.documentElement.dataset['sandbox'] === undefined) return null
  return (
    <Note tone="info" icon={<IconFlask size={16} aria-hidden />}>
      <span className={classes.sandbox}>
        {t('outbox_hint')}{' '}
        <a href="/dev/outbox" target="_blank" rel="noreferrer">
          /dev/outbox
        </a>
      </span>
    </Note>
  )
}
