import { correctDraw, drawEffect } from '@croupier/contract/console-draws.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '../../kit/error-state.tsx'
import { fieldErrors, saysField } from '../../kit/field-errors.ts'
import { unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { EffectFacts } from './effect-facts.tsx'
import { NumberFields } from './number-fields.tsx'
import type { DrawDetail } from './use-entry.ts'
import { useDrawsChanged } from './use-draws-changed.ts'
import { useNumberFields } from './use-number-fields.ts'
import { usePlaceName } from './use-place-name.ts'

interface CorrectDialogProps {
  readonly known: DrawDetail
  readonly onClose: () => void
}

/** The numbers of a draw put right: first which, then what that would come to, and why. */
export function CorrectDialog({ known, onClose }: CorrectDialogProps) {
  const t = useWords('draws')
  const [isCounted, setCounted] = useState(false)
  const [refused, setRefused] = useState<unknown>()
  const fields = useNumberFields({
    prizes: known.prizes,
    given: known.numbers,
    refused: (place) => fieldErrors(refused)(`numbers.${place}`),
    onChange: () => setRefused(undefined),
  })
  const count = () => {
    if (fields.attempt() && fields.isChanged) setCounted(true)
  }
  if (isCounted)
    return (
      <EffectDialog
        known={known}
        numbers={fields.numbers}
        onRefused={(error) => {
          setRefused(error)
          setCounted(false)
        }}
        onClose={onClose}
      />
    )
  const { name, issueNo } = known.draw
  return (
    <ModalFrame title={t('correct.title', { name, issueNo })} lead={t('correct.lead')} width={520} onClose={onClose}>
      <Stack gap={16}>
        <NumberFields fields={fields} label={t('correct.numbers')} onDone={count} />
        <Button tone="primary" blocked={fields.isChanged ? undefined : t('correct.unchanged')} onClick={count}>
          {t('correct.count')}
        </Button>
      </Stack>
    </ModalFrame>
  )
}

interface EffectDialogProps extends CorrectDialogProps {
  readonly numbers: readonly string[]
  /** The server finds fault with a number. */
  readonly onRefused: (error: unknown) => void
}

function EffectDialog({ known, numbers, onRefused, onClose }: EffectDialogProps) {
  const t = useWords('draws')
  const changed = useDrawsChanged()
  const { gameCode, issueNo, name } = known.draw
  const params = { gameCode, issueNo }
  const query = { action: 'correct', numbers: numbers.join(',') } as const
  const { data, error, refetch } = useAsk(drawEffect, { params, query }, { gcTime: 0 })
  const action = useMutation({
    mutationFn: (because: ReasonInput) => ask(correctDraw, { params, body: { numbers: [...numbers], ...because } }),
    onSettled: changed,
    onError: (refusal) => (saysField(refusal) && !fieldErrors(refusal)('note') ? onRefused(refusal) : undefined),
  })
  return (
    <ReasonDialog
      title={t('correct.title', { name, issueNo })}
      consequence={
        <>
          <Changes known={known} numbers={numbers} />
          <p>{t('correct.text')}</p>
          {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
          {error || data?.effect === null ? null : <EffectFacts effect={data?.effect} />}
        </>
      }
      action="draws.correct"
      tone="two"
      confirm={t('ask_second')}
      loading={data === undefined}
      blocked={data?.effect === null ? t('correct.not_now') : undefined}
      onClose={onClose}
      onConfirm={async (because) => {
        await action.mutateAsync(because).catch(unlessPendingApproval)
        onClose()
      }}
    />
  )
}

/** Which numbers become which. */
function Changes({ known: { prizes, numbers: before }, numbers }: Pick<EffectDialogProps, 'known' | 'numbers'>) {
  const t = useWords('draws')
  const nameOf = usePlaceName(prizes)
  return (
    <ul>
      {numbers.map((number, at) =>
        before?.[at] === number ? null : (
          <li key={nameOf(at)}>
            {t('correct.change', { place: nameOf(at), before: before?.[at] ?? '–', after: number })}
          </li>
        ),
      )}
    </ul>
  )
}
