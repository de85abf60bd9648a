import type { BetContent } from '@croupier/engine/lottery/content.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { twoSidesOf } from '@croupier/engine/lottery/side-roads.ts'
import { countedText } from './choice.ts'
import type { BoardMethods } from './methods.ts'
import { type BetPrice, type BoardMethod, oddsOf, oddsShown } from './price.ts'
import { rowLabels, type RowLabel } from './row-labels.ts'

/** One side of a place, of a pair or of a sum, as it is bet. */
export interface SideCell {
  /** Method and content: no two cells have the same. */
  readonly key: string
  readonly side: string
  readonly board: BoardMethod
  readonly content: string
  readonly bet: BetContent
}

/** The sides of one value: big, small, odd and even of a place. */
export interface SideRow {
  readonly key: string
  readonly method: string
  /** The place that it is about. */
  readonly label: RowLabel | undefined
  /** The two places that are compared. */
  readonly pair: readonly [string, string] | undefined
  readonly cells: readonly SideCell[]
}

export interface SideSection {
  readonly kind: 'places' | 'pairs' | 'sums'
  readonly rows: readonly SideRow[]
}

/** Where neither side wins, the bets on that: by the method of the sides. */
const TIES: Readonly<Record<string, string>> = { DT: 'DT_TIE', SUM: 'SUM_TIE' }

/** The two-sided board of a lottery: places, pairs of places, sums, as far as the brand has the methods. */
export function sideSections(known: BoardMethods): readonly SideSection[] {
  const cells = twoSidesOf(known.family).flatMap(({ sides }) =>
    sides.flatMap(({ method, side, content }) => cellOf(known, { method, side, content }) ?? []),
  )
  const rows = [...Map.groupBy(cells, rowKey)].map(([key, inside]) => rowOf(known, key, inside))
  return (['places', 'pairs', 'sums'] as const)
    .map((kind) => ({ kind, rows: rows.filter((row) => kindOf(row) === kind) }))
    .filter((section) => section.rows.length > 0)
}

function cellOf(
  { methods }: BoardMethods,
  { method, side, content }: { readonly method: string; readonly side: string; readonly content: string },
): SideCell | undefined {
  const board = methods.get(method)
  const bet = board && countedText(board.method, content).bet
  return board && bet && { key: `${method} ${content}`, side, board, content, bet }
}

/** Cells whose contents differ in the side alone stand together. */
const rowKey = ({ board, side, content }: SideCell): string =>
  `${board.method.key} ${content
    .split('|')
    .map((part) => (part === side ? '*' : part))
    .join('|')}`

function rowOf(known: BoardMethods, key: string, cells: readonly SideCell[]): SideRow {
  const [first] = cells
  const method = first?.board.method
  const parts = first?.content.split('|') ?? []
  const compared = isPair(method) ? parts[0]?.split(',') : undefined
  const [one, other] = compared ?? []
  const place = parts.findIndex((part) => part === first?.side)
  return {
    key,
    method: method?.key ?? '',
    label: method && parts.length > 1 && !compared ? rowLabels(known.family.key, method, 'choices')[place] : undefined,
    pair: one !== undefined && other !== undefined ? [one, other] : undefined,
    cells: [...cells, ...tieOf(known, method, compared?.join(','))],
  }
}

/** Two places are chosen before the side. */
const isPair = (method: LotteryMethod | undefined): boolean =>
  method?.form.positions?.length === 2 && method.form.positions[0]?.min === 2

/** The bet on neither side: a choice of the same method, or a method of its own. */
function tieOf(known: BoardMethods, method: LotteryMethod | undefined, pair = ''): readonly SideCell[] {
  const sole = method?.form.positions?.length === 1 ? method.form.positions[0] : undefined
  const tie = sole?.values.includes('TIE')
    ? cellOf(known, { method: method?.key ?? '', side: 'TIE', content: 'TIE' })
    : cellOf(known, { method: TIES[method?.key ?? ''] ?? '', side: 'TIE', content: pair })
  return tie ? [tie] : []
}

const kindOf = ({ label, pair }: SideRow): SideSection['kind'] => (pair ? 'pairs' : label ? 'places' : 'sums')

/** What a cell pays for one staked, stake included, as it is shown. */
export function sideOdds({ board, side }: SideCell, price: BetPrice): string {
  const { tiers } = board.method
  const tier = tiers.find(({ key }) => key === side) ?? tiers.find(({ isPush }) => !isPush)
  return tier ? oddsShown(oddsOf(board, price)(tier.key)) : ''
}
