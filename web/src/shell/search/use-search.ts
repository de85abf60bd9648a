import { useMemo, useState } from 'react'
import { finderOf } from '@croupier/contract/finder.ts'
import { type Entry, type EntryKind, ENTRY_KINDS, useEntries } from './use-entries.tsx'

/** So many of a kind are shown beside the others, and so many alone. */
const OF_EACH = 6
const OF_ONE = 50
/** Offered before anything is typed. */
const SUGGESTED: Readonly<Record<EntryKind, number>> = { game: 5, vendor: 0, promotion: 2, page: 6 }

interface Row {
  readonly entry: Entry
  readonly hits: readonly string[]
}

export type Search = ReturnType<typeof useSearch>

/** What is typed, what was found by it, and which of that is chosen. */
export function useSearch() {
  const { entries, error, refetch } = useEntries()
  const [typed, setTyped] = useState('')
  const [scope, setScope] = useState<EntryKind>()
  const [chosen, setChosen] = useState(0)
  const query = typed.trim()
  const asked = query !== ''
  const find = useMemo(() => finderIn(entries ?? []), [entries])
  const all = useMemo(() => (asked ? find(query) : suggested(entries ?? [])), [find, query, asked, entries])

  const counts = Object.fromEntries(
    ENTRY_KINDS.map((kind) => [kind, all.filter(({ entry }) => entry.kind === kind).length]),
  ) as Record<EntryKind, number> // Each kind is there.
  const narrowed = asked && scope !== undefined && counts[scope] > 0 ? scope : undefined
  const results = ENTRY_KINDS.filter((kind) => narrowed === undefined || narrowed === kind).flatMap((kind) =>
    all.filter(({ entry }) => entry.kind === kind).slice(0, narrowed === undefined ? OF_EACH : OF_ONE),
  )

  const type = (next: string) => {
    setTyped(next)
    setChosen(0)
  }
  const narrow = (next: EntryKind | undefined) => {
    setScope(next)
    setChosen(0)
  }
  const step = (by: number) => setChosen((results.length + chosen + by) % Math.max(1, results.length))
  return {
    typed,
    type,
    asked,
    scope: narrowed,
    narrow,
    counts,
    total: all.length,
    results,
    chosen,
    choose: setChosen,
    step,
    loading: entries === undefined,
    error: entries === undefined ? error : null,
    retry: () => void refetch(),
  }
}

function finderIn(entries: readonly Entry[]): (query: string) => readonly Row[] {
  const find = finderOf(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (query) =>
    find(query).flatMap(({ id, hits }) => {
      const entry = byId.get(id)
      return entry ? [{ entry, hits }] : []
    })
}

const suggested = (entries: readonly Entry[]): readonly Row[] =>
  ENTRY_KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind).slice(0, SUGGESTED[kind])).map(
    (entry) => ({
      entry,
      hits: [],
    }),
  )
