import { Stack } from '@croupier/kit/layout/layout.tsx'
import { DISPUTE_OUTCOMES, type DisputeOutcome } from '@croupier/contract/console-disputes.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconGavel } from '@tabler/icons-react'
import { BooksCard } from './books-card.tsx'
import { ReleaseButton } from './claim-buttons.tsx'
import own from './dispute.module.css'
import { DeskButton } from '../../kit/desk-button.tsx'
import type { DisputeCase } from './dispute-card.tsx'
import { RadioLine } from './radio-line.tsx'
import { useFigures } from '../../kit/use-figures.ts'

interface OutcomeFormProps {
  readonly one: DisputeCase
  readonly outcome: DisputeOutcome | undefined
  /** What was typed where a part has arrived. */
  readonly part: string
  /** What would be found to have arrived; undefined while that is not said. */
  readonly arrived: string | undefined
  readonly release: { readonly mutate: () => void; readonly isPending: boolean }
  readonly onOutcome: (outcome: DisputeOutcome) => void
  readonly onPart: (part: string) => void
  readonly onDecide: () => void
}

/** Whose word holds, and what the books will say then. */
export function OutcomeForm(form: OutcomeFormProps) {
  const t = useWords('desk')
  const figures = useFigures()
  const { one, outcome, part, arrived, release, onOutcome, onPart, onDecide } = form
  const why = outcome === undefined ? t('outcome_why') : arrived === undefined ? t('part_why') : undefined
  const names = { payer: one.payer, receiver: one.receiver, amount: figures(one.amount) }
  return (
    <>
      <Stack as="fieldset" gap={8} className={own.outcomes}>
        <legend>{t('decide')}</legend>
        {DISPUTE_OUTCOMES.map((name, index) => (
          <RadioLine
            key={name}
            name="outcome"
            checked={name === outcome}
            onChoose={() => onOutcome(name)}
            title={t(`decided_for.${name}`)}
            text={t(`outcome_says.${name}`, names)}
          >
            <kbd>{index + 1}</kbd>
          </RadioLine>
        ))}
      </Stack>
      {outcome === 'partly' ? (
        <Stack as="label" gap={4} size={12} tone="text-dim">
          {t('arrived_part')}
          <input inputMode="decimal" value={part} onChange={({ target }) => onPart(target.value.trim())} />
          <span>{t('of_amount', names)}</span>
        </Stack>
      ) : null}
      <BooksCard one={one} arrived={arrived} />
      <DeskButton
        icon={IconGavel}
        says={t(one.needsTwo ? 'decide_pass_on' : 'decide_dispute')}
        shortcut="A"
        tone={one.needsTwo ? 'two' : 'primary'}
        blocked={why}
        onPress={onDecide}
      />
      <ReleaseButton action={release} />
    </>
  )
}
