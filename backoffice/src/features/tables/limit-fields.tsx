import type { TableLimits, TableType } from '@croupier/contract/console-tables.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { SmallTable } from '../../kit/small-table.tsx'
import { useBrandNow } from '../../kit/operator.tsx'
import { useTableWords } from '../../kit/table-words.ts'
import classes from './tables.module.css'
import { Grid } from '@croupier/kit/layout/layout.tsx'

interface LimitFieldsProps {
  readonly limits: TableLimits
  /** As they hold now: what differs is marked. */
  readonly before: TableLimits | undefined
  /** The groups of spots of the game's paytable. */
  readonly groups: TableType['paytables'][number]['groups']
  readonly readOnly: boolean
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (limits: TableLimits) => void
}

/** The least and the most on a spot, group by group; of a player in a round; and what the house may owe by a spot. */
export function LimitFields(props: LimitFieldsProps) {
  const t = useWords('tables')
  const { currency } = useBrandNow()
  const { limits, before, readOnly, errorOf, onChange } = props
  const whole = (name: 'roundMax' | 'tableMax') => (
    <Field
      label={t(`${name}_label`)}
      hint={before && before[name] !== limits[name] ? t('was', { value: before[name] }) : t(`${name}_hint`)}
      inputMode="decimal"
      readOnly={readOnly}
      value={limits[name]}
      error={errorOf(name)}
      end={<small className="quiet">{currency}</small>}
      onChange={({ target }) => onChange({ ...limits, [name]: target.value })}
    />
  )
  return (
    <>
      <div className={classes.limits}>
        <SmallTable>
          <thead>
            <tr>
              <th>{t('group')}</th>
              <th data-figure>{t('pays_to')}</th>
              <th data-figure>{t('least_in', { currency })}</th>
              <th data-figure>{t('most_in', { currency })}</th>
            </tr>
          </thead>
          <tbody>
            {limits.groups.map(({ group }, at) => (
              <GroupRow key={group} {...props} at={at} />
            ))}
          </tbody>
        </SmallTable>
      </div>
      {errorOf('groups') === undefined ? null : (
        <p role="alert" className={`${classes.wrong} ${classes.pad}`}>
          {errorOf('groups')}
        </p>
      )}
      <Grid gap={14} columns={2} pad={14}>
        {whole('roundMax')}
        {whole('tableMax')}
      </Grid>
    </>
  )
}

function GroupRow({
  limits,
  before,
  groups,
  readOnly,
  errorOf,
  onChange,
  at,
}: LimitFieldsProps & { readonly at: number }) {
  const t = useWords('tables')
  const words = useTableWords()
  const row = limits.groups[at]
  if (!row) return null
  const { group } = row
  const was = before?.groups.find((one) => one.group === group)
  const known = groups.find((one) => one.group === group)
  const change = (part: Partial<typeof row>) =>
    onChange({ ...limits, groups: limits.groups.map((one) => (one.group === group ? { ...one, ...part } : one)) })
  const cell = (side: 'min' | 'max') => {
    const wrong = errorOf(`groups.${at}.${side}`)
    return (
      <td data-figure>
        <input
          inputMode="decimal"
          aria-label={t(`${side}_of`, { group: words.group(group) })}
          aria-invalid={wrong !== undefined}
          data-changed={(was && was[side] !== row[side]) || undefined}
          title={was && was[side] !== row[side] ? t('was', { value: was[side] }) : undefined}
          readOnly={readOnly}
          value={row[side]}
          onChange={({ target }) => change({ [side]: target.value })}
        />
        {wrong === undefined ? null : <small role="alert">{wrong}</small>}
      </td>
    )
  }
  return (
    <tr>
      <td>{words.group(group)}</td>
      <td data-figure>{known ? t('pays', { best: known.best, spots: known.spots }) : '–'}</td>
      {cell('min')}
      {cell('max')}
    </tr>
  )
}
