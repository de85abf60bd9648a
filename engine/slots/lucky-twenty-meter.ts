import type { Words } from '../chance.ts'
import { freeSpins, lines, rows, scatter, scatterPays, stopsPerReel, strips, symbols } from './lucky-twenty-data.ts'
import { lineWin } from './paylines.ts'
import { rules } from './lucky-twenty.ts'

// Lucky Twenty in line bets and plain numbers, for measuring returns over millions of spins. What a line pays is looked up
// in a table that `lineWin` fills once, so that there is one definition of a win. The `!` are indices that
// the tables' sizes keep in range.

/** What `returnMeter` counts; wins in line bets, free spins included. */
export interface ReturnMeter {
  spins: number
  lineBets: number
  lineBetsSquared: number
  hits: number
  features: number
  freeSpins: number
}

interface MeterCodes {
  /** Five times 34 symbol codes: each strip and its first two stops again, so that a window never wraps. */
  readonly codes: readonly Uint8Array[]
  /** How many scatters stand in a reel's window at each stop. */
  readonly scatters: readonly Uint8Array[]
  /** One where three symbols from the left can win, by their codes as digits to the base of the symbols. */
  readonly alive: Uint8Array
  /** What a line of five pays, by its codes as digits. */
  readonly pays: Uint16Array
}

const base = symbols.length
const lineBetsPerStake = lines.length
const lineRows = Uint8Array.from(lines.flat())
// The top five bits of a word are floor(word × 32 / 2^32), which is what `below` draws for a reel.
const stopShift = 32 - Math.log2(stopsPerReel)
const scatterLineBets = Uint32Array.from(
  { length: strips.length * rows + 1 },
  (_, scatters) => (scatterPays[scatters] ?? 0) * lineBetsPerStake,
)

let built: MeterCodes | undefined

/** The tables, built at the first asking (some tens of milliseconds): a page that plays a single round never needs them. */
function tables(): MeterCodes {
  built ??= buildTables()
  return built
}

/** What one paid spin with all its free spins pays in line bets, reading the words in the order of a round. */
export const spinPayout = (words: Words): number => meterSpin(machine(), words, emptyMeter())

/** Play `spins` paid spins from a stream of words and count. Nothing is allocated on the way. */
export function returnMeter(spins: number, words: Words): ReturnMeter {
  const meter = emptyMeter()
  const known = machine()
  for (let spin = 0; spin < spins; spin += 1) meterSpin(known, words, meter)
  return meter
}

interface Machine extends MeterCodes {
  /** Where the reels stand; written by every draw. */
  readonly stops: Uint8Array
}

const machine = (): Machine => ({ ...tables(), stops: new Uint8Array(strips.length) })

const emptyMeter = (): ReturnMeter => ({
  spins: 0,
  lineBets: 0,
  lineBetsSquared: 0,
  hits: 0,
  features: 0,
  freeSpins: 0,
})

// Counters are numbers in one object because this runs millions of times a second; they stay far below 2^53.
function meterSpin(known: Machine, words: Words, meter: ReturnMeter): number {
  const paid = draw(known, words)
  words.next() // The jackpot draw takes two words.
  words.next()
  let left = awarded(known)
  if (left > 0) meter.features += 1
  if (paid > 0) meter.hits += 1

  let total = paid
  while (left > 0) {
    total += freeSpins.multiplier * draw(known, words)
    meter.freeSpins += 1
    left += awarded(known) - 1
  }

  meter.spins += 1
  meter.lineBets += total
  meter.lineBetsSquared += total * total
  return total
}

/** Stop the reels and say what the window pays, in line bets. */
function draw(known: Machine, words: Words): number {
  const { codes, alive, pays, stops } = known
  for (let reel = 0; reel < stops.length; reel += 1) stops[reel] = words.next() >>> stopShift
  const [a, b, c, d, e] = [stops[0]!, stops[1]!, stops[2]!, stops[3]!, stops[4]!]
  const [reelA, reelB, reelC, reelD, reelE] = [codes[0]!, codes[1]!, codes[2]!, codes[3]!, codes[4]!]
  let total = scatterLineBets[scattersShown(known)]!
  for (let at = 0; at < lineRows.length; at += stops.length) {
    const three =
      (reelA[a + lineRows[at]!]! * base + reelB[b + lineRows[at + 1]!]!) * base + reelC[c + lineRows[at + 2]!]!
    if (alive[three] === 1) {
      total += pays[(three * base + reelD[d + lineRows[at + 3]!]!) * base + reelE[e + lineRows[at + 4]!]!]!
    }
  }
  return total
}

const awarded = (known: Machine): number => (scattersShown(known) >= freeSpins.scatters ? freeSpins.awarded : 0)

function scattersShown({ scatters, stops }: Machine): number {
  let shown = 0
  for (let reel = 0; reel < stops.length; reel += 1) shown += scatters[reel]![stops[reel]!]!
  return shown
}

function buildTables(): MeterCodes {
  const codes = strips.map((strip) =>
    Uint8Array.from([...strip, ...strip.slice(0, rows - 1)], (symbol) => symbols.indexOf(symbol)),
  )
  const scatters = strips.map((strip) =>
    Uint8Array.from(
      strip,
      (_, stop) => [...strip, ...strip].slice(stop, stop + rows).filter((symbol) => symbol === scatter).length,
    ),
  )
  const pays = new Uint16Array(base ** 5)
  const alive = new Uint8Array(base ** 3)
  for (let index = 0; index < pays.length; index += 1) {
    pays[index] = lineWin(rules, lineOf(index))?.pays ?? 0
    if (pays[index]! > 0) alive[Math.floor(index / base ** 2)] = 1
  }
  return { codes, scatters, alive, pays }
}

const lineOf = (index: number): string[] =>
  [4, 3, 2, 1, 0].map((power) => symbols[Math.floor(index / base ** power) % base]!)
