import { suitOf } from './cards.ts'
import { antePaysOf, qualifying } from './holdem.ts'
import { kindNumber, pokerKinds, rankBit, strengthOfMasks } from './poker.ts'

// On one board every two cards of the player against every two of the dealer. The dealer's are counted by their strengths, and
// those that share a card with the player's are taken off again.

const cards = 52
/** Two cards beside a board. */
export const holes = 1081
/** Two cards of the dealer beside a board and two of the player. */
export const dealers = 990

/** Room for one board after the other. */
export interface Board {
  readonly firsts: Uint8Array
  readonly seconds: Uint8Array
  /** What ante and call win together with these two cards, over all cards of the dealer. */
  readonly values: Int32Array
  readonly strengths: Int32Array
  /** From the weakest on. */
  readonly order: Uint16Array
  readonly spare: Uint16Array
  readonly digits: Uint32Array
}

/** Room that is not filled yet. */
export const emptyBoard = (): Board => ({
  firsts: new Uint8Array(holes),
  seconds: new Uint8Array(holes),
  values: new Int32Array(holes),
  strengths: new Int32Array(holes),
  order: new Uint16Array(holes),
  spare: new Uint16Array(holes),
  digits: new Uint32Array(1025),
})

/** Count what every two cards win on these five. */
export function fillBoard(room: Board, board: readonly number[]): void {
  fillStrengths(room, board)
  sortByStrength(room)
  fillValues(room)
}

function fillStrengths({ firsts, seconds, strengths }: Board, board: readonly number[]): void {
  const masks = [0, 0, 0, 0]
  for (const card of board) masks[suitOf(card)] = (masks[suitOf(card)] ?? 0) | rankBit(card)
  const left = Array.from({ length: cards }, (_, card) => card).filter((card) => !board.includes(card))
  let at = 0
  for (const [place, first] of left.entries()) {
    const own = [...masks]
    own[suitOf(first)] = (own[suitOf(first)] ?? 0) | rankBit(first)
    for (let other = place + 1; other < left.length; other += 1) {
      const second = left[other] ?? 0
      const suit = Math.floor(second / 13)
      const before = own[suit] ?? 0
      own[suit] = before | rankBit(second)
      firsts[at] = first
      seconds[at] = second
      strengths[at] = strengthOfMasks(own[0] ?? 0, own[1] ?? 0, own[2] ?? 0, own[3] ?? 0)
      own[suit] = before
      at += 1
    }
  }
}

// Three rounds of ten bits, the lowest first: the third ends in `spare`.
function sortByStrength({ strengths, order, spare, digits }: Board): void {
  for (let at = 0; at < holes; at += 1) order[at] = at
  let [from, to] = [order, spare]
  for (const shift of [0, 10, 20]) {
    digits.fill(0)
    for (let at = 0; at < holes; at += 1) {
      const digit = (((strengths[at] ?? 0) >> shift) & 1023) + 1
      digits[digit] = (digits[digit] ?? 0) + 1
    }
    for (let digit = 1; digit < 1025; digit += 1) digits[digit] = (digits[digit] ?? 0) + (digits[digit - 1] ?? 0)
    for (let at = 0; at < holes; at += 1) {
      const each = from[at] ?? 0
      const digit = ((strengths[each] ?? 0) >> shift) & 1023
      const place = digits[digit] ?? 0
      digits[digit] = place + 1
      to[place] = each
    }
    ;[from, to] = [to, from]
  }
  order.set(spare)
}

const pays = Int32Array.from(pokerKinds, (_, kind) => antePaysOf(kind * 2 ** 26))

/** Hands so far, all of them and those with each card. */
interface Count {
  all: number
  readonly with: Int32Array
}

const noHands = (): Count => ({ all: 0, with: new Int32Array(cards) })

function countHand({ firsts, seconds }: Board, hole: number, counted: Count): void {
  const [a, b] = [firsts[hole] ?? 0, seconds[hole] ?? 0]
  counted.all += 1
  counted.with[a] = (counted.with[a] ?? 0) + 1
  counted.with[b] = (counted.with[b] ?? 0) + 1
}

// Hands without either card. The player's own, if it is among them, is taken off once by all and twice by its cards.
const without = (counted: Count, a: number, b: number): number =>
  counted.all - (counted.with[a] ?? 0) - (counted.with[b] ?? 0)

function fillValues(board: Board): void {
  const { order, strengths } = board
  const [weak, below] = [noHands(), noHands()]
  let start = 0
  while (start < holes && (strengths[order[start] ?? 0] ?? 0) < qualifying) {
    countHand(board, order[start] ?? 0, weak)
    countHand(board, order[start] ?? 0, below)
    start += 1
  }
  for (let at = 0; at < start; at += 1) valueWeak(board, order[at] ?? 0, weak)
  while (start < holes) {
    const strength = strengths[order[start] ?? 0] ?? 0
    const alike = noHands()
    let end = start
    for (; end < holes && strengths[order[end] ?? 0] === strength; end += 1) countHand(board, order[end] ?? 0, alike)
    for (let at = start; at < end; at += 1) valueStrong(board, order[at] ?? 0, { weak, below, alike })
    for (let at = start; at < end; at += 1) countHand(board, order[at] ?? 0, below)
    start = end
  }
}

// A dealer who qualifies has a better hand than this one: ante and call are lost to it.
function valueWeak({ firsts, seconds, strengths, values }: Board, hole: number, weak: Count): void {
  const beaten = without(weak, firsts[hole] ?? 0, seconds[hole] ?? 0) + 1
  const ante = pays[kindNumber(strengths[hole] ?? 0)] ?? 1
  values[hole] = beaten * ante - 3 * (dealers - beaten)
}

// The ante alone where the dealer does not qualify; ante and a call of two where the player wins; three are lost else.
function valueStrong(
  { firsts, seconds, strengths, values }: Board,
  hole: number,
  { weak, below, alike }: Readonly<Record<'weak' | 'below' | 'alike', Count>>,
): void {
  const [a, b] = [firsts[hole] ?? 0, seconds[hole] ?? 0]
  const unqualified = without(weak, a, b)
  const worse = without(below, a, b)
  const same = without(alike, a, b) + 1
  const ante = pays[kindNumber(strengths[hole] ?? 0)] ?? 1
  values[hole] = unqualified * ante + (worse - unqualified) * (ante + 2) - 3 * (dealers - worse - same)
}
