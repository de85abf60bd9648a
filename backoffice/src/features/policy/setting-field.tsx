import { Grid, Stack, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Fragment, useId } from 'react'
import { type Path, useSettingName } from '../../kit/setting-name.ts'
import { type Draft, type Form, formOf, keyOf, type Schema, valueAt } from './form.ts'
import { EntryList } from './entry-list.tsx'
import classes from './policy.module.css'
import { SettingInput } from './setting-input.tsx'

export interface EditState {
  readonly settings: unknown
  readonly draft: Draft
  readonly readOnly: boolean
  readonly errorAt: (path: string) => string | undefined
  readonly onChange: (path: Path, value: unknown) => void
  /** The entry of a list that the settings are of, for their names; its code is `*`. */
  readonly within?: Path
}

interface SettingProps extends EditState {
  readonly path: Path
  readonly schema: Schema
}

/** One setting, or a group of them with its own heading. */
export function Setting({ path, schema, ...editing }: SettingProps) {
  const form = formOf(schema)
  const name = useSettingName()
  if (form.kind === 'list') return <EntryList path={path} entry={form.entry} {...editing} />
  if (form.kind !== 'group') return <Line path={path} form={form} {...editing} />
  return (
    <Surface as="fieldset" pad={0} level={1} edge radius={12} className={classes.group}>
      <legend>{name([...(editing.within ?? []), ...path])}</legend>
      {form.parts.map(([key, part]) => (
        <Setting key={key} path={[...path, key]} schema={part} {...editing} />
      ))}
    </Surface>
  )
}

interface LineProps extends EditState {
  readonly path: Path
  readonly form: Exclude<Form, { kind: 'group' | 'list' }>
}

function Line({ path, form, settings, draft, readOnly, errorAt, onChange, within = [] }: LineProps) {
  const t = useWords('policy')
  const name = useSettingName()([...within, ...path])
  const id = useId()
  const key = keyOf(path)
  const before = valueAt(settings, path)
  const changed = draft.has(key)
  const value = changed ? draft.get(key) : before
  const error = errorAt(path.join('.'))
  return (
    <Grid
      edgeBelow
      gap={16}
      align="start"
      padY={10}
      padX={14}
      className={classes.line}
      data-changed={changed || undefined}
    >
      <div>
        <label htmlFor={id}>{name}</label>
        <Text as="p" tone="text-dim" breaks className={classes.key}>
          {path.map((part, at) => (
            <Fragment key={part}>
              {at === 0 ? null : (
                <>
                  .<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </Text>
      </div>
      <Stack gap={4}>
        <SettingInput
          id={id}
          label={name}
          form={form}
          value={value}
          readOnly={readOnly}
          wrong={error !== undefined}
          onChange={(next) => onChange(path, next)}
        />
        {error === undefined ? null : (
          <Text as="p" size={12} weight={400} tone="loss" role="alert">
            {error}
          </Text>
        )}
        {changed ? <p className="quiet">{t('was', { value: said(before) })}</p> : null}
      </Stack>
    </Grid>
  )
}

const MOST_SAID = 60

function said(value: unknown): string {
  if (value === null || value === undefined) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MOST_SAID ? `${text.slice(0, MOST_SAID)}…` : text
}
