import { Grid, Row, Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { IconArrowLeft, IconKeyboard } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './desk.module.css'
import { TabCount, Tabs } from './tabs.tsx'

export interface DeskTab<S extends string> {
  readonly stage: S
  readonly name: string
  readonly count?: number | undefined
}

interface DeskFrameProps<S extends string> {
  readonly title: string
  readonly tabs: readonly DeskTab<S>[]
  /** Of no tab where what is open belongs to none. */
  readonly stage: S | undefined
  readonly onStage: (stage: S) => void
  /** The one that somebody chose to see; a phone shows the queue until then. */
  readonly open: string | undefined
  /** Back to the queue, where a phone shows one thing at a time. */
  readonly onQueue: () => void
  /** Whose things the desk shows, where that can be chosen. */
  readonly choice?: ReactNode
  /** At the end of the head, in place of the keys of a desk whose cases are claimed. */
  readonly hint?: ReactNode
  /** The detail compares things side by side and takes room of the queue. */
  readonly slimQueue?: boolean
  readonly queue: ReactNode
  readonly detail: ReactNode
  readonly actions: ReactNode
}

/** How what is open at a desk leads to what comes next. */
export interface DeskMoves {
  readonly ids: readonly string[]
  readonly onChoose: (id: string) => void
  readonly onNext: () => void
  /** It is decided: the next one may open. */
  readonly onDone: () => void
}

/** A desk: its stages as tabs, and below them queue, detail and actions, each scrolling on its own. */
export function DeskFrame<S extends string>({
  title,
  tabs,
  stage,
  onStage,
  open,
  onQueue,
  choice,
  hint,
  slimQueue = false,
  queue,
  detail,
  actions,
}: DeskFrameProps<S>) {
  const t = useWords('desk')
  const columns = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== undefined && columns.current) columns.current.scrollTop = 0
  }, [open])
  return (
    <Stack className={classes.desk} data-open={open !== undefined || undefined}>
      <Row as="header" firm tall={48} edgeBelow gap={20} align="center" padX={20} level={0} className={classes.head}>
        <IconButton label={t('to_queue')} className={classes.back} onClick={onQueue}>
          <IconArrowLeft size={18} aria-hidden />
        </IconButton>
        <h1>{title}</h1>
        <StageTabs tabs={tabs} stage={stage} onStage={onStage} />
        {choice}
        {hint ?? <ClaimKeys />}
      </Row>
      <Grid ref={columns} className={classes.columns} data-slim-queue={slimQueue || undefined}>
        <section className={classes.queue} aria-label={t('queue')}>
          {queue}
        </section>
        <section className={classes.detail} aria-label={t('detail')}>
          {detail}
        </section>
        <aside className={classes.actions} aria-label={t('actions')}>
          {actions}
        </aside>
      </Grid>
    </Stack>
  )
}

/** The keys of a desk whose cases are claimed. */
function ClaimKeys() {
  const t = useWords('desk')
  return (
    <Row as="p" atEnd gap={6} align="center" size={12} tone="text-dim" nowrap aria-hidden className={classes.keys}>
      <IconKeyboard size={16} />
      <kbd>J</kbd>
      <kbd>K</kbd> {t('key_move')} <kbd>C</kbd> {t('key_claim')} <kbd>?</kbd> {t('key_all')}
    </Row>
  )
}

type StageTabsProps<S extends string> = Pick<DeskFrameProps<S>, 'tabs' | 'stage' | 'onStage'>

function StageTabs<S extends string>({ tabs, stage, onStage }: StageTabsProps<S>) {
  const t = useWords('desk')
  return (
    <Tabs label={t('stages')} className={classes.tabs}>
      {tabs.map((tab) => (
        <button
          key={tab.stage}
          type="button"
          aria-current={tab.stage === stage ? 'page' : undefined}
          onClick={() => onStage(tab.stage)}
        >
          {tab.name}
          <TabCount count={tab.count} />
        </button>
      ))}
    </Tabs>
  )
}
