import type { LiveTableEvent, TableSummary } from '@croupier/contract/tables.ts'
import type { FunctionComponent, ReactNode } from 'react'

/** Something that happened on the table; whoever was there sees it come. */
export interface SeenEvent extends LiveTableEvent {
  readonly fresh: boolean
}

export type Tone = 'blue' | 'red' | 'green' | 'black' | 'plain'

/** A place of the bed: which spot, how wide beside its neighbours, and what stands on it in place of its name. */
export interface Cell {
  readonly spot: string
  readonly wide?: number
  readonly tone?: Tone
  readonly face?: ReactNode
}

/** A row of the bed; what does not fit on a phone wraps. */
export interface Row {
  readonly key: string
  readonly size: 'large' | 'middle' | 'small'
  readonly cells: readonly Cell[]
  /** The least width of a cell, from which a row wraps. */
  readonly least: number
}

export interface StageProps {
  /** What has happened so far, in order. */
  readonly events: readonly SeenEvent[]
  readonly won: readonly string[]
  readonly summary: TableSummary | undefined
}

/** Draws a spot for a plan. */
export type SpotAt = (cell: Cell, size: Row['size'] | 'bare') => ReactNode

/** How a live game is laid out: all that its screen needs beside the engine and the words. */
export interface TableLayout {
  readonly felt: 'emerald' | 'green' | 'burgundy' | 'royal' | 'midnight'
  /** The bed leans away from the player on a wide screen. */
  readonly leans?: boolean
  readonly rows: readonly Row[]
  /** What stands above the rows: spots that are laid out by a plan of their own. */
  readonly Plan?: FunctionComponent<{ readonly spotAt: SpotAt }>
  /** The spots of that plan. */
  readonly planned?: readonly string[]
  readonly Stage: FunctionComponent<StageProps>
  /** Draws a tile by its name, where the game is not played with cards. */
  readonly tile?: (text: string) => ReactNode
  /** Draws what stands on a die in place of pips. */
  readonly die?: (value: number) => ReactNode
  /** The two sides of the roads, and what is drawn as a tie. */
  readonly road?: { readonly banker: string; readonly player: string; readonly tie?: string }
  /** Which of the spots that won a round is called by. */
  readonly called: (summary: TableSummary) => readonly string[]
}
