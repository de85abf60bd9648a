import { DEMO_CHOICES, type DemoChoice, demoPlayers } from '@croupier/contract/demo-players.ts'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconFlask } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import type { ListFilter } from './list/resource.ts'
import classes from './demo-players.module.css'
import { Chip } from './status.tsx'

/** Outside of the sandbox there are no demo players: nothing is asked for, and nothing is offered. */
const isSandbox = () => document.documentElement.dataset['sandbox'] !== undefined

const EVERY_MS = 30_000

/** Whether the sandbox plays the member of this account. */
function useIsDemo(account: string): boolean {
  const { data } = useAsk(demoPlayers, undefined, {
    enabled: isSandbox(),
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
  })
  return data?.accounts.includes(account) === true
}

/** Behind the account of a demo player; nothing behind that of a person. */
export function DemoMark({ account }: { readonly account: string }) {
  const t = useWords('pieces')
  if (!useIsDemo(account)) return null
  return (
    <span title={t('demo.title')} className={classes.mark}>
      <Chip tone="dim" icon={IconFlask}>
        {t('demo.mark')}
      </Chip>
    </span>
  )
}

const useDemoOptions = () => {
  const t = useWords('pieces')
  return DEMO_CHOICES.map((value) => ({ value, label: t(`demo.${value}`) }))
}

/** The filter of a list that may leave demo players out, or show them alone. */
export function useDemoFilter(): readonly ListFilter[] {
  const t = useWords('pieces')
  const options = useDemoOptions()
  return isSandbox() ? [{ key: 'demo', label: t('demo.filter'), options, always: t('demo.all') }] : []
}

const KEY = 'console.demo'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const kept = (): DemoChoice | undefined => DEMO_CHOICES.find((one) => one === localStorage.getItem(KEY))

function keep(choice: DemoChoice | undefined): void {
  if (choice === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, choice)
  for (const listener of listeners) listener()
}

/** Whom desks and figures are about, as one person chose it on this machine; both kinds where nothing was chosen. */
function useDemoChoice(): DemoChoice | undefined {
  const choice = useSyncExternalStore(subscribe, kept)
  return isSandbox() ? choice : undefined
}

/** What a call is asked for it. */
export function useDemoQuery(): { readonly demo?: DemoChoice } {
  const demo = useDemoChoice()
  return demo === undefined ? {} : { demo }
}

/** What figures of the sandbox are over, in words; nothing elsewhere. */
export function useDemoWords(): string | undefined {
  const t = useWords('pieces')
  const demo = useDemoChoice()
  return isSandbox() ? t(`demo.figures_${demo ?? 'all'}`) : undefined
}

/** What returns say of demo players, whose bets count as all others; nothing outside of the sandbox. */
export function useDemoInReturns(): string | undefined {
  const t = useWords('pieces')
  return isSandbox() ? t('demo.in_returns') : undefined
}

/** The choice for desks and figures. */
export function DemoSwitch() {
  const t = useWords('pieces')
  const choice = useDemoChoice()
  const options = useDemoOptions()
  if (!isSandbox()) return null
  return (
    <DemoSegments
      label={t('demo.filter')}
      options={[{ value: undefined, label: t('demo.all') }, ...options]}
      value={choice}
      onChange={keep}
    />
  )
}

interface DemoSegmentsProps {
  readonly label: string
  readonly options: readonly { readonly value: DemoChoice | undefined; readonly label: string }[]
  readonly value: DemoChoice | undefined
  readonly onChange: (value: DemoChoice | undefined) => void
}

const DemoSegments = ({ label, ...segments }: DemoSegmentsProps) => (
  <Row gap={8} align="center">
    <Text size={12} weight={400} tone="text-dim" nowrap aria-hidden>
      {label}
    </Text>
    <Segments label={label} raised {...segments} />
  </Row>
)
