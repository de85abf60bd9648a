import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { MoneyFacts } from '../../kit/money-facts.tsx'
import { Note } from '../../kit/note.tsx'
import { type Reason, useReasons } from '../../kit/reasons.ts'
import { RefusedNote } from '../../kit/refused-note.tsx'
import { useFigures } from '../../kit/use-figures.ts'
import type { Member } from './member-screen.tsx'
import { useMemberChanged } from './use-member-changed.ts'
import { Labelled } from '../../kit/labelled.tsx'

interface AdjustDialogProps {
  readonly member: Member
  readonly onClose: () => void
}

/** Put money on a balance or take it off. Above the brand's limit it is passed on to a second person. */
export function AdjustDialog({ member, onClose }: AdjustDialogProps) {
  const t = useWords('members')
  const pieces = useWords('pieces')
  const figures = useFigures()
  const [direction, setDirection] = useState<'up' | 'down'>('up')
  const [amount, setAmount] = useState('')
  const reasons = useReasons('adjustments.make') ?? []
  const [chosen, setReason] = useState<string>()
  const reason = chosen ?? reasons[0]?.code ?? ''
  const [note, setNote] = useState('')
  const { mutate, isPending, error, wrong, passedOn } = useAdjustment(member, onClose)
  if (passedOn) return <PassedOn onClose={onClose} />
  return (
    <ModalFrame title={t('adjust_title', { account: member.account })} width={480} onClose={onClose}>
      <Grid
        as="form"
        gap={14}
        onSubmit={(submit) => {
          submit.preventDefault()
          if (!isPending) mutate({ direction, amount: amount.trim(), reason, note: note.trim() })
        }}
      >
        <Direction value={direction} onChange={setDirection} />
        <Field
          label={t('amount')}
          inputMode="decimal"
          value={amount}
          end={member.currency}
          error={wrong}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Why value={reason} reasons={reasons} onChange={setReason} />
        <Field label={pieces('note')} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
        <Moves member={member} direction={direction} amount={amount.trim()} />
        <Text as="p" tone="text-dim">
          {t('adjust_text')}
        </Text>
        <RefusedNote error={error} />
        <Button type="submit" tone="primary" working={isPending}>
          {isAmount(amount.trim())
            ? t(`adjust_${direction}`, { amount: figures(amount.trim()), currency: member.currency })
            : t('adjust_confirm')}
        </Button>
      </Grid>
    </ModalFrame>
  )
}

interface Adjustment {
  readonly direction: 'up' | 'down'
  readonly amount: string
  readonly reason: string
  readonly note: string
}

/** The action of one dialog, under the same id however often it is tried. */
function useAdjustment(member: Member, onDone: () => void) {
  const changed = useMemberChanged()
  const [id] = useState(() => crypto.randomUUID())
  const { mutate, isPending, error } = useMutation({
    mutationFn: (adjustment: Adjustment) =>
      ask(adjustBalance, { params: { memberId: member.id }, body: { id, ...adjustment } }),
    onSuccess: async () => {
      await changed()
      onDone()
    },
  })
  const refusal = error instanceof CallRefusal ? error : undefined
  return {
    mutate,
    isPending,
    error,
    wrong: refusal?.fields['amount']?.[0]?.message,
    passedOn: refusal?.code === 'second_person_asked',
  }
}

const isAmount = (text: string): boolean => /^\d{1,14}(\.\d{1,4})?$/.test(text)
const units = (text: string): bigint => unitsOf(text, scale) ?? 0n

type MovesProps = Pick<AdjustDialogProps, 'member'> & Pick<Adjustment, 'direction' | 'amount'>

/** What the member has, and would have. */
function Moves({ member: { wallet, currency }, direction, amount }: MovesProps) {
  const t = useWords('members')
  if (!isAmount(amount)) return null
  const change = direction === 'up' ? units(amount) : -units(amount)
  return (
    <MoneyFacts
      facts={[
        {
          says: t('adjust_moves'),
          value: <Amount amount={amountText(change, scale)} currency={currency} signed />,
          strong: true,
        },
        { says: t('adjust_now'), value: <Amount amount={wallet} currency={currency} /> },
        {
          says: t('adjust_after'),
          value: <Amount amount={amountText(units(wallet) + change, scale)} currency={currency} />,
        },
      ]}
    />
  )
}

const PassedOn = ({ onClose }: Pick<AdjustDialogProps, 'onClose'>) => {
  const t = useWords('pieces')
  return (
    <ModalFrame title={t('passed_on_title')} width={480} onClose={onClose}>
      <Note tone="two" icon={<IconUsers size={16} aria-hidden />}>
        {t('passed_on')}
      </Note>
    </ModalFrame>
  )
}

interface ChoiceProps<Value extends string> {
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Direction({ value, onChange }: ChoiceProps<'up' | 'down'>) {
  const t = useWords('members')
  const options = (['up', 'down'] as const).map((one) => ({ value: one, label: t(one) }))
  return <Segments label={t('direction')} options={options} value={value} onChange={onChange} />
}

function Why({ value, reasons, onChange }: ChoiceProps<string> & { readonly reasons: readonly Reason[] }) {
  const pieces = useWords('pieces')
  return (
    <Labelled besideFields label={pieces('why')}>
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {reasons.map(({ code, words }) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
