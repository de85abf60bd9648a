import { useState } from 'react'
import type { ListColumn } from './resource.ts'

export const DENSITIES = ['comfortable', 'medium', 'dense'] as const
export type Density = (typeof DENSITIES)[number]

interface Choice {
  readonly density: Density
  /** Keys of the columns in their order; the first one always stays. */
  readonly columns: readonly string[] | undefined
}

/** What one person likes to see of a list, remembered on this machine. */
export function useChoice<Row>(name: string, columns: readonly ListColumn<Row>[]) {
  const key = `console.list.${name}`
  const [choice, setChoice] = useState<Choice>(() => read(key))
  const keep = (next: Choice) => {
    localStorage.setItem(key, JSON.stringify(next))
    setChoice(next)
  }
  const usual = columns.filter(({ hidden }) => !hidden).map((column) => column.key)
  const keys = choice.columns ?? usual
  const [first] = columns
  const shown = keys.flatMap((one) => columns.find((column) => column.key === one && column !== first) ?? [])
  return {
    density: choice.density,
    shown: first ? [first, ...shown] : shown,
    setDensity: (density: Density) => keep({ ...choice, density }),
    setColumns: (next: readonly string[] | undefined) => keep({ ...choice, columns: next }),
  }
}

function read(key: string): Choice {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    const { density, columns } = Object(kept) as Partial<Record<keyof Choice, unknown>>
    return {
      density: DENSITIES.find((one) => one === density) ?? 'comfortable',
      columns: Array.isArray(columns) ? columns.filter((one) => typeof one === 'string') : undefined,
    }
  } catch {
    return { density: 'comfortable', columns: undefined }
  }
}
