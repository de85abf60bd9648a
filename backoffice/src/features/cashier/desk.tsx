import type { Permission } from '@croupier/contract/permission.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInbox } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { DemoSwitch, useDemoQuery } from '../../kit/demo-players.tsx'
import { useMay } from '../../kit/operator.tsx'
import { StateCard } from '../../kit/state-card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { DeskFrame, type DeskMoves, type DeskTab } from '../../kit/desk-frame.tsx'
import { type QueuePosition, positionAfter, useQueue } from './use-queue.ts'

/** What a desk shows is asked for again and again. */
export const DESK_FRESH = { refetchInterval: 4000 } as const

interface DeskQuery<Answer> {
  readonly data: Answer | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

interface Listing {
  readonly list: readonly { readonly id: string }[]
}

export interface DeskQueueProps<Stage extends string, Answer extends Listing> {
  readonly stage: Stage
  readonly list: Answer['list'] | undefined
  readonly answer: Answer | undefined
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** Takes the oldest free one; left out for whoever may not. */
  readonly onNext: (() => void) | undefined
}

/**
 * A desk as a value: where its queue and its cases are asked for, and how each is shown. `Tab` is wider than `Stage` where
 * another desk stands behind the other tabs.
 */
export interface DeskResource<Tab extends string, Stage extends Tab, Answer extends Listing, Case> {
  /** Its name in the words of desks. */
  readonly name: string
  /** What whoever takes a case must be allowed. */
  readonly permission: Permission
  /** Where what is claimed next stands. */
  readonly first: Tab
  readonly claimNext: () => Promise<{ readonly id: string | null }>
  readonly useGo: () => (search: (now: QueuePosition<Tab>) => QueuePosition<Tab>) => void
  readonly useList: (stage: Stage, demo: ReturnType<typeof useDemoQuery>) => DeskQuery<Answer>
  /** Its list obeys the choice about demo players. */
  readonly choosesDemo?: true
  /** The one that is open. */
  readonly useCase: (id: string | undefined) => DeskQuery<Case>
  readonly useTabs: (answer: Answer | undefined) => readonly DeskTab<Tab>[]
  readonly Queue: ComponentType<DeskQueueProps<Stage, Answer>>
  readonly Card: ComponentType<{ readonly one: Case }>
  readonly Actions: ComponentType<DeskMoves & { readonly one: Case }>
}

interface DeskPosition<Stage extends string> {
  readonly stage: Stage
  /** The one that is open; the first of the queue while nobody has chosen. */
  readonly id: string | undefined
}

/** The screen of a desk: the stages as tabs, what waits, the case that is open, and what can be done with it. */
export function deskOf<Tab extends string, Stage extends Tab, Answer extends Listing, Case>(
  desk: DeskResource<Tab, Stage, Answer, Case>,
): ComponentType<DeskPosition<Stage>> {
  const { first, claimNext, useGo, useList, useCase, useTabs, choosesDemo, Queue, Card, Actions } = desk
  return function Desk({ stage, id }) {
    const t = useWords('desk')
    const may = useMay()(desk.permission)
    const go = useGo()
    const { data, error, refetch } = useList(stage, useDemoQuery())
    const ids = (data?.list ?? []).map((row) => row.id)
    const queue = useQueue<Tab>({
      ids,
      id,
      first,
      claimNext,
      open: (next) => go(positionAfter<Tab>(stage, next)),
    })
    const { chosen } = queue
    const one = useCase(chosen)
    const tabs = useTabs(data)

    if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
    return (
      <DeskFrame<Tab>
        title={t(desk.name)}
        stage={stage}
        tabs={tabs}
        onStage={queue.turnTo}
        open={id}
        onQueue={() => queue.turnTo(stage)}
        choice={choosesDemo ? <DemoSwitch /> : null}
        queue={
          <Queue
            key={stage}
            stage={stage}
            list={data?.list}
            answer={data}
            chosen={chosen}
            onChoose={queue.choose}
            onNext={may ? queue.claimNext : undefined}
          />
        }
        detail={<Detail one={one.data} error={one.error} empty={chosen === undefined} Card={Card} />}
        actions={
          one.data && chosen !== undefined ? (
            <Actions
              key={chosen}
              one={one.data}
              ids={ids}
              onChoose={queue.choose}
              onNext={queue.claimNext}
              onDone={queue.goOn}
            />
          ) : null
        }
      />
    )
  }
}

interface DetailProps<Case> {
  readonly one: Case | undefined
  readonly error: unknown
  readonly empty: boolean
  readonly Card: ComponentType<{ readonly one: Case }>
}

function Detail<Case>({ one, error, empty, Card }: DetailProps<Case>) {
  const t = useWords('desk')
  if (empty)
    return (
      <StateCard tone="dim" icon={<IconInbox size={22} aria-hidden />} title={t('none_open')} text={t('none_text')} />
    )
  if (error) return <ErrorState error={error} />
  return one === undefined ? <SkeletonRows rows={10} /> : <Card one={one} />
}
