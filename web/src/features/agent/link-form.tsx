import type { Rebates } from '@croupier/contract/agent.ts'
import { type AgentLink, makeAgentLink, type MemberKind } from '@croupier/contract/agent-links.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconLinkPlus } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { Card } from './card.tsx'
import { KindChoice } from './kind-choice.tsx'
import { REBATE_GROUPS, stepsOf } from './percent.ts'
import { RebateMeaning } from './rebate-meaning.tsx'
import { RebateSlider } from './rebate-slider.tsx'
import classes from './register.module.css'
import { useAgentCommand } from './use-agent-command.ts'
import { useGivenRebates } from './use-given-rebates.ts'

interface LinkFormProps {
  readonly own: Rebates
  readonly onMade: (link: AgentLink) => void
}

/** A new link: whom it brings, what they get, and how long it works. */
export function LinkForm({ own, onMade }: LinkFormProps) {
  const t = useWords('agent')
  const form = useLinkForm(onMade)
  const { give, given, command } = form
  return (
    <Card title={t('new_link')}>
      <form onSubmit={form.submit} noValidate>
        {command.refused ? <RefusedLine error={command.refused} /> : null}
        <Grid gapY={16} gapX={16} align="start" className={classes.fields}>
          <KindChoice value={form.type} onChange={form.setType} />
          <Field
            label={t('name_only_you')}
            value={form.name}
            maxLength={60}
            error={form.nameError}
            onChange={({ target }) => form.setName(target.value)}
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
          <Field
            type="date"
            label={t('works_until')}
            optional
            min={form.today}
            value={form.endsOn}
            error={command.errorOf('endsOn')}
            onChange={({ target }) => form.setEndsOn(target.value)}
          />
          <Field
            label={t('quota')}
            optional
            inputMode="numeric"
            value={form.quota}
            maxLength={6}
            error={command.errorOf('quota')}
            onChange={({ target }) => form.setQuota(target.value.replaceAll(/\D/g, ''))}
          />
        </Grid>
        <RebateMeaning own={own} given={given} />
        <Row gapY={8} gapX={16} align="center" justify="between" wraps>
          <Text size={12} tone="text-dim">
            {t('raised_later')}
          </Text>
          <PrimaryButton type="submit" working={command.working ? t('creating') : false}>
            <IconLinkPlus size={18} aria-hidden />
            {t('create_link')}
          </PrimaryButton>
        </Row>
      </form>
    </Card>
  )
}

function useLinkForm(onMade: (link: AgentLink) => void) {
  const t = useWords('agent')
  const { timeZone } = useBrand()
  const today = dayAt(serverNow(), timeZone)
  const [type, setType] = useState<MemberKind>('player')
  const [name, setName] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const [quota, setQuota] = useState('')
  const [tried, setTried] = useState(false)
  const { rebates, give, given } = useGivenRebates()
  const body = {
    name: name.trim(),
    type,
    rebates,
    endsOn: endsOn === '' ? null : endsOn,
    quota: quota === '' ? null : Number(quota),
  }
  const command = useAgentCommand(
    (asked: typeof body, id) => ask(makeAgentLink, { body: { id, ...asked } }),
    (link) => {
      setTried(false)
      setName('')
      onMade(link)
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (body.name !== '') command.send(body)
  }
  const nameError = command.errorOf('name') ?? (tried && body.name === '' ? t('name_first') : undefined)
  return {
    today,
    type,
    setType,
    name,
    setName,
    endsOn,
    setEndsOn,
    quota,
    setQuota,
    give,
    given,
    command,
    nameError,
    submit,
  }
}
