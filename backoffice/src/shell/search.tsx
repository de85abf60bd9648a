import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRouter } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { makeSwitch } from '../kit/switch.ts'
import { type FoundEntry, useFound } from './finders.ts'
import classes from './search.module.css'

const shown = makeSwitch()

/** Find something or go somewhere. */
export const openSearch = () => shown.set(true)

/** Over the page: one line to type in, and what fits. */
export function Search() {
  const opened = useSyncExternalStore(shown.watch, shown.get)
  return opened ? <Sheet /> : null
}

function Sheet() {
  const t = useWords('shell')
  const router = useRouter()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = useFound(text.trim())
  const chosen = Math.min(at, found.length - 1)
  const open = ({ to, params, search }: FoundEntry) => {
    shown.set(false)
    // Which screen it is, only the finder knows.
    void router.navigate({ to, ...(params && { params }), ...(search && { search }) } as never)
  }
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(Math.min(chosen + 1, found.length - 1)),
    ArrowUp: () => setAt(Math.max(chosen - 1, 0)),
    Enter() {
      const one = found[chosen]
      if (one) open(one)
    },
  }
  return (
    <ModalFrame title={t('search')} bare place="top" width={560} onClose={() => shown.set(false)}>
      <Row as="label" tall={56} edgeBelow gap={12} align="center" padY={0} tone="text-dim" className={classes.line}>
        <IconSearch size={18} aria-hidden />
        <input
          data-autofocus
          type="search"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls="found"
          aria-activedescendant={found[chosen] ? `found-${chosen}` : undefined}
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          maxLength={80}
          onChange={({ target }) => {
            setText(target.value)
            setAt(0)
          }}
          onKeyDown={(press) => {
            const key = keys[press.key]
            if (!key) return
            press.preventDefault()
            key()
          }}
        />
      </Row>
      <List found={found} chosen={chosen} onOpen={open} />
      {found.length === 0 ? (
        <Text as="p" pad={20} tone="text-dim" text="center">
          {t('found_nothing')}
        </Text>
      ) : null}
    </ModalFrame>
  )
}

interface ListProps {
  readonly found: readonly FoundEntry[]
  readonly chosen: number
  readonly onOpen: (one: FoundEntry) => void
}

function List({ found, chosen, onOpen }: ListProps) {
  const t = useWords('shell')
  return (
    <div id="found" role="listbox" className={classes.found} aria-label={t('search')}>
      {found.map((one, index) => (
        <div key={one.id} id={`found-${index}`} role="option" tabIndex={-1} aria-selected={index === chosen}>
          {one.kind === found[index - 1]?.kind ? null : (
            <Text as="p" size={12} leading={18} weight={500} tone="text-dim" className={classes.kind}>
              {one.kind}
            </Text>
          )}
          <Row
            as="button"
            wide
            tall={36}
            gap={10}
            align="center"
            padX={10}
            text="start"
            radius={8}
            type="button"
            tabIndex={-1}
            className={classes.one}
            onClick={() => onOpen(one)}
          >
            <one.icon size={16} aria-hidden />
            <span>{one.name}</span>
            <small>{one.says}</small>
            {index === chosen ? <kbd>↵</kbd> : null}
          </Row>
        </div>
      ))}
    </div>
  )
}
