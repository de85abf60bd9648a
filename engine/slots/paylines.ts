import type { Window } from './reels.ts'

/** What some of a kind pay: pays[symbol][count], in bets on a line or in coins. */
export type Pays = Readonly<Record<string, Readonly<Record<number, number>>>>

/** How a title reads its lines. */
export interface PaylineRules {
  readonly pays: Pays
  readonly wild: string
  /** Symbols that no wild stands for and that win nothing on a line. */
  readonly apart: readonly string[]
}

export interface PaylineWin {
  readonly symbol: string
  readonly count: number
  /** A wild stands in the run. */
  readonly wild: boolean
  readonly pays: number
}

/** A win on a line before it is money. */
export interface WonPayline extends PaylineWin {
  /** From 1. */
  readonly line: number
}

/** Lines as data writes them: the row of each reel that a line runs through, 0 at the top. */
export const linesOf = (text: string): readonly (readonly number[])[] =>
  text.split(' ').map((line) => Array.from(line, Number))

/** The win of one line read from its first symbol, or undefined; where wilds lead, the better of wilds alone and the symbol. */
export function lineWin(rules: PaylineRules, line: readonly string[]): PaylineWin | undefined {
  const { wild, apart } = rules
  const wilds = runOf(line, (symbol) => symbol === wild)
  const wildsAlone = winOf(rules, { symbol: wild, count: wilds, wild: true })
  const symbol = line[wilds]
  if (symbol === undefined || apart.includes(symbol)) return wildsAlone
  const count = runOf(line, (next) => next === symbol || next === wild)
  const own = winOf(rules, { symbol, count, wild: line.slice(0, count).includes(wild) })
  return (own?.pays ?? 0) >= (wildsAlone?.pays ?? 0) ? own : wildsAlone
}

/** All lines that win in this window, the first line first. */
export const wonLines = (rules: PaylineRules, lines: readonly (readonly number[])[], window: Window): WonPayline[] =>
  lines.flatMap((line, index) => {
    const win = lineWin(rules, onLine(line, window))
    return win ? [{ line: index + 1, ...win }] : []
  })

/** The symbols that a line runs through, from the left. */
export const onLine = (line: readonly number[], window: Window): string[] =>
  line.map((row, reel) => window[reel]?.[row] ?? '')

function winOf({ pays }: PaylineRules, run: Omit<PaylineWin, 'pays'>): PaylineWin | undefined {
  const paid = pays[run.symbol]?.[run.count]
  return paid === undefined ? undefined : { ...run, pays: paid }
}

function runOf(line: readonly string[], belongs: (symbol: string) => boolean): number {
  const end = line.findIndex((symbol) => !belongs(symbol))
  return end === -1 ? line.length : end
}
