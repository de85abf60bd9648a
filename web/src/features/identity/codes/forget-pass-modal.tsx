import { Button } from '@croupier/kit/form/button.tsx'
import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useFlag } from '@croupier/kit/brand.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDevices, IconEyeOff } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useOpenModal } from '../../../parts/modals/modals.ts'
import { EntryArt } from '../entry-art.tsx'
import { ForgotByEmail } from './forgot-by-email.tsx'
import { ForgotByPhone } from './forgot-by-phone.tsx'

/** For who has lost the password: a code by e-mail or phone, a new password, and the member is in; home is shown. */
export function ForgetPassModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('codes')
  const navigate = useNavigate()
  const open = useOpenModal()
  const points = [
    [<IconEyeOff key="private" size={16} aria-hidden />, t('point_private')],
    [<IconDevices key="devices" size={16} aria-hidden />, t('point_devices')],
  ] as const
  return (
    <ModalFrame
      title={t('forgot_title')}
      width={840}
      onClose={onClose}
      aside={<EntryArt art="login" title={t('forgot_art')} text={t('forgot_art_text')} points={points} />}
      lead={<Text tone="text-dim">{t('forgot_text')}</Text>}
    >
      <Ways onDone={() => void navigate({ to: '/', replace: true })} />
      <Button tone="ghost" wide onClick={() => open('loginPopupModal')}>
        {t('back_to_login')}
      </Button>
    </ModalFrame>
  )
}

function Ways({ onDone }: { readonly onDone: () => void }) {
  const t = useWords('codes')
  const byEmail = useFlag('forgot_password_email')
  const byPhone = useFlag('forgot_password_phone')
  const [way, setWay] = useState<'email' | 'phone'>(byEmail ? 'email' : 'phone')
  const options = [
    { value: 'email', label: t('by_email') },
    { value: 'phone', label: t('by_phone') },
  ] as const
  return (
    <Stack gap={16}>
      {byEmail && byPhone ? <Segments label={t('forgot_by')} options={options} value={way} onChange={setWay} /> : null}
      {way === 'email' ? <ForgotByEmail onDone={onDone} /> : <ForgotByPhone onDone={onDone} />}
    </Stack>
  )
}
