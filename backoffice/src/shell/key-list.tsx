import { Row } from '@croupier/kit/layout/layout.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useSyncExternalStore } from 'react'
import { keysNow } from '../kit/keys.ts'
import { makeSwitch } from '../kit/switch.ts'
import classes from './key-list.module.css'
import type { Shortcut } from './shell-keys.tsx'

const list = makeSwitch()

/** Show every key that works here. */
export const openKeyList = () => list.set(true)

/** Every key that works here, and where G leads. */
export function KeyList({ go }: { readonly go: readonly Shortcut[] }) {
  const opened = useSyncExternalStore(list.watch, list.get)
  return opened ? <Keys go={go} /> : null
}

function Keys({ go }: { readonly go: readonly Shortcut[] }) {
  const t = useWords('shell')
  const now = keysNow()
  return (
    <ModalFrame title={t('keys')} width={560} onClose={() => list.set(false)}>
      <ul className={classes.keys}>
        {now.map(({ key, ctrl, says }) => (
          <Line key={`${ctrl} ${key}`} keys={[...(ctrl ? ['Ctrl'] : []), key]} says={says ?? ''} />
        ))}
        {go.map(({ key, says }) => (
          <Line key={`go ${key}`} keys={['G', key]} says={says} />
        ))}
      </ul>
    </ModalFrame>
  )
}

const Line = ({ keys, says }: { readonly keys: readonly string[]; readonly says: string }) => (
  <li>
    <span>{says}</span>
    <Row as="span" gap={4}>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Row>
  </li>
)
