import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { changePassword } from '@croupier/contract/mfa.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconKey } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { enter, leave } from '../../parts/member/entry.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'

interface ChangePassModalProps {
  /** The old one is the house’s or too old: nothing else goes on before it is changed, but logging out. */
  readonly forced: boolean
  readonly onClose: () => void
}

/** Change the password; afterwards the member is in anew, and home is shown. */
export function ChangePassModal({ forced, onClose }: ChangePassModalProps) {
  const t = useWords('mfa')
  const navigate = useNavigate()
  const close = async () => {
    if (forced) await leave()
    onClose()
  }
  // Home without the modal that lay over it.
  const done = () => void navigate({ to: '/', replace: true })
  return (
    <ModalFrame
      title={t(forced ? 'new_password_due' : 'change_password')}
      lead={<Text tone="text-dim">{t(forced ? 'new_password_due_text' : 'change_password_text')}</Text>}
      onClose={() => void close()}
    >
      <ChangePassForm forced={forced} onDone={done} />
      {forced ? (
        <Button tone="ghost" wide onClick={() => void close()}>
          {t('log_out_instead')}
        </Button>
      ) : null}
    </ModalFrame>
  )
}

interface ChangePassFormProps {
  readonly forced: boolean
  readonly onDone: () => void
}

function ChangePassForm({ forced, onDone }: ChangePassFormProps) {
  const t = useWords('mfa')
  const { box, refused, working, oldNeeded, submit } = useChange(forced, onDone)
  return (
    <Stack as="form" gap={16} noValidate onSubmit={submit}>
      {refused ? <RefusedLine error={refused} /> : null}
      {oldNeeded ? (
        <PasswordField
          {...box('oldPassword')}
          label={t('old_password')}
          autoComplete="current-password"
          data-autofocus
        />
      ) : null}
      <PasswordField
        {...box('newPassword')}
        label={t('new_password')}
        hint={t('new_password_hint')}
        autoComplete="new-password"
        {...(oldNeeded ? {} : { 'data-autofocus': true })}
      />
      <PasswordField {...box('confirmNewPassword')} label={t('repeat_password')} autoComplete="new-password" />
      <Row as="p" gap={8} align="start" size={12} tone="text-dim">
        <IconKey size={16} aria-hidden />
        {t('others_end')}
      </Row>
      <PrimaryButton type="submit" size="large" wide working={working ? t('changing') : false}>
        {t('save_password')}
      </PrimaryButton>
    </Stack>
  )
}

const NOTHING = { oldPassword: '', newPassword: '', confirmNewPassword: '' }
type TypedFields = typeof NOTHING

function useChange(forced: boolean, onDone: () => void) {
  const t = useWords('mfa')
  const { merchant } = useBrand()
  const [typed, setTyped] = useState(NOTHING)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const [working, setWorking] = useState(false)
  // Right after the login the server knows the old one; when it no longer does, it asks.
  const [oldNeeded, setOldNeeded] = useState(!forced)

  const faults: Partial<Record<keyof TypedFields, string>> = {
    ...(oldNeeded && typed.oldPassword === '' ? { oldPassword: t('old_required') } : {}),
    ...(typed.newPassword === '' ? { newPassword: t('new_required') } : {}),
    ...(typed.confirmNewPassword === typed.newPassword ? {} : { confirmNewPassword: t('not_the_same') }),
  }
  const shown = (name: keyof TypedFields) => (tried ? faults[name] : undefined) ?? refused?.fields[name]?.[0]?.message

  const fail = (error: unknown) => {
    if (!(error instanceof CallRefusal)) throw error
    if (error.fields['oldPassword']) setOldNeeded(true)
    setRefused(error)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const [wrong] = Object.keys(faults)
    if (wrong !== undefined) {
      const input = event.currentTarget.elements.namedItem(wrong)
      return input instanceof HTMLElement ? input.focus() : undefined
    }
    if (working) return undefined
    setWorking(true)
    setRefused(undefined)
    const { newPassword, confirmNewPassword } = typed
    return void ask(changePassword, { body: oldNeeded ? typed : { newPassword, confirmNewPassword } })
      .then((loggedIn) => enter(loggedIn, merchant))
      .then(onDone, fail)
      .finally(() => setWorking(false))
  }

  const box = (name: keyof TypedFields) => ({
    name,
    value: typed[name],
    error: shown(name),
    maxLength: 255,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) => {
      setRefused(undefined)
      setTyped((kept) => ({ ...kept, [name]: value }))
    },
  })
  const atFields = Object.keys(refused?.fields ?? {}).length > 0
  return { box, refused: atFields ? undefined : refused, working, oldNeeded, submit }
}
