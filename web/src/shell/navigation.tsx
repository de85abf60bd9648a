import { Grid, Row, Surface } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconGift, IconHome } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CategoryIcon } from '../parts/site/category-icon.tsx'
import classes from './navigation.module.css'
import { lazy } from '../parts/page/lazy.tsx'
import type { NavigationEntry } from '../parts/site/navigation-entries.ts'
import { SidePart } from '../parts/page/side-part.tsx'
import { useAtHome, useNavigationEntries } from '../parts/site/use-navigation.ts'

const VendorPanel = lazy(() => import('./vendor-panel.tsx').then(({ VendorPanel }) => VendorPanel))
/** What does not arrive is asked for again when it is opened. */
const preloadPanel = () => VendorPanel.preload().catch(() => undefined)

const OPEN_AFTER_MS = 120
const CLOSE_AFTER_MS = 200

/** The row of categories. Resting on one, or ↓ on it, lets its vendors drop down. */
export function Navigation({ away }: { readonly away: boolean }) {
  const t = useWords('shell')
  const entries = useNavigationEntries()
  const atHome = useAtHome()
  const row = useRef<HTMLElement>(null)
  const drop = useDropDown(row)
  const shown = entries.find(({ category }) => category === drop.open)
  const openAndEnter = (entry: NavigationEntry) => {
    drop.now(entry.category)
    const enter = () => row.current?.querySelector<HTMLElement>('[data-tile]')?.focus()
    void preloadPanel().then(() => requestAnimationFrame(enter))
  }
  return (
    <Surface
      as="nav"
      level={1}
      edgeBelow
      ref={row}
      className={classes.row}
      aria-label={t('main_navigation')}
      data-away={(away && !shown) || undefined}
    >
      <Row as="ul" gap={4} tall={48} className={`wrap ${classes.entries}`}>
        <li>
          <Link
            to="/"
            className={classes.entry}
            aria-current={atHome ? 'page' : undefined}
            activeOptions={{ exact: true, includeSearch: false }}
            onPointerEnter={drop.later}
            onKeyDown={moveAlong}
          >
            <IconHome size={18} aria-hidden />
            {t('home')}
          </Link>
        </li>
        {entries.map((entry) => (
          <li key={entry.category}>
            <Entry entry={entry} drop={drop} onDown={() => openAndEnter(entry)} />
          </li>
        ))}
        <li>
          <Link
            to="/promotions"
            className={classes.entry}
            activeOptions={{ includeSearch: false }}
            onPointerEnter={drop.later}
            onKeyDown={moveAlong}
          >
            <IconGift size={18} aria-hidden />
            {t('promotions')}
          </Link>
        </li>
      </Row>
      {shown ? (
        <Panel entry={shown} onStay={() => drop.now(shown.category)} onLeave={() => drop.now(undefined)} />
      ) : null}
    </Surface>
  )
}

interface PanelProps {
  readonly entry: NavigationEntry
  readonly onStay: () => void
  readonly onLeave: () => void
}

/** What drops down below the row; the page behind it is shaded. */
const Panel = ({ entry, onStay, onLeave }: PanelProps) => (
  <>
    <div className={classes.shade} aria-hidden />
    <Surface level={1} edgeBelow data-panel className={classes.panel} onPointerEnter={onStay}>
      <SidePart fallback={<Grid gap={28} className={classes.drop} />}>
        <VendorPanel entry={entry} onLeave={onLeave} />
      </SidePart>
    </Surface>
  </>
)

interface EntryProps {
  readonly entry: NavigationEntry
  readonly drop: ReturnType<typeof useDropDown>
  readonly onDown: () => void
}

function Entry({ entry: { category, to, page }, drop, onDown }: EntryProps) {
  const t = useWords('shell')
  const onKey = (press: KeyboardEvent<HTMLElement>) => {
    if (press.key !== 'ArrowDown') return moveAlong(press)
    press.preventDefault()
    onDown()
  }
  const onClick = (press: MouseEvent) => {
    // A finger does not hover: its first touch opens, the second goes.
    const byFinger = 'pointerType' in press.nativeEvent && press.nativeEvent.pointerType === 'touch'
    if (!byFinger || drop.open === category) return drop.now(undefined)
    press.preventDefault()
    drop.now(category)
  }
  return (
    <Link
      to={to}
      search={{ page }}
      className={classes.entry}
      activeOptions={{ includeSearch: false }}
      data-open={drop.open === category || undefined}
      data-category={category}
      aria-expanded={drop.open === category}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && drop.soon(category)}
      onKeyDown={onKey}
      onClick={onClick}
    >
      <CategoryIcon category={category} />
      {t(category)}
    </Link>
  )
}

const SIDES: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Lets the arrow keys move along the row. */
function moveAlong(press: KeyboardEvent<HTMLElement>) {
  const side = SIDES[press.key]
  const item = press.currentTarget.closest('li')
  const next = side === 1 ? item?.nextElementSibling : side === -1 ? item?.previousElementSibling : undefined
  next?.querySelector<HTMLElement>('a')?.focus()
}

/** Which category is open: after a moment's rest on it, until a moment after leaving the row, or Escape. */
function useDropDown(row: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const at = (ms: number, category: string | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(category), ms)
  }
  const now = (category: string | undefined) => {
    clearTimeout(timer.current)
    setOpen(category)
  }
  const later = () => at(CLOSE_AFTER_MS, undefined)
  const soon = (category: string) => {
    void preloadPanel()
    at(OPEN_AFTER_MS, category)
  }
  const onLeave = useEffectEvent(later)
  const onClose = useEffectEvent(() => now(undefined))
  const onEscape = useEffectEvent(() => {
    if (open === undefined) return
    // Whoever was among the vendors is back at their category.
    row.current?.querySelector<HTMLElement>(`[data-category="${open}"]`)?.focus()
    now(undefined)
  })
  useEffect(() => {
    const element = row.current
    const ended = new AbortController()
    const listening = { signal: ended.signal }
    element?.addEventListener('pointerleave', () => onLeave(), listening)
    element?.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape(), listening)
    element?.addEventListener(
      'focusout',
      ({ relatedTarget }) => element.contains(relatedTarget as Node | null) || onClose(),
      listening,
    ) // What takes the focus is a node.
    return () => {
      clearTimeout(timer.current)
      ended.abort()
    }
  }, [row])
  return { open, now, later, soon }
}
