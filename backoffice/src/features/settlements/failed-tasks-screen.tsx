import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { type FailedTask, failedTasks, TASK_STATES } from '@croupier/contract/console-tasks.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { Chip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import { RetryTask } from './retry-task.tsx'
import classes from './settlements.module.css'

const EVERY_MS = 15_000

/** What could not be done for one while it was done for the others. */
export function FailedTasksScreen() {
  const t = useWords('settlements')
  const [asked, setAsked] = useState<FailedTask>()
  const resource: Resource<FailedTask> = {
    name: 'failed-tasks',
    call: failedTasks,
    label: t('tasks.title'),
    everyMs: EVERY_MS,
    idOf: ({ task, subject }) => `${task} ${subject}`,
    empty: { title: t('tasks.empty'), text: t('tasks.empty_text') },
    filters: [
      {
        key: 'state',
        label: t('state'),
        options: TASK_STATES.map((value) => ({ value, label: t(`tasks.states.${value}`) })),
      },
    ],
    columns: useColumns(setAsked),
  }
  return (
    <PageFrame title={t('tasks.title')} facts={t('tasks.facts')}>
      <ResourceList resource={resource} />
      {asked ? <RetryTask task={asked} onClose={() => setAsked(undefined)} /> : null}
    </PageFrame>
  )
}

function useColumns(onRetry: (task: FailedTask) => void): Resource<FailedTask>['columns'] {
  const t = useWords('settlements')
  const moments = useMoments()
  const may = useMay()('reconciliation.resolve')
  return [
    { key: 'task', head: t('tasks.task'), cell: ({ task }) => t(`tasks.names.${task}`, { otherwise: task }) },
    { key: 'state', head: t('state'), cell: ({ state }) => <TaskState state={state} /> },
    { key: 'reason', head: t('why'), cell: ({ reason }) => <Cut text={reason} /> },
    {
      key: 'subject',
      head: t('tasks.subject'),
      cell: ({ subject }) => (
        <span className="mono" title={subject}>
          {subject.length > SUBJECT_MAX ? `…${subject.slice(-SUBJECT_MAX)}` : subject}
        </span>
      ),
    },
    { key: 'attempts', head: t('attempts'), figure: true, cell: ({ attempts }) => attempts },
    { key: 'failedAt', head: t('failed_at'), figure: true, cell: ({ failedAt }) => moments.short(failedAt) },
    {
      key: 'nextAt',
      head: t('next_at'),
      figure: true,
      cell: (task) => (
        <Row as="span" inline gap={12} align="center">
          {task.nextAt === null ? '–' : moments.short(task.nextAt)}
          {may && task.state === 'waiting' ? (
            <Button size="small" onClick={() => onRetry(task)}>
              {t('retry')}…
            </Button>
          ) : null}
        </Row>
      ),
    },
  ]
}

const SUBJECT_MAX = 14

/** On one line as far as there is room; all of it under the pointer, and in the dialog. */
function Cut({ text }: { readonly text: string }) {
  return (
    <Text block truncate className={classes.cut} title={text}>
      {text}
    </Text>
  )
}

function TaskState({ state }: Pick<FailedTask, 'state'>) {
  const t = useWords('settlements')
  const waits = state === 'waiting'
  return (
    <Chip tone={waits ? 'warn' : 'dim'} icon={waits ? IconAlertTriangle : IconCircleCheck}>
      {t(`tasks.states.${state}`)}
    </Chip>
  )
}
