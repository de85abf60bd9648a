import { Text } from '@croupier/kit/layout/layout.tsx'
import { signOutMember } from '@croupier/contract/console-actions.ts'
import { memberSessions } from '@croupier/contract/console-members.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { useMemberChanged } from './use-member-changed.ts'
import { SmallTable } from '../../kit/small-table.tsx'

/** Where a member is logged in now; each session can be ended by itself. */
export function SessionsTab({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const may = useMay()('members.sign_out')
  const changed = useMemberChanged()
  const [sessionId, setSessionId] = useState<string>()
  const { data } = useAsk(memberSessions, { params: { memberId: member.id } })
  return (
    <Card title={t('tabs.sessions')} bare>
      {data?.length === 0 ? <p className={classes.nothing}>{t('no_sessions')}</p> : null}
      <SmallTable label={t('tabs.sessions')}>
        <tbody>
          {(data ?? []).map(({ id, ip, userAgent, createdAt, lastSeenAt }) => (
            <tr key={id}>
              <td className="mono">{ip}</td>
              <Text as="td" tone="text-dim" truncate className={classes.cut}>
                {userAgent}
              </Text>
              <td>{t('since', { at: moments.short(createdAt) })}</td>
              <td>{t('used', { at: moments.short(lastSeenAt) })}</td>
              <td data-figure>
                {may ? (
                  <Button size="small" onClick={() => setSessionId(id)}>
                    {t('sign_out')}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </SmallTable>
      {sessionId === undefined ? null : (
        <ReasonDialog
          title={t('session_title', { account: member.account })}
          consequence={t('session_text')}
          action="members.sign_out"
          confirm={t('sign_out')}
          onClose={() => setSessionId(undefined)}
          onConfirm={async (because) => {
            await ask(signOutMember, { params: { memberId: member.id }, body: { sessionId, ...because } })
            await changed()
            setSessionId(undefined)
          }}
        />
      )}
    </Card>
  )
}
