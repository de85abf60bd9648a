import { drawEffect, voidDraw } from '@croupier/contract/console-draws.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { ErrorState } from '../../kit/error-state.tsx'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { EffectFacts } from './effect-facts.tsx'
import type { DrawDetail } from './use-entry.ts'
import { useDrawsChanged } from './use-draws-changed.ts'

interface VoidDialogProps {
  readonly known: DrawDetail
  readonly onClose: () => void
}

/** What it would come to now if the draw were void, and why that is asked for. It is counted over all bets, so only for whoever asks. */
export function VoidDialog({ known: { draw }, onClose }: VoidDialogProps) {
  const t = useWords('draws')
  const changed = useDrawsChanged()
  const { gameCode, issueNo, name } = draw
  const params = { gameCode, issueNo }
  const { data, error, refetch } = useAsk(drawEffect, { params, query: { action: 'void' } }, { gcTime: 0 })
  const action = useMutation({
    mutationFn: (because: ReasonInput) => ask(voidDraw, { params, body: because }),
    onSettled: changed,
  })
  return (
    <ReasonDialog
      title={t('void.title', { name, issueNo })}
      consequence={
        <>
          <p>{t('void.text')}</p>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {error || data?.effect === null ? null : <EffectFacts effect={data?.effect} />}
        </>
      }
      action="draws.void"
      tone="two"
      confirm={t('ask_second')}
      loading={data === undefined}
      blocked={data?.effect === null ? t('void.not_now') : undefined}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because).catch(unlessPendingApproval)
        onClose()
      }}
    />
  )
}
