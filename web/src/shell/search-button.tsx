import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import classes from './header.module.css'
import { prefetch } from '../parts/modals/prefetch.ts'
import { useModal, useOpenModal } from '../parts/modals/modals.ts'

/** Opens the search: a field where there is room, else a glass. So do `/` and ⌘K, wherever nothing is being typed. */
export function SearchButton() {
  const t = useWords('shell')
  const open = useOpenModal()
  useSearchKeys()
  return (
    <Row
      as="button"
      gap={10}
      align="center"
      padY={0}
      tone="text-dim"
      level={0}
      edge
      radius={8}
      type="button"
      className={classes.search}
      aria-label={t('search_hint')}
      aria-keyshortcuts="/ Control+K Meta+K"
      onPointerEnter={() => prefetch('search')}
      onFocus={() => prefetch('search')}
      onClick={() => open('search')}
    >
      <IconSearch size={18} aria-hidden />
      <Text text="start" truncate className={classes.searchHint} aria-hidden>
        {t('search_hint')}
      </Text>
      <Grid
        as="span"
        centred
        size={12}
        weight={500}
        level={2}
        edge
        radius={6}
        className={classes.searchKey}
        aria-hidden
      />
    </Row>
  )
}

function useSearchKeys() {
  const { open, current } = useModal()
  const onKey = useEffectEvent((press: KeyboardEvent) => {
    const byLetter = press.key.toLowerCase() === 'k' && (press.metaKey || press.ctrlKey)
    const bySlash = press.key === '/' && !press.metaKey && !press.ctrlKey && !press.altKey && !isTyping(press.target)
    if (current !== undefined || press.defaultPrevented || (!byLetter && !bySlash)) return
    press.preventDefault()
    open('search')
  })
  useEffect(() => {
    const listen = (press: KeyboardEvent) => onKey(press)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
