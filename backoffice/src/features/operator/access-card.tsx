import { Stack } from '@croupier/kit/layout/layout.tsx'
import { inviteOperator, resetAuthenticator } from '@croupier/contract/operator-access.ts'
import type { Operator } from '@croupier/contract/operator.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { PendingApprovalNote, unlessPendingApproval } from '../../kit/pending-approval.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'

const ACTIONS = { reset: resetAuthenticator, invite: inviteOperator } as const

/** A way in that was lost is opened anew by two people. */
export function AccessCard({ operator }: { readonly operator: Operator }) {
  const t = useWords('operator')
  const [asking, setAsking] = useState<keyof typeof ACTIONS>()
  const [passed, setPassed] = useState(false)
  const send = async (action: keyof typeof ACTIONS, because: ReasonInput) => {
    await ask(ACTIONS[action], { params: { operatorId: operator.id }, body: because }).catch(unlessPendingApproval)
    setPassed(true)
    setAsking(undefined)
  }
  return (
    <Card title={t('access')}>
      <Stack gap={10}>
        {passed ? <PendingApprovalNote /> : null}
        {operator.authenticator ? (
          <Button size="small" wide onClick={() => setAsking('reset')}>
            {t('access_reset')}
          </Button>
        ) : null}
        <Button size="small" wide onClick={() => setAsking('invite')}>
          {t('access_invite')}
        </Button>
      </Stack>
      {asking ? (
        <ReasonDialog
          title={t(`access_${asking}_title`, { name: operator.name })}
          consequence={t(`access_${asking}_text`)}
          action="operators.access"
          tone="two"
          confirm={t('save_two_short')}
          onClose={() => setAsking(undefined)}
          onConfirm={(because) => send(asking, because)}
        />
      ) : null}
    </Card>
  )
}
