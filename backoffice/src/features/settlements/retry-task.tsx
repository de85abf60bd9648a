import { type FailedTask, failedTasks, retryTask } from '@croupier/contract/console-tasks.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'

interface RetryTaskProps {
  readonly task: FailedTask
  readonly onClose: () => void
}

/** Do now what failed before: by the same work, so that it is done once. */
export function RetryTask({ task: { task, subject, reason }, onClose }: RetryTaskProps) {
  const t = useWords('settlements')
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: (because: ReasonInput) => ask(retryTask, { params: { task, subject }, body: because }),
    onSettled: () => client.invalidateQueries({ queryKey: [failedTasks.path] }),
  })
  return (
    <ReasonDialog
      title={t('tasks.retry_title')}
      consequence={<p>{t('tasks.retry_text', { reason })}</p>}
      action="settlements.end"
      confirm={t('retry')}
      onClose={onClose}
      onConfirm={async (because) => {
        await retry.mutateAsync(because)
        onClose()
      }}
    />
  )
}
