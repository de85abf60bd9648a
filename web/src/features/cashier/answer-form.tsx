import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { FILE_MB } from '@croupier/contract/security.ts'
import { ANSWERS, answerMatch, type Match, type MatchAnswer } from '@croupier/contract/matched-transfers.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ConfirmDialog } from '@croupier/kit/form/confirm-dialog.tsx'
import { RadioCard } from '@croupier/kit/form/radio-card.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useMoment } from '../../parts/site/use-moment.ts'
import { FilePick } from '../../parts/centre/file-pick.tsx'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { AmountField } from './amount-field.tsx'
import { CountdownTag } from './countdown-tag.tsx'
import classes from './request.module.css'
import { usePreview } from './slip-box.tsx'
import { typedAmount } from './typed-amount.ts'
import { useCommand } from './use-command.ts'

interface AnswerFormProps {
  readonly part: Match
  readonly account: string
}

/** Asks a receiver whether a payment has arrived: all of it, none of it, or how much of it is missing. */
export function AnswerForm({ part, account }: AnswerFormProps) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const moment = useMoment()
  const form = useAnswer(part)
  const amount = moneyText(part.amount, look)
  return (
    <Grid gap={10} size={13}>
      <Row gap={12} align="center" justify="between">
        <Text size={15} weight={700}>
          {t('asked_title', { amount })}
        </Text>
        {part.answerBy === null ? null : <CountdownTag until={part.answerBy} />}
      </Row>
      <Text as="p" tone="text-dim">
        {t('asked_text', { account, when: moment(part.answerBy ?? part.payBy) })}
      </Text>
      <Answers part={part} answer={form.answer} onChoose={form.choose} />
      {form.answer === 'partly' ? (
        <AmountField label={t('remaining')} typed={form.typed} onType={form.type} error={form.amountError} />
      ) : null}
      {form.answer === 'received' ? null : <Picture form={form} />}
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      <PrimaryButton wide working={form.working ? t('answer_sending') : false} onClick={form.submit}>
        {t('answer_send')}
      </PrimaryButton>
      {form.sure ? (
        <ConfirmDialog
          icon={<IconAlertTriangle size={26} aria-hidden />}
          tone="warn"
          title={t('sure_title')}
          text={t('sure_text', { amount })}
          cancel={t('sure_no')}
          confirm={t('sure_yes')}
          onCancel={form.back}
          onConfirm={form.confirm}
        />
      ) : null}
    </Grid>
  )
}

interface AnswersProps {
  readonly part: Match
  readonly answer: MatchAnswer
  readonly onChoose: (answer: MatchAnswer) => void
}

function Answers({ part, answer, onChoose }: AnswersProps) {
  const t = useWords('cashier')
  return (
    <Grid as="fieldset" gap={8}>
      <legend className="sr-only">{t('answer_question')}</legend>
      {ANSWERS.map((value) => (
        <RadioCard
          key={value}
          name={`answer ${part.id}`}
          dot
          gap={10}
          padX={12}
          size={14}
          weight={600}
          radius={8}
          checked={value === answer}
          onChoose={() => onChoose(value)}
        >
          {t(`answer_${value}`)}
        </RadioCard>
      ))}
    </Grid>
  )
}

/** The picture of the receiver's account: needed where nothing has arrived, of help where a part has. */
function Picture({ form }: { readonly form: ReturnType<typeof useAnswer> }) {
  const t = useWords('cashier')
  const preview = usePreview(form.file)
  return (
    <>
      <b>{t('answer_slip')}</b>
      {preview ? <img src={preview} alt={t('slip_preview')} className={classes.preview} /> : null}
      <FilePick
        label={t(form.file ? 'slip_other' : 'slip_pick')}
        hint={t(form.answer === 'partly' ? 'answer_slip_optional' : 'answer_slip_hint')}
        error={form.fileError}
        working={false}
        onPick={form.pick}
      />
    </>
  )
}

function useAnswer(part: Match) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const { decimals } = useBrand()
  const [answer, setAnswer] = useState<MatchAnswer>('received')
  const [typed, setTyped] = useState('')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState(false)
  const [sure, setSure] = useState(false)
  const command = useCommand(() => {
    const remaining = answer === 'partly' ? typedAmount(typed, decimals) : undefined
    const body = { answer, ...(remaining !== undefined && { remaining }) }
    return ask(answerMatch, { params: { matchId: part.id }, body, ...(sends && file && { file }) })
  })
  const remaining = typedAmount(typed, decimals)
  const sends = answer !== 'received'
  const below = remaining !== undefined && unitsFrom(remaining) < unitsFrom(part.amount)
  const amountFault =
    remaining === undefined
      ? t('remaining_first')
      : below
        ? undefined
        : t('remaining_below', { amount: moneyText(part.amount, look) })
  const tooLarge = file !== undefined && file.size > FILE_MB * 1024 * 1024
  const fileFault = tooLarge
    ? t('slip_too_large', { max: FILE_MB })
    : answer === 'not_received' && !file
      ? t('slip_pick')
      : undefined
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      command.forget()
      setTried(false)
      set(value)
    }
  return {
    ...command,
    answer,
    typed,
    file,
    sure,
    amountError: command.errorOf('remaining') ?? (tried ? amountFault : undefined),
    fileError: command.errorOf('file') ?? (tried || tooLarge ? fileFault : undefined),
    choose: change(setAnswer),
    type: change(setTyped),
    pick: change(setFile),
    back: () => setSure(false),
    confirm: () => {
      setSure(false)
      command.send(undefined)
    },
    submit: () => {
      setTried(true)
      if (answer === 'received') return setSure(true)
      if (fileFault !== undefined || (answer === 'partly' && amountFault !== undefined)) return undefined
      return command.send(undefined)
    },
  }
}
