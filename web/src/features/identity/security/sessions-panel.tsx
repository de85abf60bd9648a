import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { sessions, signOutOthers, signOutSession } from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { deviceOf } from '@croupier/kit/device.ts'
import { Panel } from '../../../parts/centre/panel.tsx'
import classes from '../../../parts/centre/panel.module.css'
import { useMoment } from '../../../parts/site/use-moment.ts'

type OpenSession = ReplyOf<typeof sessions>['list'][number]

/** Where the member is logged in, and how to end it there: one by one, or everywhere but here. */
export function SessionsPanel() {
  const t = useWords('mfa')
  const { data, error, isPending, refetch } = useAsk(sessions)
  const signOut = useSignOut()
  const others = data?.list.some(({ current }) => !current) ?? false
  return (
    <Panel
      title={t('sessions')}
      text={t('sessions_text')}
      action={
        others ? (
          <Button size="small" working={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
            {t('sign_out_others')}
          </Button>
        ) : null
      }
    >
      {signOut.isError ? <RefusedLine error={signOut.error} /> : null}
      {isPending ? <SkeletonRows rows={2} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <Stack as="ul" className={classes.list}>
        {data?.list.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => signOut.mutate(session.id)} />
        ))}
      </Stack>
    </Panel>
  )
}

function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    // One, or all the others.
    mutationFn: (sessionId: string | undefined): Promise<unknown> =>
      sessionId === undefined ? ask(signOutOthers) : ask(signOutSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(sessions) }),
  })
}

function SessionRow({ session, onSignOut }: { readonly session: OpenSession; readonly onSignOut: () => void }) {
  const t = useWords('mfa')
  const moment = useMoment()
  const { browser, system, phone } = deviceOf(session.userAgent)
  const Icon = phone ? IconDeviceMobile : IconDeviceLaptop
  const name = [browser, system].filter((part) => part !== undefined).join(' · ') || t('unknown_device')
  return (
    <Row as="li" gap={12} align="center" padY={10} className={classes.row}>
      <span className={classes.mark}>
        <Icon size={20} aria-hidden />
      </span>
      <Text as="div" grow>
        <Row as="p" align="center" wraps weight={600} className={classes.name}>
          {name}
          {session.current ? <span className={classes.badge}>{t('this_device')}</span> : null}
        </Row>
        <Text as="p" size={12} tone="text-dim" className={classes.dim}>
          {session.ip} · {t('last_used', { at: moment(session.lastSeenAt) })}
        </Text>
      </Text>
      {session.current ? null : (
        <Button size="small" aria-label={t('sign_out_device', { device: name })} onClick={onSignOut}>
          {t('sign_out')}
        </Button>
      )}
    </Row>
  )
}
