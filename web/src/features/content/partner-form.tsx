import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { CONTACT_CHANNELS, PARTNER_KINDS, requestPartnership } from '@croupier/contract/content.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Choice } from '../../parts/page/choice.tsx'
import classes from './content.module.css'
import { TextArea } from './text-area.tsx'

type PartnerKind = (typeof PARTNER_KINDS)[number]
type Channel = (typeof CONTACT_CHANNELS)[number]

const NOTHING: PartnerFields = { kind: 'affiliate', name: '', channel: 'email', contact: '', message: '' }
interface PartnerFields {
  readonly kind: PartnerKind
  readonly name: string
  readonly channel: Channel
  readonly contact: string
  readonly message: string
}
const WRITTEN = ['name', 'contact', 'message'] as const

/** A letter to the brand from somebody who wants to work with it. It is kept, and a receipt is shown. */
export function PartnerForm() {
  const t = useWords('content')
  const form = usePartnerForm()
  const { typed, type, shown } = form
  if (form.sent) {
    return (
      <div className={classes.sent} role="status">
        <IconCircleCheck size={32} aria-hidden />
        <b>{t('partner_sent')}</b>
        <Text size={24} weight={700} className={classes.receipt}>
          {form.sent.receipt}
        </Text>
        <Text as="p" size={13} tone="text-dim">
          {t('partner_sent_text')}
        </Text>
      </div>
    )
  }
  return (
    <Stack as="form" gap={16} className={classes.form} noValidate onSubmit={form.submit}>
      {form.refused && Object.keys(form.refused.fields).length === 0 ? <RefusedLine error={form.refused} /> : null}
      <Choice
        label={t('partner_kind')}
        above
        options={PARTNER_KINDS.map((value) => ({ value, text: t(`kind_${value}`) }))}
        value={typed.kind}
        onChoose={(kind) => type({ kind })}
      />
      <Who form={form} />
      <TextArea
        label={t('partner_message')}
        name="message"
        maxLength={2000}
        placeholder={t('partner_hint')}
        value={typed.message}
        error={shown('message')}
        count={`${typed.message.length} / 2000`}
        onChange={({ target }) => type({ message: target.value })}
      />
      <Row gap={12} align="center" wraps>
        <PrimaryButton type="submit" working={form.working ? t('sending') : false}>
          {t('partner_send')}
        </PrimaryButton>
      </Row>
    </Stack>
  )
}

function Who({ form: { typed, type, shown } }: { readonly form: ReturnType<typeof usePartnerForm> }) {
  const t = useWords('content')
  return (
    <>
      <Field
        label={t('partner_name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        value={typed.name}
        error={shown('name')}
        onChange={({ target }) => type({ name: target.value })}
      />
      <Grid gap={16} className={classes.two}>
        <Choice
          label={t('partner_channel')}
          above
          options={CONTACT_CHANNELS.map((value) => ({ value, text: t(`channel_${value}`) }))}
          value={typed.channel}
          onChoose={(channel) => type({ channel })}
        />
        <Field
          label={t(`contact_${typed.channel}`)}
          name="contact"
          maxLength={120}
          value={typed.contact}
          error={shown('contact')}
          onChange={({ target }) => type({ contact: target.value })}
        />
      </Grid>
    </>
  )
}

function usePartnerForm() {
  const t = useWords('content')
  const [id, setId] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [working, setWorking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [sent, setSent] = useState<ReplyOf<typeof requestPartnership>>()
  const missing = WRITTEN.filter((name) => typed[name].trim() === '')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (missing.length > 0 || working) return
    setWorking(true)
    ask(requestPartnership, { body: { id, ...typed } })
      .then(setSent, (error: unknown) => {
        if (!(error instanceof CallRefusal)) throw error
        setRefused(error)
      })
      .finally(() => setWorking(false))
  }
  return {
    typed,
    sent,
    working,
    refused,
    submit,
    // Another text is another letter.
    type: (part: Partial<PartnerFields>) => {
      setTyped((kept) => ({ ...kept, ...part }))
      setId(crypto.randomUUID())
      setRefused(undefined)
    },
    shown: (name: (typeof WRITTEN)[number]) =>
      refused?.fields[name]?.[0]?.message ?? (tried && missing.includes(name) ? t('required') : undefined),
  }
}
