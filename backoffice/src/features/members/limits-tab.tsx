import { Grid } from '@croupier/kit/layout/layout.tsx'
import { setHouseLimit } from '@croupier/contract/console-actions.ts'
import { memberLimits } from '@croupier/contract/console-members.ts'
import { LIMIT_KINDS, type LimitKind, type LimitPeriod } from '@croupier/contract/limits.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import { useMay } from '../../kit/operator.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { useMemberChanged } from './use-member-changed.ts'
import { SmallTable } from '../../kit/small-table.tsx'
import { Labelled } from '../../kit/labelled.tsx'

const PERIODS = ['day', 'week', 'month'] as const
const VALUES = ['own', 'house', 'holds', 'used'] as const

/** Every limit, the member's own and the house's. */
export function LimitsTab({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const may = useMay()('members.edit')
  const { data } = useAsk(memberLimits, { params: { memberId: member.id } })
  return (
    <Grid gap={14}>
      {may ? <HouseLimit member={member} /> : null}
      <Card title={t('limits')} bare>
        <SmallTable>
          <thead>
            <tr>
              {['limit', ...VALUES].map((head) => (
                <th key={head} scope="col">
                  {t(`heads.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(data ?? []).map((limit) => (
              <tr key={`${limit.kind}.${limit.period}`}>
                <td>{t('limit_of', { kind: t(`kinds.${limit.kind}`), period: t(`periods.${limit.period}`) })}</td>
                {VALUES.map((name) => (
                  <td key={name}>{limit[name] ?? '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </SmallTable>
      </Card>
    </Grid>
  )
}

function HouseLimit({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const [kind, setKind] = useState<LimitKind>('deposit')
  const [period, setPeriod] = useState<LimitPeriod>('day')
  const [value, setValue] = useState('')
  const [asking, setAsking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  return (
    <Card title={t('house_set')}>
      <Grid
        as="form"
        gap={12}
        align="start"
        className={classes.inline}
        onSubmit={(submit) => {
          submit.preventDefault()
          setAsking(true)
        }}
      >
        <Choice label={t('heads.limit')} words="kinds" of={LIMIT_KINDS} value={kind} onChange={setKind} />
        <Choice label={t('period')} words="periods" of={PERIODS} value={period} onChange={setPeriod} />
        <Field
          label={kind === 'session' ? t('minutes') : t('amount')}
          hint={t('empty_is_none')}
          inputMode="decimal"
          value={value}
          error={wrong}
          onChange={({ target }) => {
            setValue(target.value)
            setWrong(undefined)
          }}
        />
        <Button type="submit" tone="primary">
          {t('set_limit')}
        </Button>
      </Grid>
      {asking ? (
        <HouseLimitDialog
          member={member}
          limit={{ kind, period, value: value.trim() === '' ? null : value.trim() }}
          onWrong={setWrong}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}

interface HouseLimitDialogProps {
  readonly member: Member
  readonly limit: { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: string | null }
  /** The server does not take the value, for this reason. */
  readonly onWrong: (message: string | undefined) => void
  readonly onClose: () => void
}

function HouseLimitDialog({ member, limit, onWrong, onClose }: HouseLimitDialogProps) {
  const t = useWords('members')
  const changed = useMemberChanged()
  const set = async (because: ReasonInput) => {
    try {
      await ask(setHouseLimit, { params: { memberId: member.id }, body: { ...limit, ...because } })
      await changed()
    } catch (error) {
      if (!(error instanceof CallRefusal) || !error.fields['value']) throw error
      onWrong(error.fields['value'][0]?.message)
    }
    onClose()
  }
  return (
    <ReasonDialog
      title={t('limit_title', { account: member.account })}
      consequence={t('limit_text')}
      action="members.limit"
      confirm={t('set_limit')}
      onClose={onClose}
      onConfirm={set}
    />
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly words: string
  readonly of: readonly Value[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, words, of, value, onChange }: ChoiceProps<Value>) {
  const t = useWords('members')
  return (
    <Labelled besideFields label={label}>
      <select value={value} onChange={({ target }) => onChange(of.find((one) => one === target.value) ?? value)}>
        {of.map((one) => (
          <option key={one} value={one}>
            {t(`${words}.${one}`)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
