import { Grid } from '@croupier/kit/layout/layout.tsx'
import { type FactorMethod, sendFactorCode } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { Choice } from '../../../parts/page/choice.tsx'
import { CodeField } from './code-field.tsx'
import classes from './security.module.css'
import { useCountdown } from './use-countdown.ts'
import { useSending } from './use-sending.ts'

export interface Proof {
  readonly method: FactorMethod
  readonly answer: string
}

interface SecondProofProps {
  /** What the member has, the strongest first. */
  readonly methods: readonly FactorMethod[]
  readonly proof: Proof
  readonly onChange: (proof: Proof) => void
}

/** A second proof beside the password: a code of the authenticator, or one that is sent. */
export function SecondProof({ methods, proof, onChange }: SecondProofProps) {
  const t = useWords('security')
  const { left, start } = useCountdown()
  const sending = useSending(() => undefined)
  const { method, answer } = proof
  const send = () => {
    if (method === 'totp') return
    sending.send(async () => start((await ask(sendFactorCode, { body: { method } })).expiredMinutes))
  }
  return (
    <Grid as="fieldset" gap={14} level={0} edge radius={12} className={classes.proof}>
      <legend>{t('second_proof')}</legend>
      {methods.length > 1 ? (
        <Choice
          label={t('proof_by')}
          options={methods.map((value) => ({ value, text: t(`method_${value}`) }))}
          value={method}
          onChoose={(chosen) => onChange({ method: chosen, answer: '' })}
        />
      ) : null}
      {sending.refused ? <RefusedLine error={sending.refused} /> : null}
      {method === 'totp' ? (
        <Field
          label={t('totp')}
          name="answer"
          value={answer}
          hint={t('totp_hint')}
          inputMode="text"
          autoComplete="one-time-code"
          maxLength={64}
          onChange={({ target }) => onChange({ method, answer: target.value })}
        />
      ) : (
        <CodeField
          value={answer}
          error={undefined}
          hint={t(`proof_${method}_hint`)}
          left={left}
          sending={sending.working}
          onType={(typed) => onChange({ method, answer: typed })}
          onSend={send}
        />
      )}
    </Grid>
  )
}

/** What a form begins with. */
export const firstProof = (methods: readonly FactorMethod[]): Proof => ({ method: methods[0] ?? 'email', answer: '' })
