import { CycleSum } from './cycle.ts'
import type { Cycle, Reel } from './cycle.ts'

// All combinations of five reels under lines. What a line pays is looked up by its symbols' codes as digits; lines that are
// dead after three reels are looked at no more. The `!` are indices that the tables' sizes keep in range.

export interface PaylineGame {
  /** Five of them, left to right. */
  readonly reels: readonly Reel[]
  readonly lines: readonly (readonly number[])[]
  /** What the symbols of a line pay, from the left, in bets on a line. */
  readonly pay: (line: readonly string[]) => number
}

interface CycleCodes {
  readonly base: number
  /** codes[reel][stop × rows + row]. */
  readonly codes: readonly Uint8Array[]
  readonly rows: number
  readonly marks: readonly Uint16Array[]
  readonly pays: Uint32Array
  /** One where some line that begins with these three symbols wins. */
  readonly alive: Uint8Array
  /** The most that a line pays. */
  readonly best: number
}

interface LivingPaylines {
  /** The codes of the first three symbols as a number, times the base. */
  readonly prefix: number
  readonly row4: number
  readonly row5: number
}

/** Every combination of the reels, by mark and by what its lines pay. */
export function countLines(game: PaylineGame): Cycle {
  const tables = tablesOf(game)
  const tally = new CycleSum(tables.best * game.lines.length)
  const [marksA, marksB, marksC] = [tables.marks[0]!, tables.marks[1]!, tables.marks[2]!]
  for (let a = 0; a < marksA.length; a += 1) {
    for (let b = 0; b < marksB.length; b += 1) {
      for (let c = 0; c < marksC.length; c += 1) {
        const mark = marksA[a]! + marksB[b]! + marksC[c]!
        countLastTwo(tables, { living: livingLines(tables, game.lines, [a, b, c]), mark }, tally)
      }
    }
  }
  return tally.cycle()
}

function livingLines(tables: CycleCodes, lines: PaylineGame['lines'], stops: readonly number[]): LivingPaylines[] {
  const { base, codes, rows, alive } = tables
  const living: LivingPaylines[] = []
  for (const line of lines) {
    let prefix = 0
    for (let reel = 0; reel < 3; reel += 1) prefix = prefix * base + codes[reel]![stops[reel]! * rows + line[reel]!]!
    if (alive[prefix] === 1) living.push({ prefix: prefix * base, row4: line[3]!, row5: line[4]! })
  }
  return living
}

function countLastTwo(
  tables: CycleCodes,
  begun: { readonly living: LivingPaylines[]; readonly mark: number },
  tally: CycleSum,
): void {
  const { base, codes, rows, marks, pays } = tables
  const { living, mark } = begun
  const prefixes = new Uint32Array(living.length)
  const rowsFive = Uint8Array.from(living, ({ row5 }) => row5)
  const [codesD, codesE, marksD, marksE] = [codes[3]!, codes[4]!, marks[3]!, marks[4]!]
  for (let d = 0; d < marksD.length; d += 1) {
    for (let at = 0; at < living.length; at += 1)
      prefixes[at] = (living[at]!.prefix + codesD[d * rows + living[at]!.row4]!) * base
    for (let e = 0; e < marksE.length; e += 1) {
      let coins = 0
      for (let at = 0; at < prefixes.length; at += 1) coins += pays[prefixes[at]! + codesE[e * rows + rowsFive[at]!]!]!
      tally.of(mark + marksD[d]! + marksE[e]!)[coins]! += 1
    }
  }
}

function tablesOf({ reels, pay }: PaylineGame): CycleCodes {
  const symbols = [...new Set(reels.flatMap(({ columns }) => columns.flat()))]
  const base = symbols.length
  const pays = new Uint32Array(base ** reels.length)
  const alive = new Uint8Array(base ** 3)
  for (let index = 0; index < pays.length; index += 1) {
    pays[index] = pay(reels.map((_, reel) => symbols[Math.floor(index / base ** (reels.length - 1 - reel)) % base]!))
    if (pays[index]! > 0) alive[Math.floor(index / base ** (reels.length - 3))] = 1
  }
  return {
    base,
    rows: reels[0]!.columns[0]!.length,
    codes: reels.map(({ columns }) => Uint8Array.from(columns.flat(), (symbol) => symbols.indexOf(symbol))),
    marks: reels.map(({ marks }) => Uint16Array.from(marks)),
    pays,
    alive,
    best: pays.reduce((most, each) => Math.max(most, each), 0),
  }
}
