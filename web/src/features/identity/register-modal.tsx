import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import { registrationSetting } from '@croupier/contract/brand.ts'
import { type RegistrationWay, rulesFor, waysOf } from '@croupier/contract/registration.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useFlag } from '@croupier/kit/brand.tsx'
import { useFlags } from '@croupier/kit/brand.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { Loading, Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconPercentage, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { EntryArt } from './entry-art.tsx'
import classes from './entry.module.css'
import type { Setting } from './registration.ts'
import { useLinkVisit } from './invitation-codes.ts'
import { RegistrationForm } from './registration-form.tsx'

/** The registration popup. What it asks for is the brand's decision, which the server sends. */
export function RegisterModal({ onClose }: { readonly onClose: () => void }) {
  useLinkVisit()
  const t = useWords('identity')
  const open = useOpenModal()
  const agents = useFlag('agent_policy')
  const codes = useWords('codes')
  const byMobile = waysOf(useFlags())[0] === 'mobile'
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
      aside={
        <EntryArt
          art="register"
          title={t('join')}
          text={byMobile ? codes('join_by_mobile') : t('join_text')}
          points={points}
        />
      }
      lead={
        <>
          {t('already_member')}{' '}
          <button type="button" className="link" onClick={() => open('loginPopupModal')}>
            {t('log_in')}
          </button>
        </>
      }
    >
      {setting.data?.open ? <RegistrationWays setting={setting.data} onDone={onClose} /> : null}
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

interface RegistrationWaysProps {
  readonly setting: Setting
  readonly onDone: () => void
}

/** The form by each way that the brand has on; what was typed stays with its way. */
function RegistrationWays({ setting, onDone }: RegistrationWaysProps) {
  const t = useWords('codes')
  const on = useFlags()
  const ways = waysOf(on)
  const [chosen, choose] = useState<RegistrationWay>()
  const way = chosen ?? ways[0] ?? 'username'
  const options = ways.map((value) => ({ value, label: t(`with_${value}`) }))
  const form = (
    <RegistrationForm
      key={way}
      way={way}
      setting={{ ...setting, fields: fieldsOf(rulesFor(setting.fields, on, way)) }}
      onDone={onDone}
    />
  )
  if (ways.length < 2) return form
  return (
    <Stack gap={16}>
      <Segments label={t('register_by')} options={options} value={way} onChange={choose} />
      {form}
    </Stack>
  )
}

const fieldsOf = (rules: ReturnType<typeof rulesFor>): Setting['fields'] =>
  Object.fromEntries(Object.entries(rules).flatMap(([field, rule]) => (rule ? [[field, rule]] : [])))

const FormOnItsWay = () => (
  <Loading>
    <Grid gapY={16} gapX={20} align="start" columns={1} className={classes.grid}>
      {[0, 1, 2, 3].map((box) => (
        <Stack gap={16} key={box}>
          <Skeleton width={90} />
          <Skeleton height={44} radius={8} />
        </Stack>
      ))}
    </Grid>
  </Loading>
)
