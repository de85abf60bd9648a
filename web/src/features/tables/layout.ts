import type { LiveTableEvent, TableSummary } from '@croupier/contract/tables.ts'
import type { Chips } from '@croupier/engine/tables/roulette.ts'
import type { CallRefusal } from '@croupier/kit/calls.ts'
import type { FunctionComponent, ReactNode } from 'react'
import type { Words } from '@croupier/kit/spot-name.ts'
import type { Stakes } from './chips.ts'

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
  /** The picture of a thing that stands above the name. */
  readonly art?: string
  /** A shorter name. */
  readonly label?: string
}

/** A row of the bed; what does not fit on a phone wraps. */
export interface SpotRow {
  readonly key: string
  readonly size: 'large' | 'middle' | 'small'
  readonly cells: readonly Cell[]
  /** The least width of a cell, from which a row wraps. */
  readonly least: number
  /** Whether the row is headed by its name. */
  readonly headed?: boolean
  /** On which part of the bed it stands where a phone has no room for all. */
  readonly part?: string
}

export interface StageProps {
  /** What has happened so far, in order. */
  readonly events: readonly SeenEvent[]
  readonly won: readonly string[]
  readonly summary: TableSummary | undefined
  /** What the round before came to. */
  readonly last?: TableSummary | undefined
  /** How far the server's clock is ahead, and how long a share is shown; a round seen again has none and begins anew. */
  readonly clock?: { readonly aheadMs: number; readonly stepMs: number } | undefined
  /** The place of the hand that is asked. */
  readonly asked?: string | undefined
  /** Where seats have owners and the table is live. */
  readonly seating?: SeatPlan | undefined
}

/** Who sits where, and how to sit down and get up; what is not possible now is not there. */
export interface SeatPlan {
  /** By seat, with their names as others see them. */
  readonly owners: ReadonlyMap<number, string>
  readonly own: readonly number[]
  /** Nobody is logged in. */
  readonly guest: boolean
  /** Why the last wish was refused. */
  readonly refused: CallRefusal | undefined
  readonly onSit: ((seat: number) => void) | undefined
  readonly onLeave: ((seat: number) => void) | undefined
}

/** Draws a spot for a plan. */
export type SpotRenderer = (cell: Cell, size: SpotRow['size'] | 'bare') => ReactNode

/** What a plan of spots is given to draw and to do. */
export interface PlanProps {
  readonly spotAt: SpotRenderer
  /** What has happened on the table. */
  readonly stage: StageProps
  readonly locked: boolean
  /** What the chosen chip is worth. */
  readonly chip: bigint
  /** What lies on the spots and is one's own. */
  readonly own: Stakes
  /** Lays so many of the chosen chips on each of these. */
  readonly onCall: (chips: readonly Chips[]) => void
  /** What one may still lay on a spot. */
  readonly roomOn: (spot: string) => bigint
  /** The part of the bed that is shown; undefined where all of it is. */
  readonly part: string | undefined
  /** Lays as much as that on each of these. */
  readonly onFill: (spots: readonly string[]) => void
}

/** How a live game is laid out: all that its screen needs beside the engine and the words. */
export interface TableLayout {
  readonly felt: 'emerald' | 'green' | 'burgundy' | 'royal' | 'midnight'
  /** The bed leans away from the player on a wide screen. */
  readonly leans?: boolean
  /** What happens stands beside the bed on a wide screen, not above it; the last results come with it. */
  readonly beside?: boolean
  /** On a wide screen the last results stand in a column at the side of the felt, and what is told of them beside what happens. */
  readonly aside?: boolean
  /** The bed is as wide as the screen. */
  readonly wide?: boolean
  readonly rows: readonly SpotRow[]
  /** The parts that the bed has on a phone, one shown at a time. */
  readonly parts?: readonly string[]
  /** What stands above the rows: spots that are laid out by a plan of their own. */
  readonly Plan?: FunctionComponent<PlanProps>
  /** The spots of that plan. */
  readonly planned?: readonly string[]
  readonly Stage: FunctionComponent<StageProps>
  /** Draws a tile by its name, where the game is not played with cards. */
  readonly tile?: (text: string) => ReactNode
  /** Draws what stands on a die in place of pips. */
  readonly die?: (value: number) => ReactNode
  /** The two sides of the roads, and what is drawn as a tie. */
  readonly road?: {
    readonly banker: string
    readonly player: string
    readonly tie?: string
    /** By which letter a tie is marked where the usual one is a side's. */
    readonly tieLetter?: string
  }
  /** What is told of the last results where no roads are drawn. */
  readonly Past?: FunctionComponent<{ readonly summaries: readonly TableSummary[] }>
  /** Which of the spots that won a round is called by. */
  readonly called: (summary: TableSummary) => readonly string[]
  /** What a round came to, where those names and the score do not tell it in plain words. */
  readonly said?: (summary: TableSummary, t: Words) => string
}
