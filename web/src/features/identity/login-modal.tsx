import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useFlag, useFlags } from '@croupier/kit/brand.tsx'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { PasswordField } from '@croupier/kit/form/password-field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInfoCircle, IconLock, IconShieldCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazy } from '../../parts/page/lazy.tsx'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useStatus } from '../../parts/site/use-status.ts'
import { CaptchaField } from './captcha-field.tsx'
import { EntryArt } from './entry-art.tsx'
import { FormNote } from '../../parts/page/form-note.tsx'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { UsernameField } from './username-field.tsx'
import { useLogin } from './use-login.ts'
import { whyLogin } from '../../parts/member/waiting.ts'

const SmsLogin = lazy(() => import('./codes/sms-login.tsx').then(({ SmsLogin }) => SmsLogin))
const OtherWays = lazy(() => import('./other-ways.tsx').then(({ OtherWays }) => OtherWays))
const ProviderLogin = lazy(() => import('./provider/provider-login.tsx').then(({ ProviderLogin }) => ProviderLogin))
const VerifyStep = lazy(() => import('./verify-step.tsx').then(({ VerifyStep }) => VerifyStep))
const UnlockForm = lazy(() => import('./unlock-form.tsx').then(({ UnlockForm }) => UnlockForm))

/** The login popup: username and password, and a captcha only after the server has asked for one. */
export function LoginModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const open = useOpenModal()
  const registration = useFlag('direct_registration')
  const agents = useFlag('agent_policy')
  const [why] = useState(whyLogin)
  const form = useLogin(onClose, { offered: useOwnWays().length > 0 })
  const proving = form.step !== 'log_in'
  const points = [
    [<IconLock key="lock" size={16} aria-hidden />, t('point_encrypted')],
    [<IconShieldCheck key="shield" size={16} aria-hidden />, t('point_fair')],
  ] as const
  return (
    <ModalFrame
      title={t('log_in')}
      width={840}
      onClose={onClose}
      aside={<EntryArt art="login" title={t('welcome_back')} text={t('welcome_back_text')} points={points} />}
      lead={
        proving ? null : registration ? (
          <>
            {t('new_here')}{' '}
            <button type="button" className="link" onClick={() => open('registerModal')}>
              {t('create_account')}
            </button>
          </>
        ) : agents ? (
          t('ask_agent')
        ) : null
      }
    >
      {why && !proving ? (
        <FormNote tone="info" icon={<IconInfoCircle size={18} aria-hidden />}>
          {t(why)}
        </FormNote>
      ) : null}
      {proving ? <FurtherProof form={form} /> : <Ways form={form} onDone={onClose} />}
    </ModalFrame>
  )
}

interface WaysProps extends LoginFormProps {
  readonly onDone: () => void
}

/** The brand's own login with the other ways below it, or the number that somebody else proves. */
function Ways({ form, onDone }: WaysProps) {
  const offered = useStatus()?.info.phoneProvider !== undefined
  const own = useOwnWays().length > 0
  const [byPhone, setByPhone] = useState(false)
  // Whoever has begun there stays there, whatever the brand decides meanwhile.
  if (byPhone || (offered && !own))
    return (
      <Suspense fallback={null}>
        <ProviderLogin onDone={onDone} onBack={own ? () => setByPhone(false) : undefined} />
        {own ? null : <OtherWays onDone={onDone} onPhone={undefined} />}
      </Suspense>
    )
  return (
    <Stack gap={16}>
      {own ? <LoginWays form={form} onDone={onDone} /> : null}
      <Suspense fallback={null}>
        <OtherWays onDone={onDone} onPhone={offered ? () => setByPhone(true) : undefined} />
      </Suspense>
    </Stack>
  )
}

/** What a login can lead to: one proof more from a new place, or the way into a locked name. */
function FurtherProof({ form }: LoginFormProps) {
  return (
    <Suspense fallback={null}>
      {form.step === 'verify' && form.waiting ? (
        <VerifyStep waiting={form.waiting} onVerified={form.finish} onBack={form.back} />
      ) : (
        <UnlockForm username={form.typed.username.trim()} onUnlocked={form.finish} onBack={form.back} />
      )}
    </Suspense>
  )
}

type LoginMethod = 'username' | 'sms'

/** By a password or by a code of ours, where the brand has that on. */
function useOwnWays(): readonly LoginMethod[] {
  const on = useFlags()
  return [...(on('password_login') ? ['username' as const] : []), ...(on('sms_code_login') ? ['sms' as const] : [])]
}

/** By username or by a code; there is something to choose where the brand has both. */
function LoginWays({ form, onDone }: WaysProps) {
  const t = useWords('codes')
  const identity = useWords('identity')
  const ways = useOwnWays()
  const [chosen, choose] = useState<LoginMethod>()
  const way = chosen ?? ways[0] ?? 'username'
  const labels = { username: identity('username'), sms: t('by_sms') }
  const options = ways.map((value) => ({ value, label: labels[value] }))
  return (
    <Stack gap={16}>
      {ways.length > 1 ? <Segments label={t('login_by')} options={options} value={way} onChange={choose} /> : null}
      <Suspense fallback={null}>{way === 'sms' ? <SmsLogin onDone={onDone} /> : <LoginForm form={form} />}</Suspense>
    </Stack>
  )
}

/** Where a forgotten password leads, if the brand has a way for that. */
function ForgotLink() {
  const t = useWords('codes')
  const open = useOpenModal()
  const byEmail = useFlag('forgot_password_email')
  const byPhone = useFlag('forgot_password_phone')
  if (!byEmail && !byPhone) return null
  return (
    <button type="button" className="link" onClick={() => open('forgetPassModal')}>
      {t('forgot')}
    </button>
  )
}

interface LoginFormProps {
  readonly form: ReturnType<typeof useLogin>
}

function LoginForm({ form }: LoginFormProps) {
  const t = useWords('identity')
  const { typed, type, shown } = form
  return (
    <Stack as="form" gap={16} noValidate onSubmit={form.submit}>
      {form.refused ? <RefusedLine error={form.refused} /> : null}
      {form.refused?.code === 'login_locked' ? (
        <button type="button" className="link" onClick={form.unlock}>
          {t('unlock_open')}
        </button>
      ) : null}
      <UsernameField
        value={typed.username}
        error={shown.username}
        onChange={({ target }) => type({ username: target.value })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        value={typed.password}
        error={shown.password}
        autoComplete="current-password"
        maxLength={255}
        aside={<ForgotLink />}
        onChange={({ target }) => type({ password: target.value })}
      />
      {form.captchaNeeded ? (
        <CaptchaField
          picture={form.picture}
          value={typed.captcha}
          error={shown.captcha}
          onType={(captcha) => type({ captcha })}
          onRefresh={form.refresh}
        />
      ) : null}
      <Checkbox
        label={t('remember_me')}
        checked={typed.rememberMe}
        onChange={({ target }) => type({ rememberMe: target.checked })}
      />
      <PrimaryButton type="submit" size="large" wide working={form.working ? t('logging_in') : false}>
        {t('log_in')}
      </PrimaryButton>
    </Stack>
  )
}
