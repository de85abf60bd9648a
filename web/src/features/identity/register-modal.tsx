import { registrationSetting } from '@croupier/contract/brand.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useFlag } from '@croupier/kit/brand.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPercentage, IconShieldCheck } from '@tabler/icons-react'
import { useModal } from '../../shell/modals.tsx'
import { EntryArt } from './entry-art.tsx'
import classes from './entry.module.css'
import { RegistrationForm } from './registration-form.tsx'

/** The registration popup. What it asks for is the brand's decision, which the server sends. */
export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('identity')
  const { open } = useModal()
  const agents = useFlag('agent_policy')
  const setting = useAsk(registrationSetting)
  const points = [
    [<IconShieldCheck key="fair" size={16} aria-hidden />, t('point_fair')],
    [<IconPercentage key="rtp" size={16} aria-hidden />, t('point_rtp')],
  ] as const
  return (
    <ModalFrame
      title={t('register')}
      width={1000}
      onClose={onClose}
      aside={<EntryArt art="register" title={t('join')} text={t('join_text')} points={points} />}
      lead={
        <>
          {t('already_member')}{' '}
          <button type="button" className={classes.link} onClick={() => open('loginPopupModal')}>
            {t('log_in')}
          </button>
        </>
      }
    >
      {setting.data?.open ? <RegistrationForm setting={setting.data} onDone={onClose} /> : null}
      {setting.data?.open === false ? (
        <Empty
          art={<ThingArt name="lock" size={72} />}
          title={t('closed_title')}
          text={t(agents ? 'closed_ask_agent' : 'closed_text')}
        />
      ) : null}
      {setting.isError ? <ErrorState error={setting.error} onRetry={() => void setting.refetch()} /> : null}
      {setting.isPending ? <FormOnItsWay /> : null}
    </ModalFrame>
  )
}

const FormOnItsWay = () => (
  <Loading>
    <div className={classes.grid}>
      {[0, 1, 2, 3].map((box) => (
        <div key={box} className={classes.form}>
          <Skeleton width={90} />
          <Skeleton height={44} radius={8} />
        </div>
      ))}
    </div>
  </Loading>
)
