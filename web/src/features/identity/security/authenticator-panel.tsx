import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { authenticator, beginAuthenticator, removeAuthenticator, renewRecoveryCodes } from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusedLine } from '../../../parts/page/refused-line.tsx'
import { ConnectAuthenticator } from './connect-authenticator.tsx'
import { useFreshly } from './fresh-login.tsx'
import { Panel } from '../../../parts/centre/panel.tsx'
import classes from '../../../parts/centre/panel.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useMoment } from '../../../parts/site/use-moment.ts'

type State = ReplyOf<typeof authenticator>

/** Codes from an app as a second proof: connect one, keep its recovery codes, disconnect it. */
export function AuthenticatorPanel() {
  const t = useWords('mfa')
  const client = useQueryClient()
  const { freshly, dialog } = useFreshly()
  const { data, error, isPending, refetch } = useAsk(authenticator)
  const [codes, setCodes] = useState<readonly string[]>()
  const again = () => client.invalidateQueries({ queryKey: keyOf(authenticator) })

  const begin = useMutation({ mutationFn: () => freshly(() => ask(beginAuthenticator)) })
  const renew = useMutation({
    mutationFn: () => freshly(() => ask(renewRecoveryCodes)),
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onSettled: again,
  })
  const remove = useMutation({ mutationFn: () => freshly(() => ask(removeAuthenticator)), onSettled: again })
  const failed = [begin, renew, remove].find(({ isError }) => isError)

  const connected = (recoveryCodes: readonly string[]) => {
    begin.reset()
    setCodes(recoveryCodes)
    void again()
  }
  return (
    <Panel title={t('authenticator')} text={t('authenticator_text')}>
      {failed ? <RefusedLine error={failed.error} /> : null}
      {isPending ? <SkeletonRows rows={1} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Standing state={data} /> : null}
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} /> : null}
      {data?.on === false && begin.data ? (
        <ConnectAuthenticator {...begin.data} freshly={freshly} onConnected={connected} onCancel={begin.reset} />
      ) : null}
      {data?.on === false && !begin.data ? (
        <Row as="span" gap={8} wraps>
          <Button working={begin.isPending} onClick={() => begin.mutate()}>
            {t('connect_authenticator')}
          </Button>
        </Row>
      ) : null}
      {data?.on && !codes ? (
        <Row as="span" gap={8} wraps>
          <Button size="small" working={renew.isPending} onClick={() => renew.mutate()}>
            {t('new_recovery_codes')}
          </Button>
          <Button size="small" tone="danger" working={remove.isPending} onClick={() => remove.mutate()}>
            {t('disconnect_authenticator')}
          </Button>
        </Row>
      ) : null}
      {dialog}
    </Panel>
  )
}

function Standing({ state: { on, since, recoveryCodesLeft } }: { readonly state: State }) {
  const t = useWords('mfa')
  const moment = useMoment()
  const Icon = on ? IconShieldCheck : IconShieldOff
  return (
    <Row gap={12} align="center" padY={10} className={classes.row}>
      <span className={classes.mark} data-tone={on ? 'good' : undefined}>
        <Icon size={20} aria-hidden />
      </span>
      <Text as="div" grow>
        <Row as="p" align="center" wraps weight={600} className={classes.name}>
          {t(on ? 'authenticator_is_on' : 'authenticator_is_off')}
        </Row>
        <Text as="p" size={12} tone="text-dim" className={classes.dim}>
          {on && since
            ? t('authenticator_since', { at: moment(since), count: recoveryCodesLeft })
            : t('authenticator_why')}
        </Text>
      </Text>
    </Row>
  )
}
