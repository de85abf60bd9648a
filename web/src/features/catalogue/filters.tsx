import { Row } from '@croupier/kit/layout/layout.tsx'
import type { Category } from '@croupier/contract/field.ts'
import { SearchField } from '@croupier/kit/form/search-field.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Choice } from '../../parts/page/choice.tsx'
import { type GameKind, useKindName } from './kinds.tsx'
import classes from './lobby.module.css'
import { LINES, type LobbySearch, SHOWS, SORTS } from './lobby-search.ts'

interface FiltersProps {
  readonly search: LobbySearch
  readonly category: Category
  /** Kinds to choose from; none where they are tabs, or there is but one. */
  readonly kinds: readonly GameKind[]
  /** What "minimum bet up to" may be; none where it narrows nothing down. */
  readonly minBets: readonly string[]
  /** Whether its games have pay lines. */
  readonly lines: boolean
  readonly onChange: (change: LobbySearch) => void
}

/** The bar that narrows a lobby down: a name, a kind, the smallest bet, the lines, the order. */
export function Filters({ search, category, kinds, minBets, lines, onChange }: FiltersProps) {
  const t = useWords('catalogue')
  const kindName = useKindName()
  const guest = useSession() === undefined
  const shows = SHOWS.filter((show) => show !== 'favourite' || !guest)
  return (
    <Row gap={8} align="center" wraps pad={12} mt={16} className={`card ${classes.filters}`}>
      <NameFilter find={search.find} category={category} onChange={onChange} />
      <Segments
        raised
        label={t('show')}
        options={[undefined, ...shows].map((show) => ({ value: show, label: t(show ?? 'all') }))}
        value={search.show}
        onChange={(show) => onChange({ show })}
      />
      <span className={classes.gap} />
      <div className={classes.choices}>
        {kinds.length > 1 ? (
          <Choice
            label={t('kind')}
            all={t('any')}
            value={search.kind}
            options={kinds.map(({ kind }) => ({ value: kind, text: kindName(kind) }))}
            onChoose={(kind) => onChange({ kind })}
          />
        ) : null}
        <MinBet chosen={search.minBet} minBets={minBets} onChange={onChange} />
        {lines ? (
          <Choice
            label={t('lines')}
            all={t('any')}
            value={search.lines?.toString()}
            options={LINES.map((count) => ({ value: String(count), text: t('at_least', { count }) }))}
            onChoose={(count) => onChange({ lines: count === undefined ? undefined : Number(count) })}
          />
        ) : null}
        <Choice
          label={t('sort')}
          all={t('popular')}
          value={search.sort}
          options={SORTS.map((value) => ({ value, text: t(`by_${value}`) }))}
          onChoose={(sort) => onChange({ sort })}
        />
      </div>
    </Row>
  )
}

interface MinBetProps extends Pick<FiltersProps, 'minBets' | 'onChange'> {
  readonly chosen: string | undefined
}

/** The games that can be played for so little; left out where it would keep every game. */
function MinBet({ chosen, minBets, onChange }: MinBetProps) {
  const t = useWords('catalogue')
  const look = useMoneyLook()
  const amounts = withChosen(minBets, chosen)
  if (amounts.length === 0) return null
  return (
    <Choice
      label={t('min_bet')}
      all={t('any')}
      value={chosen}
      options={amounts.map((value) => ({ value, text: t('up_to', { amount: moneyText(value, look) }) }))}
      onChoose={(minBet) => onChange({ minBet })}
    />
  )
}

/** The choices, and what an address has chosen beside them. */
const withChosen = (minBets: readonly string[], chosen: string | undefined) =>
  chosen === undefined || minBets.includes(chosen)
    ? minBets
    : [...minBets, chosen].toSorted((one, other) => Number(one) - Number(other))

const TYPING_MS = 250

/** Asks while typing, a moment after the last letter. */
function NameFilter({
  find,
  category,
  onChange,
}: {
  readonly find: string | undefined
  readonly category: Category
  readonly onChange: (change: LobbySearch) => void
}) {
  const t = useWords('catalogue')
  const shell = useWords('shell')
  const [typed, setTyped] = useState(find ?? '')
  const tell = useEffectEvent((text: string) => {
    if (text.trim() !== (find ?? '')) onChange({ find: text.trim() || undefined })
  })
  useEffect(() => {
    const timer = setTimeout(() => tell(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const label = t('search_in', { category: shell(category) })
  return <SearchField label={label} value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
}
