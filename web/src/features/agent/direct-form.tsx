import type { Rebates } from '@croupier/contract/agent.ts'
import { type MemberKind, openTeamAccount } from '@croupier/contract/agent-links.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconKey, IconUser, IconUserPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Card } from './card.tsx'
import { CopyButton } from './copy-button.tsx'
import { KindChoice } from './kind-choice.tsx'
import { REBATE_GROUPS, stepsOf } from './percent.ts'
import { RebateMeaning } from './rebate-meaning.tsx'
import { RebateSlider } from './rebate-slider.tsx'
import classes from './register.module.css'
import { useAgentCommand } from './use-agent-command.ts'
import { useGivenRebates } from './use-given-rebates.ts'

type NewAccount = ReplyOf<typeof openTeamAccount>

/** An account that the agent opens right below; then the password for its first login, once. */
export function DirectForm({ own }: { readonly own: Rebates }) {
  const [account, setAccount] = useState<NewAccount>()
  return account ? (
    <AccountReady account={account} onAnother={() => setAccount(undefined)} />
  ) : (
    <Asking own={own} onReady={setAccount} />
  )
}

interface AskingProps {
  readonly own: Rebates
  readonly onReady: (account: NewAccount) => void
}

function Asking({ own, onReady }: AskingProps) {
  const t = useWords('agent')
  const { username, setUsername, type, setType, give, given, command, usernameError, submit } = useDirectForm(onReady)
  return (
    <Card title={t('new_account')}>
      <form onSubmit={submit} noValidate>
        {command.refused && !usernameError ? <RefusedLine error={command.refused} /> : null}
        <Grid gapY={16} gapX={16} align="start" className={classes.fields}>
          <KindChoice value={type} onChange={setType} />
          <Field
            label={t('username')}
            value={username}
            error={usernameError}
            icon={<IconUser size={17} aria-hidden />}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
            onChange={({ target }) => setUsername(target.value)}
          />
          {REBATE_GROUPS.map((group) => (
            <RebateSlider
              key={group}
              group={group}
              value={given[group]}
              max={stepsOf(group, own[group])}
              error={command.errorOf(`rebates.${group}`) ?? command.errorOf('rebates')}
              onChange={give(group)}
            />
          ))}
        </Grid>
        <RebateMeaning own={own} given={given} />
        <Row gapY={8} gapX={16} align="center" justify="between" wraps>
          <Text size={12} tone="text-dim">
            {t('raised_later')}
          </Text>
          <PrimaryButton type="submit" working={command.working ? t('opening') : false}>
            <IconUserPlus size={18} aria-hidden />
            {t('open_account')}
          </PrimaryButton>
        </Row>
      </form>
    </Card>
  )
}

function useDirectForm(onReady: (account: NewAccount) => void) {
  const t = useWords('agent')
  const [type, setType] = useState<MemberKind>('player')
  const [username, setUsername] = useState('')
  const [tried, setTried] = useState(false)
  const { rebates, give, given } = useGivenRebates()
  const body = { username: username.trim(), type, rebates }
  const command = useAgentCommand((asked: typeof body, id) => ask(openTeamAccount, { body: { id, ...asked } }), onReady)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (body.username !== '') command.send(body)
  }
  const taken =
    command.refused instanceof CallRefusal && command.refused.code === 'username_taken'
      ? command.refused.message
      : undefined
  const usernameError =
    command.errorOf('username') ?? taken ?? (tried && body.username === '' ? t('username_first') : undefined)
  const change = (text: string) => {
    command.forget()
    setUsername(text)
  }
  return { type, setType, username, setUsername: change, give, given, command, usernameError, submit }
}

interface AccountReadyProps {
  readonly account: NewAccount
  readonly onAnother: () => void
}

function AccountReady({ account: { account, firstPassword }, onAnother }: AccountReadyProps) {
  const t = useWords('agent')
  return (
    <Card title={t('opened_title', { account })}>
      <Stack gap={14} align="start">
        {firstPassword === null ? (
          <Notice tone="info">{t('was_shown')}</Notice>
        ) : (
          <>
            <Row gap={10} align="center" padY={8} padX={12} edge radius={8} wraps className={classes.secret}>
              <IconKey size={18} aria-hidden />
              <Text size={13} tone="text-dim">
                {t('first_password')}
              </Text>
              <Text size={16} weight={700} className={classes.written} breaks>
                {firstPassword}
              </Text>
              <CopyButton text={firstPassword} label={t('copy_password')} />
            </Row>
            <Notice tone="info">{t('shown_once')}</Notice>
          </>
        )}
        <Button onClick={onAnother}>{t('another')}</Button>
      </Stack>
    </Card>
  )
}
