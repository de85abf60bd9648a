import { useState } from 'react'
import type { ListColumn } from './resource.ts'

export const DENSITIES = ['comfortable', 'medium', 'dense'] as const
export type Density = (typeof DENSITIES)[number]

interface ChosenColumns {
  /** Their keys in their order; the first one always stays. */
  readonly columns: readonly string[]
  /** Keys of all that could be chosen from: what a list has since then is shown as it is for everybody. */
  readonly known: readonly string[]
}

interface Choice {
  readonly density: Density
  readonly chosen: ChosenColumns | undefined
}

/** What one person likes to see of a list, remembered on this machine. */
export function useChoice<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const key = `console.list.${name}`
  const known = columns.map((column) => column.key)
  const [choice, setChoice] = useState<Choice>(() => read(key, known))
  const keep = (next: Choice) => {
    write(key, next)
    setChoice(next)
  }
  const [first] = columns
  const shown = keysOf(choice.chosen, columns).flatMap(
    (one) => columns.find((column) => column.key === one && column !== first) ?? [],
  )
  return {
    density: choice.density,
    shown: first ? [first, ...shown] : shown,
    setDensity: (density: Density) => keep({ ...choice, density }),
    setColumns: (next: readonly string[] | undefined) => keep({ ...choice, chosen: next && { columns: next, known } }),
  }
}

/** What is shown: the chosen ones, and behind the one that it follows what was not there to be chosen. */
function keysOf<Row>(chosen: ChosenColumns | undefined, columns: readonly ListColumn<Row>[]): readonly string[] {
  const usual = columns.filter(({ hidden }) => !hidden).map(({ key }) => key)
  if (!chosen) return usual
  const all = columns.map(({ key }) => key)
  return usual
    .filter((key) => !chosen.known.includes(key))
    .reduce((keys, key) => {
      const before = all.slice(0, all.indexOf(key)).findLast((one) => keys.includes(one))
      return keys.toSpliced(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
    }, chosen.columns)
}

const write = (key: string, { density, chosen }: Choice) =>
  localStorage.setItem(key, JSON.stringify({ density, ...chosen }))

function read(key: string, known: readonly string[]): Choice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const { density, columns, known: knew } = Object(kept) as Readonly<Record<string, unknown>>
    const choice: Choice = {
      density: DENSITIES.find((one) => one === density) ?? 'comfortable',
      chosen: Array.isArray(columns)
        ? { columns: texts(columns), known: Array.isArray(knew) ? texts(knew) : known }
        : undefined,
    }
    // Releases before kept what was chosen alone: what was there then is taken to be what is there now.
    if (choice.chosen && !Array.isArray(knew)) write(key, choice)
    return choice
  } catch {
    return { density: 'comfortable', chosen: undefined }
  }
}

const texts = (list: readonly unknown[]) => list.filter((one) => typeof one === 'string')
