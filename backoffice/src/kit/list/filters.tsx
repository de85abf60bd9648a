import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconPlus, IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useKeys } from '../keys.ts'
import { Popover } from '../popover.tsx'
import classes from './list.module.css'
import { filtersOf } from './list-search.ts'
import type { ListFilter, Resource } from './resource.ts'
import type { List } from './use-list.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Labelled } from '../labelled.tsx'
import { MenuLine } from '../menu-line.tsx'

interface FiltersProps<Row> {
  readonly resource: Resource<Row>
  readonly list: List<Row>
}

/** What the list is narrowed to: a search, and a chip for each filter. */
export function Filters<Row>({ resource, list }: FiltersProps<Row>) {
  const t = useWords('pieces')
  const filters = resource.filters ?? []
  const set = filtersOf(list.search).flatMap(([key, value]) => {
    const filter = filters.find((one) => one.key === key)
    return filter && filter.always === undefined ? [{ filter, value }] : []
  })
  const shown = useShown()
  const open = filters.filter(({ always }) => always !== undefined)
  const free = filters.filter((one) => !open.includes(one) && !set.some(({ filter }) => filter.key === one.key))
  return (
    <Row gap={8} align="center" wraps>
      {resource.searches ? <Search list={list} /> : null}
      {open.map((filter) => (
        <OpenFilter key={filter.key} filter={filter} list={list} />
      ))}
      {set.map(({ filter, value }) => (
        <span key={filter.key} className={classes.chip}>
          <span>{filter.label}</span>
          <em>{filter.verb ?? t('is')}</em>
          <strong>{shown(filter, value)}</strong>
          <IconButton
            size="tiny"
            label={t('drop_filter', { filter: filter.label })}
            onClick={() => list.change({ [filter.key]: undefined })}
          >
            <IconX size={14} aria-hidden />
          </IconButton>
        </span>
      ))}
      {free.length > 0 ? (
        <Popover
          label={t('add_filter')}
          className={classes.add}
          width={260}
          face={
            <>
              <IconPlus size={14} aria-hidden />
              {t('filter')}
            </>
          }
        >
          {(close) => (
            <Choose
              free={free}
              onChoose={(key, value) => {
                close()
                list.change({ [key]: value })
              }}
            />
          )}
        </Popover>
      ) : null}
    </Row>
  )
}

interface OpenFilterProps<Row> {
  readonly filter: ListFilter
  readonly list: List<Row>
}

function OpenFilter<Row>({ filter: { key, label, always = '', options = [] }, list }: OpenFilterProps<Row>) {
  const now = list.search[key]
  return (
    <Row gap={8} align="center">
      <Text size={12} weight={400} tone="text-dim" nowrap aria-hidden>
        {label}
      </Text>
      <Segments
        label={label}
        raised
        options={[{ value: undefined, label: always }, ...options]}
        value={now === undefined ? undefined : String(now)}
        onChange={(value) => list.change({ [key]: value })}
      />
    </Row>
  )
}

/** A filter's value as people read it. */
function useShown(): (filter: ListFilter, value: string) => string {
  const language = useLanguage()
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'medium', timeZone: 'UTC' })
  return ({ options, type }, value) => {
    const named = options?.find((option) => option.value === value)?.label
    if (named !== undefined || type !== 'date') return named ?? value
    const moment = new Date(`${value}T00:00:00Z`)
    return Number.isNaN(moment.getTime()) ? value : day.format(moment)
  }
}

const PAUSE_MS = 300

function Search<Row>({ list }: { readonly list: List<Row> }) {
  const t = useWords('pieces')
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  useKeys([{ key: '/', says: t('find_here'), run: () => field.current?.focus() }])
  const now = String(list.search['q'] ?? '')
  return (
    <label className={classes.search}>
      <IconSearch size={15} aria-hidden />
      <input
        ref={field}
        type="search"
        defaultValue={now}
        placeholder={t('find_here')}
        aria-label={t('find_here')}
        maxLength={80}
        onChange={({ target }) => {
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => list.change({ q: target.value.trim() || undefined }), PAUSE_MS)
        }}
      />
      <kbd>/</kbd>
    </label>
  )
}

interface ChooseProps {
  readonly free: readonly ListFilter[]
  readonly onChoose: (key: string, value: string) => void
}

function Choose({ free, onChoose }: ChooseProps) {
  const t = useWords('pieces')
  const [only] = free.length === 1 ? free : []
  const [filter, setFilter] = useState<ListFilter | undefined>(only)
  if (!filter)
    return free.map((one) => (
      <MenuLine key={one.key} onPress={() => setFilter(one)}>
        {one.verb === undefined ? one.label : `${one.label} ${one.verb}`}
      </MenuLine>
    ))
  if (filter.options)
    return filter.options.map(({ value, label }) => (
      <MenuLine key={value} onPress={() => onChoose(filter.key, value)}>
        {label}
      </MenuLine>
    ))
  return (
    <Row
      as="form"
      gap={8}
      align="end"
      pad={6}
      onSubmit={(submit) => {
        submit.preventDefault()
        const typed = new FormData(submit.currentTarget).get('value')
        if (typeof typed === 'string' && typed.trim() !== '') onChoose(filter.key, typed.trim())
      }}
    >
      <Text as="div" grow>
        <Labelled label={filter.verb === undefined ? filter.label : `${filter.label} ${filter.verb}`}>
          <input name="value" type={filter.type ?? 'text'} maxLength={80} />
        </Labelled>
      </Text>
      <Button type="submit" size="small">
        {t('set_filter')}
      </Button>
    </Row>
  )
}
