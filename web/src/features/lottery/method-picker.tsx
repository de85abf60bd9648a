import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import classes from './method-picker.module.css'
import type { MethodTab } from './methods.ts'
import type { BoardViews } from './use-board-views.ts'
import type { MethodNames } from './use-method-names.ts'

interface MethodPickerProps {
  readonly tabs: readonly MethodTab[]
  readonly tab: MethodTab | undefined
  readonly methodKey: string
  readonly names: MethodNames
  /** Other views of the board, which stand beside the groups. */
  readonly views: BoardViews
  readonly onOpen: (methodKey: string) => void
}

/** The groups of a lottery's methods as tabs, and below them the methods of the one that is open. */
export function MethodPicker({ tabs, tab, methodKey, names, views, onOpen }: MethodPickerProps) {
  const t = useWords('lottery')
  const isOpen = views.open === 'methods'
  const openMethod = (key: string) => {
    views.setOpen('methods')
    onOpen(key)
  }
  return (
    <>
      <Row className={classes.tabs} role="tablist" aria-label={t('groups')} onKeyDown={moveTab}>
        {tabs.map((one) => (
          <Tab
            key={one.key}
            chosen={isOpen && one === tab}
            name={names.tab(one)}
            onOpen={() => openFirst(one, openMethod)}
          />
        ))}
        {views.others.map((view) => (
          <Tab key={view} chosen={view === views.open} name={t(`view.${view}`)} onOpen={() => views.setOpen(view)} />
        ))}
      </Row>
      {isOpen && tab && tab.methods.length > 1 ? (
        <fieldset className={classes.kinds}>
          <legend className="sr-only">{t('methods')}</legend>
          {tab.methods.map(({ method, terms }) => (
            <button
              key={method.key}
              type="button"
              className={classes.kind}
              aria-pressed={method.key === methodKey}
              onClick={() => onOpen(method.key)}
            >
              {names.method(method.key, tab)}
              <SoleOdds odds={terms.odds} />
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}

function openFirst({ methods: [first] }: MethodTab, open: (key: string) => void) {
  if (first) open(first.method.key)
}

interface TabProps {
  readonly name: string
  readonly chosen: boolean
  readonly onOpen: () => void
}

function Tab({ name, chosen, onOpen }: TabProps) {
  const here = useRef<HTMLButtonElement>(null)
  // On a phone the tabs are pushed sideways.
  useEffect(() => {
    if (chosen) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  return (
    <button
      ref={here}
      type="button"
      role="tab"
      className={classes.tab}
      aria-selected={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={onOpen}
    >
      {name}
    </button>
  )
}

/** What a method pays, where it pays one price and that is fixed. */
function SoleOdds({ odds }: { readonly odds: MethodTab['methods'][number]['terms']['odds'] }) {
  const { language } = useMoneyLook()
  const [only, second] = odds
  if (!only || second || only.byMode) return null
  return (
    <Text size={12} tone="text-dim" num>
      ×{figures(only.odds.replace(/\.?0+$/, ''), { language, decimals: 0 })}
    </Text>
  )
}

/** Arrows go from tab to tab. */
function moveTab(press: KeyboardEvent<HTMLElement>) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[press.key]
  if (step === undefined) return
  const tabs = [...press.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = tabs[(tabs.findIndex((tab) => tab === document.activeElement) + step + tabs.length) % tabs.length]
  press.preventDefault()
  next?.focus()
  next?.click()
}
