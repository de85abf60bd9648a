import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Chip } from '../../kit/status.tsx'
import { formOf, keyOf, type Path, type Schema, valueAt, withAt } from './form.ts'
import classes from './policy.module.css'
import { type Editing, Setting, useSettingName } from './setting-field.tsx'

interface EntryListProps extends Editing {
  readonly path: Path
  readonly entry: Schema
}

type Entry = Readonly<Record<string, unknown>>

/** Entries in their order, each opened to its own settings; the list is changed as a whole. */
export function EntryList({ path, entry, settings, draft, readOnly, onChange, within = [] }: EntryListProps) {
  const t = useWords('policy')
  const named = [...within, ...path]
  const name = useSettingName()(named)
  const key = keyOf(path)
  const entries = (draft.has(key) ? draft.get(key) : valueAt(settings, path)) as readonly Entry[] | undefined
  const list = entries ?? []
  const put = (next: readonly Entry[]) => onChange(path, next)
  const swap = (at: number, by: number) => {
    const [one, other] = [list[at], list[at + by]]
    if (one && other) put(list.with(at, other).with(at + by, one))
  }
  return (
    <section className={classes.entries} aria-label={name} data-changed={draft.has(key) || undefined}>
      <header>
        {name}
        <span className={classes.count}>{t('entries', { count: list.length })}</span>
      </header>
      {list.map((one, at) => (
        <details key={`${String(one['code'] ?? '')} ${at}`}>
          <Summary one={one} />
          <Parts
            one={one}
            entry={entry}
            readOnly={readOnly}
            within={[...named, '*']}
            onChange={(changed) => put(list.with(at, changed))}
          />
          {readOnly ? null : (
            <div className={classes.entryActions}>
              {at === 0 ? null : (
                <Button size="small" onClick={() => swap(at, -1)}>
                  {t('earlier')}
                </Button>
              )}
              {at === list.length - 1 ? null : (
                <Button size="small" onClick={() => swap(at, 1)}>
                  {t('later')}
                </Button>
              )}
              <Button size="small" onClick={() => put([...list, copyOf(one, list)])}>
                {t('copy')}
              </Button>
              <Button size="small" tone="danger" onClick={() => put(list.filter((_, index) => index !== at))}>
                {t('remove')}
              </Button>
            </div>
          )}
        </details>
      ))}
    </section>
  )
}

/** The same under a code of its own; off until somebody has looked at it. */
function copyOf(one: Entry, list: readonly Entry[]): Entry {
  const codes = new Set(list.map(({ code }) => code))
  const free = [2, 3, 4, 5, 6, 7, 8, 9]
    .map((number) => `${String(one['code'])}_${number}`)
    .find((code) => !codes.has(code))
  return { ...one, ...('code' in one && { code: free }), ...('on' in one && { on: false }) }
}

function Summary({ one }: { readonly one: Entry }) {
  const t = useWords('policy')
  const { name, code, on } = one
  const words = typeof name === 'object' && name !== null ? (name as Entry)['en'] : name
  return (
    <summary>
      <strong>{String(words ?? code ?? '')}</strong>
      <span className={classes.key}>{String(code ?? '')}</span>
      {on === false ? <Chip tone="dim">{t('entry_off')}</Chip> : null}
    </summary>
  )
}

interface PartsProps {
  readonly one: Entry
  readonly entry: Schema
  readonly readOnly: boolean
  readonly within: Path
  readonly onChange: (changed: Entry) => void
}

const NO_DRAFT = new Map<string, unknown>()

function Parts({ one, entry, readOnly, within, onChange }: PartsProps) {
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
      errorAt={() => undefined}
      // What changes inside an object leaves it one.
      onChange={(path, value) => onChange(withAt(one, path, value) as Entry)}
    />
  ))
}
