import { bind, sendBindingCode } from '@croupier/contract/security.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useState } from 'react'
import { useCountries } from '../../identity/codes/countries.ts'
import { CodeField } from './code-field.tsx'
import { Part, PartForm } from './part.tsx'
import type { PartProps } from './security-center.tsx'
import { useCountdown } from './use-countdown.ts'
import { useSending } from './use-sending.ts'

/** Bind an e-mail, or another one. */
export const EmailPart = (props: PartProps) => <BindingPart {...props} which="email" />

/** Bind a mobile number, or another one. */
export const MobilePart = (props: PartProps) => <BindingPart {...props} which="mobile" />

function BindingPart({ facts, onBack, which }: PartProps & { readonly which: 'email' | 'mobile' }) {
  const t = useWords('security')
  const { shown, confirmed } = facts[which]
  return (
    <Part title={t(which)} lead={t(`${which}_lead`)} onBack={onBack}>
      {confirmed && shown ? <Notice tone="info">{t('bound_now', { shown })}</Notice> : null}
      <BindingForm which={which} onDone={onBack} />
    </Part>
  )
}

function BindingForm({ which, onDone }: { readonly which: 'email' | 'mobile'; readonly onDone: () => void }) {
  const t = useWords('security')
  const channel = which === 'email' ? 'mail' : 'sms'
  const { country } = useCountries()
  const [to, setTo] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const { left, start } = useCountdown()
  const sendingCode = useSending(() => undefined)
  const sending = useSending(onDone)
  const Icon = which === 'email' ? IconMail : IconPhone

  const sendCode = () =>
    sendingCode.send(async () => {
      const { expiredMinutes } = await ask(sendBindingCode, { body: { channel, to } })
      setSentTo(to)
      setCode('')
      sending.forget()
      start(expiredMinutes)
    })
  const submit = () => {
    if (sentTo === undefined) return sendCode()
    sending.send(() => ask(bind, { body: { channel, to: sentTo, verificationCode: code } }))
  }
  const step =
    sending.refused || sending.working ? sending : { ...sendingCode, dialog: sendingCode.dialog ?? sending.dialog }
  return (
    <PartForm sending={step} verb={t(sentTo === undefined ? 'send_code' : 'bind')} onSubmit={submit}>
      <Field
        label={t(`new_${which}`)}
        name="to"
        icon={<Icon size={17} aria-hidden />}
        value={to}
        error={sendingCode.errorOf('to') ?? sending.errorOf('to')}
        hint={t(`new_${which}_hint`, { code: country.countryDialingCode })}
        type={which === 'email' ? 'email' : 'tel'}
        inputMode={which === 'email' ? 'email' : 'tel'}
        autoComplete={which === 'email' ? 'email' : 'tel'}
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
        onChange={({ target }) => {
          setTo(target.value)
          setSentTo(undefined)
          sendingCode.forget()
        }}
      />
      {sentTo === undefined ? null : (
        <CodeField
          value={code}
          error={sending.errorOf('verificationCode')}
          hint={t('code_sent', { to: sentTo })}
          left={left}
          sending={sendingCode.working}
          onType={setCode}
          onSend={sendCode}
        />
      )}
    </PartForm>
  )
}
