import { Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Chip } from '../../kit/status.tsx'
import { blankOf, formOf, keyOf, type Schema, valueAt, withAt } from './form.ts'
import classes from './policy.module.css'
import { type Path, useSettingName } from '../../kit/setting-name.ts'
import { type EditState, Setting } from './setting-field.tsx'

interface EntryListProps extends EditState {
  readonly path: Path
  readonly entry: Schema
}

type Entry = Readonly<Record<string, unknown>>

/** Entries in their order, each opened to its own settings; the list is changed as a whole. */
export function EntryList({ path, entry, settings, draft, readOnly, errorAt, onChange, within = [] }: EntryListProps) {
  const t = useWords('policy')
  const named = [...within, ...path]
  const name = useSettingName()(named)
  const key = keyOf(path)
  const entries = (draft.has(key) ? draft.get(key) : valueAt(settings, path)) as readonly Entry[] | undefined
  const list = entries ?? []
  const before = valueAt(settings, path)
  const known = Array.isArray(before) ? before.length : 0
  const put = (next: readonly Entry[]) => onChange(path, next)
  return (
    <Surface
      as="section"
      edgeBelow
      className={classes.entries}
      aria-label={name}
      data-changed={draft.has(key) || undefined}
    >
      <header>
        {name}
        <Text size={12} weight={400} tone="text-dim">
          {t('entries', { count: list.length })}
        </Text>
        {readOnly ? null : (
          <Button size="small" onClick={() => put([...list, blankOf(entry, freeCode('NEW', list))])}>
            {t('add')}
          </Button>
        )}
      </header>
      {list.map((one, at) => (
        // What is new is opened, since it has to be filled in; the key stays while its code is typed.
        <details key={at} open={at >= known || undefined}>
          <Summary one={one} />
          <Parts
            one={one}
            entry={entry}
            readOnly={readOnly}
            within={[...named, '*']}
            errorAt={(part) => errorAt([...path, at, part].join('.'))}
            onChange={(changed) => put(list.with(at, changed))}
          />
          {readOnly ? null : <EntryActions list={list} at={at} onChange={put} />}
        </details>
      ))}
    </Surface>
  )
}

interface EntryActionsProps {
  readonly list: readonly Entry[]
  readonly at: number
  readonly onChange: (list: readonly Entry[]) => void
}

/** Move, copy or remove one entry. */
function EntryActions({ list, at, onChange }: EntryActionsProps) {
  const t = useWords('policy')
  const one = list[at]
  if (!one) return null
  const swap = (by: number) => {
    const other = list[at + by]
    if (other) onChange(list.with(at, other).with(at + by, one))
  }
  return (
    <Row gap={8} padY={10} padX={14}>
      {at === 0 ? null : (
        <Button size="small" onClick={() => swap(-1)}>
          {t('earlier')}
        </Button>
      )}
      {at === list.length - 1 ? null : (
        <Button size="small" onClick={() => swap(1)}>
          {t('later')}
        </Button>
      )}
      <Button size="small" onClick={() => onChange([...list, copyOf(one, list)])}>
        {t('copy')}
      </Button>
      <Button size="small" tone="danger" onClick={() => onChange(list.filter((_, index) => index !== at))}>
        {t('remove')}
      </Button>
    </Row>
  )
}

/** The same under a code of its own; off until somebody has looked at it. */
function copyOf(one: Entry, list: readonly Entry[]): Entry {
  const code = freeCode(`${String(one['code'])}_2`, list)
  return { ...one, ...('code' in one && { code }), ...('on' in one && { on: false }) }
}

/** This code, or the next with a number behind it that no entry has. */
function freeCode(wanted: string, list: readonly Entry[]): string {
  const codes = new Set(list.map(({ code }) => code))
  const stem = wanted.replace(/_\d+$/, '')
  const numbers = Array.from({ length: list.length + 1 }, (_, index) => `${stem}_${index + 2}`)
  return [wanted, ...numbers].find((code) => !codes.has(code)) ?? wanted
}

function Summary({ one }: { readonly one: Entry }) {
  const t = useWords('policy')
  const { name, code, on } = one
  const words = typeof name === 'object' && name !== null ? (name as Entry)['en'] : name
  return (
    <summary>
      <strong>{String(words ?? code ?? '')}</strong>
      <Text tone="text-dim" breaks className={classes.key}>
        {String(code ?? '')}
      </Text>
      {on === false ? <Chip tone="dim">{t('entry_off')}</Chip> : null}
    </summary>
  )
}

interface PartsProps {
  readonly one: Entry
  readonly entry: Schema
  readonly readOnly: boolean
  readonly within: Path
  readonly errorAt: (path: string) => string | undefined
  readonly onChange: (changed: Entry) => void
}

const NO_DRAFT = new Map<string, unknown>()

function Parts({ one, entry, readOnly, within, errorAt, onChange }: PartsProps) {
  const form = formOf(entry)
  if (form.kind !== 'group') return null
  return form.parts.map(([key, schema]) => (
    <Setting
      key={key}
      path={[key]}
      schema={schema}
      settings={one}
      draft={NO_DRAFT}
      readOnly={readOnly}
      within={within}
      errorAt={errorAt}
      // What changes inside an object leaves it one.
      onChange={(path, value) => onChange(withAt(one, path, value) as Entry)}
    />
  ))
}
