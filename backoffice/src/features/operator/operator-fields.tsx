import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { roles } from '@croupier/contract/operator.ts'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { useOperator } from '../../kit/operator.tsx'
import classes from './editor.module.css'
import type { OperatorDraft } from './operator-draft.ts'

interface OperatorFieldsProps {
  readonly draft: OperatorDraft
  /** As it was; undefined for a new one. */
  readonly before: OperatorDraft | undefined
  readonly readOnly: boolean
  readonly errorOf: (name: string) => string | undefined
  readonly onChange: (next: OperatorDraft) => void
}

const toggled = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** The fields of an operator, in cards of one subject. */
export function OperatorFields({ draft, before, readOnly, errorOf, onChange }: OperatorFieldsProps) {
  const t = useWords('operator')
  const { data: all = [] } = useAsk(roles)
  const line = (name: 'username' | 'name' | 'email') => (
    <Field
      label={t(`fields.${name}`)}
      value={draft[name]}
      readOnly={readOnly || (name === 'username' && before !== undefined)}
      error={errorOf(name)}
      hint={before && before[name] !== draft[name] ? t('was', { value: before[name] }) : undefined}
      onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
    />
  )
  return (
    <div className={classes.fields}>
      <Card title={t('who')}>
        <Grid gap={14} columns={3}>
          {line('name')}
          {line('username')}
          {line('email')}
        </Grid>
      </Card>
      <Card title={t('may_do')}>
        <Grid as="fieldset" gapY={10} gapX={14} columns={3} className={classes.checks} disabled={readOnly}>
          <legend className="sr-only">{t('fields.roles')}</legend>
          {all.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={draft.roles.includes(code)}
              onChange={() => onChange({ ...draft, roles: toggled(draft.roles, code) })}
            />
          ))}
        </Grid>
        {errorOf('roles') ? (
          <Text as="p" mt={8} size={12} tone="loss">
            {errorOf('roles')}
          </Text>
        ) : null}
      </Card>
      <Where draft={draft} readOnly={readOnly} errorOf={errorOf} onChange={onChange} />
      {before === undefined ? null : (
        <Card title={t('fields.state')}>
          <Checkbox
            label={t('may_log_in')}
            checked={draft.state === 'active'}
            disabled={readOnly}
            onChange={({ target }) => onChange({ ...draft, state: target.checked ? 'active' : 'suspended' })}
          />
        </Card>
      )}
    </div>
  )
}

function Where({ draft, readOnly, errorOf, onChange }: Omit<OperatorFieldsProps, 'before'>) {
  const t = useWords('operator')
  const { brands } = useOperator()
  return (
    <Card title={t('where')}>
      <Grid as="fieldset" gapY={10} gapX={14} columns={3} className={classes.checks} disabled={readOnly}>
        <legend className="sr-only">{t('fields.brands')}</legend>
        {brands.map(({ merchant, name }) => (
          <Checkbox
            key={merchant}
            label={name}
            checked={draft.brands.includes(merchant)}
            onChange={() => onChange({ ...draft, brands: toggled(draft.brands, merchant) })}
          />
        ))}
      </Grid>
      <Field
        label={t('fields.networks')}
        hint={t('networks_hint')}
        readOnly={readOnly}
        value={draft.networks.join(', ')}
        error={errorOf('networks') ?? errorOf('networks.0')}
        onChange={({ target }) => onChange({ ...draft, networks: networksOf(target.value) })}
      />
    </Card>
  )
}

/** What was typed, a network each; the one being typed stays as it is. */
const networksOf = (text: string) => (text === '' ? [] : text.split(/,\s*/))
