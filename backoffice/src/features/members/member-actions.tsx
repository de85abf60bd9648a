import { freezeMember, signOutMember, unfreezeMember } from '@croupier/contract/console-actions.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsAlt, IconLogout, IconMessage, IconSnowflake, IconSnowflakeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import type { Member } from './member-screen.tsx'
import { useMemberChanged } from './use-member-changed.ts'
import { WriteDialog } from '../../kit/write-dialog.tsx'

const CALLS = { freeze: freezeMember, unfreeze: unfreezeMember, sign_out: signOutMember } as const
type MemberAction = keyof typeof CALLS | 'adjust' | 'write'

/** What can be done to a member; each asks why first. */
export function MemberActions({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const may = useMay()
  const changed = useMemberChanged()
  const [asked, setAsked] = useState<MemberAction>()
  const close = () => setAsked(undefined)
  const frozen = member.state === 'frozen'
  return (
    <>
      {may('members.message') ? (
        <Button size="small" onClick={() => setAsked('write')}>
          <IconMessage size={15} aria-hidden />
          {t('write')}
        </Button>
      ) : null}
      {may('members.sign_out') ? (
        <Button size="small" onClick={() => setAsked('sign_out')}>
          <IconLogout size={15} aria-hidden />
          {t('sign_out')}
        </Button>
      ) : null}
      {may('adjustments.make') ? (
        <Button size="small" onClick={() => setAsked('adjust')}>
          <IconAdjustmentsAlt size={15} aria-hidden />
          {t('adjust')}
        </Button>
      ) : null}
      {may('members.freeze') && member.state !== 'closed' ? (
        <Button
          size="small"
          tone={frozen ? 'secondary' : 'danger'}
          onClick={() => setAsked(frozen ? 'unfreeze' : 'freeze')}
        >
          {frozen ? <IconSnowflakeOff size={15} aria-hidden /> : <IconSnowflake size={15} aria-hidden />}
          {frozen ? t('unfreeze') : t('freeze')}
        </Button>
      ) : null}
      {asked === 'adjust' ? <AdjustDialog member={member} onClose={close} /> : null}
      {asked === 'write' ? <WriteDialog memberId={member.id} account={member.account} onClose={close} /> : null}
      {asked !== undefined && asked !== 'adjust' && asked !== 'write' ? (
        <ReasonDialog
          title={t(`${asked}_title`, { account: member.account })}
          consequence={t(`${asked}_text`)}
          action={asked === 'sign_out' ? 'members.sign_out' : 'members.freeze'}
          tone={asked === 'freeze' ? 'danger' : 'plain'}
          confirm={t(`${asked}_confirm`, { account: member.account })}
          onClose={close}
          onConfirm={async (because) => {
            await ask(CALLS[asked], { params: { memberId: member.id }, body: because })
            await changed()
            close()
          }}
        />
      ) : null}
    </>
  )
}
