import type { Call } from '@croupier/contract/call.ts'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PickedRows } from './bulk-bar.tsx'

export interface ListColumn<Row> {
  /** The field of the row; where it lies deeper with points: `subject.name`. Exported under this name. */
  readonly key: string
  readonly head: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the right. */
  readonly figure?: true
  /** The call sorts by it, under this name. */
  readonly sort?: string
  /** Not shown before somebody chooses it. */
  readonly hidden?: true
  /** The column that a file has beside it, such as an amount's currency. */
  readonly beside?: string
  /** What its codes are called, for files: of a code with points as a whole, or part by part. */
  readonly words?: Readonly<Record<string, string>>
  /** The skeleton's width while rows are on their way. */
  readonly width?: number
}

/** A filter of the call's query: one of some values, or a text or a day that is typed. */
export interface ListFilter {
  /** Its name in the query. */
  readonly key: string
  readonly label: string
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly type?: 'text' | 'date'
  /** Its choices stand open, and what says that none is chosen: the list is about two kinds of things at once. */
  readonly always?: string
  /** How the value narrows, where it is not simply so: from, until, at least. */
  readonly verb?: string
}

/** A list of something: which call brings it, its columns and what can be asked of it. A new list is a value of this. */
export interface Resource<Row> {
  /** Under which views and personal choices are kept. */
  readonly name: string
  readonly call: Call
  readonly label: string
  readonly columns: readonly ListColumn<Row>[]
  readonly filters?: readonly ListFilter[]
  /** The call takes `search`. */
  readonly searches?: true
  readonly idOf: (row: Row) => string
  /** Where a row leads. */
  readonly open?: (row: Row) => Pick<LinkProps, 'to' | 'params' | 'search'>
  /** What the query always says, such as a state that the screen is about. */
  readonly always?: Readonly<Record<string, string | number>>
  /** Asked for anew so often by itself, where rows change while somebody looks. */
  readonly everyMs?: number
  readonly empty: { readonly title: string; readonly text?: string }
  /** What can be done with ticked rows beside making a file of them. */
  readonly bulk?: (picked: PickedRows) => ReactNode
}

/** What a call of a list answers. */
export interface ListReply<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly totalPages: number
  readonly pageNum: number
  /** There are more than `total`. */
  readonly more?: boolean
  /** Sums over the filter, by the column's key. */
  readonly sums?: Readonly<Record<string, string>>
}
