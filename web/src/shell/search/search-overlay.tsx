import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconHistory, IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { forgetSearches, rememberSearch, useRecentSearches } from './recent-searches.ts'
import classes from './search.module.css'
import { SearchRow } from './search-row.tsx'
import { ENTRY_KINDS } from './use-entries.tsx'
import { type Search, useSearch } from './use-search.ts'

/** Finds games, studios, promotions and pages while one types: arrows choose, Enter goes. */
export function SearchOverlay({ onClose }: { readonly onClose: () => void }) {
  const t = useWords('search')
  const list = useId()
  const search = useSearch()
  const { results, chosen } = search
  const current = results[chosen]
  const rowId = (id: string) => `${list}-${id}`

  const onKey = (press: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[press.key]
    if (step !== undefined) {
      press.preventDefault()
      search.step(step)
    }
    // Letters of Thai or Chinese are put together with Enter, too.
    if (press.key === 'Enter' && current && !press.nativeEvent.isComposing)
      document.getElementById(rowId(current.entry.id))?.click()
  }

  return (
    <ModalFrame title={t('search')} width={760} place="top" bare onClose={onClose}>
      <h2 className="sr-only">{t('search')}</h2>
      <Row tall={64} edgeBelow gap={12} align="center" padY={0} className={classes.head}>
        <IconSearch size={20} aria-hidden />
        <input
          className={classes.input}
          type="search"
          role="combobox"
          aria-label={t('search')}
          aria-expanded={results.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={current ? rowId(current.entry.id) : undefined}
          placeholder={t('placeholder')}
          value={search.typed}
          maxLength={60}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={onKey}
        />
        <output className={classes.count}>{search.asked ? t('results', { count: search.total }) : null}</output>
      </Row>
      {search.asked ? <Scopes search={search} /> : <Recent onChoose={search.type} />}
      <div className={classes.body}>
        <Results search={search} list={list} rowId={rowId} />
      </div>
      <Foot />
    </ModalFrame>
  )
}

/** What the results are narrowed to; a kind without results is not offered. */
function Scopes({ search: { counts, scope, narrow, total } }: { readonly search: Search }) {
  const t = useWords('search')
  if (total === 0) return null
  return (
    <Row gap={8} align="center" wraps tone="text-dim" className={classes.scopes} role="group" aria-label={t('scopes')}>
      <button type="button" aria-pressed={scope === undefined} onClick={() => narrow(undefined)}>
        {t('all')}
      </button>
      {ENTRY_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
        <button key={kind} type="button" aria-pressed={scope === kind} onClick={() => narrow(kind)}>
          {t(kind)} <span className="num">{counts[kind]}</span>
        </button>
      ))}
    </Row>
  )
}

function Recent({ onChoose }: { readonly onChoose: (words: string) => void }) {
  const t = useWords('search')
  const recent = useRecentSearches()
  if (recent.length === 0) return null
  return (
    <Row gap={8} align="center" wraps tone="text-dim" className={classes.scopes} role="group" aria-label={t('recent')}>
      <IconHistory size={16} aria-hidden />
      {recent.map((words) => (
        <button key={words} type="button" onClick={() => onChoose(words)}>
          {words}
        </button>
      ))}
      <button type="button" className={classes.forget} onClick={forgetSearches}>
        {t('forget')}
      </button>
    </Row>
  )
}

interface ResultsProps {
  readonly search: Search
  readonly list: string
  readonly rowId: (id: string) => string
}

function Results({ search, list, rowId }: ResultsProps) {
  const t = useWords('search')
  const { results, chosen, asked, loading, error, retry, typed } = search
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (loading) return <SkeletonRows rows={5} />
  if (asked && results.length === 0) {
    return (
      <Empty
        art={<ThingArt name="telescope" size={72} />}
        title={t('none_title', { words: typed.trim() })}
        text={t('none_text')}
      />
    )
  }
  return (
    <div id={list} role="listbox" aria-label={t('found')}>
      {ENTRY_KINDS.map((kind) => {
        const rows = results.filter(({ entry }) => entry.kind === kind)
        if (rows.length === 0) return null
        const title = t(asked ? kind : `suggested_${kind}`)
        return (
          <div key={kind} role="group" aria-label={title}>
            <Text as="div" size={12} weight={600} tone="text-dim" className={classes.group} aria-hidden>
              {title}
            </Text>
            {rows.map((row) => (
              <SearchRow
                key={row.entry.id}
                {...row}
                id={rowId(row.entry.id)}
                chosen={row === results[chosen]}
                onPoint={() => search.choose(results.indexOf(row))}
                onTake={() => rememberSearch(typed)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Foot() {
  const t = useWords('search')
  return (
    <Row
      edgeAbove
      gap={20}
      padY={12}
      padX={20}
      size={12}
      tone="text-dim"
      level={0}
      className={classes.foot}
      aria-hidden
    >
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {t('key_move')}
      </span>
      <span>
        <kbd>Enter</kbd>
        {t('key_go')}
      </span>
      <span>
        <kbd>Esc</kbd>
        {t('key_close')}
      </span>
    </Row>
  )
}
