import { readContent } from '@croupier/engine/lottery/content.ts'
import { lotteryFamilies } from '@croupier/engine/lottery/families.ts'
import type { LotteryFamily, LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { oddsAt, prizeMost, topMode } from '@croupier/engine/lottery/price.ts'
import { readTickets } from '@croupier/engine/lottery/typed-tickets.ts'
import { type Bench, type Figure, figure } from './result.ts'

const TICKETS_MAX = 100_000
const TYPED = 20_000
/** A prime: tickets come in no order, and none comes twice before all have come. */
const STRIDE = 7919
/** A phone is so many times slower, and its page must not stand still for longer than this. */
const PHONE = 4
const BLOCKED_MS = 50
const PRICE = { price: 2_0000n, unit: 100n }
/** Others use the processor too: of so many times the shortest is what the line takes. */
const TRIES = 5

interface LargeBet {
  readonly name: string
  readonly method: LotteryMethod
  readonly text: string
}

/** Lines of lotteries as large as they may be: read, counted and priced. */
export const ticketCounts: Bench = async ({ runs }) => {
  const largest = everyMethod(largestBet)
  const typed = everyMethod(typedBet)
  const slowest: string[] = []
  const measured = (
    measure: string,
    lines: readonly LargeBet[],
    work: (line: LargeBet) => void,
    most: number,
  ): Figure => {
    const found = Array.from({ length: runs }, () => slowestOf(lines, work))
    slowest.push(`${measure}: ${[...new Set(found.map(({ name }) => name))].join(', ')}`)
    return figure(
      measure,
      'ms',
      found.map(({ ms }) => ms),
      { atMost: most },
    )
  }
  const figures = [
    measured('the largest line of a method, the slowest of them', largest, count, 30),
    measured('a line of 20,000 typed tickets, as an order has it', typed, count, 30),
    measured(
      '20,000 typed tickets, as the page reads them',
      typed,
      ({ method, text }) => readTickets(method.form, text),
      BLOCKED_MS / PHONE,
    ),
  ]
  return {
    figures,
    notes: [
      `${largest.length} methods, ${typed.length} of them with typed tickets; of each line the shortest of ${TRIES} times`,
      `slowest were, ${slowest.join('; ')}`,
      `a page on a phone that is ${PHONE} times slower may stand still for ${BLOCKED_MS} ms`,
    ],
  }
}

/** What the page and the server work out of a line before it is bet. */
function count({ method, text }: LargeBet): void {
  const { content, fault } = readContent(method.form, text)
  if (!content) throw new Error(`${method.key}: ${fault.kind}`)
  method.tickets(content)
  method.covered(content)
  method.cover?.(content)
  prizeMost(method, { ...PRICE, content, odds: oddsAt(method.tiers, { mode: topMode(80) }) })
}

function slowestOf(lines: readonly LargeBet[], work: (line: LargeBet) => void) {
  let slowest = { name: '', ms: 0 }
  for (const line of lines) {
    const ms = Math.min(...Array.from({ length: TRIES }, () => timeOf(() => work(line))))
    if (ms > slowest.ms) slowest = { name: line.name, ms }
  }
  return slowest
}

function timeOf(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

const everyMethod = (lineOf: (family: LotteryFamily, method: LotteryMethod) => LargeBet | undefined): LargeBet[] =>
  lotteryFamilies.flatMap((family) => family.methods.flatMap((method) => lineOf(family, method) ?? []))

/** As many choices as may be bet: as many at all positions, and then more at one after the other. */
function largestBet(family: LotteryFamily, method: LotteryMethod): LargeBet | undefined {
  const { positions } = method.form
  if (!positions) return undefined
  const textOf = (counts: readonly number[]) =>
    positions.map(({ values }, at) => values.slice(0, counts[at]).join(',')).join('|')
  const fits = (counts: readonly number[]) => {
    const { content } = readContent(method.form, textOf(counts))
    // What a form does not take yet may become a bet with the next choice.
    return content === undefined || method.tickets(content) <= TICKETS_MAX
  }
  const most = positions.map(({ values, max }) => Math.min(max, values.length))
  const widened = (at: readonly number[], from: readonly number[]) => {
    const withMore = (more: number) =>
      from.map((count, place) => (at.includes(place) ? Math.min(count + more, most[place] ?? 0) : count))
    let [good, bad] = [0, Math.max(...most) + 1]
    while (bad - good > 1) {
      const middle = (good + bad) >> 1
      if (fits(withMore(middle))) good = middle
      else bad = middle
    }
    return withMore(good)
  }
  const least = positions.map(({ min }) => min)
  const places = [...positions.keys()]
  const counts = places.reduce((so, at) => widened([at], so), widened(places, least))
  const text = textOf(counts)
  return readContent(method.form, text).content && { name: `${family.key} ${method.key}`, method, text }
}

/** Twenty thousand tickets as they are typed; where there are fewer they come again. */
function typedBet(family: LotteryFamily, method: LotteryMethod): LargeBet | undefined {
  const { typed } = method.form
  if (!typed) return undefined
  const { numbers, digits } = typed
  const length = numbers * digits
  const tickets: string[] = []
  for (let place = 0; place < 10 ** length; place++) {
    const ticket = `${(place * STRIDE) % 10 ** length}`.padStart(length, '0')
    const parts = Array.from({ length: numbers }, (_, at) => ticket.slice(at * digits, (at + 1) * digits))
    if (typed.allows(parts)) tickets.push(ticket)
    if (tickets.length === TYPED) break
  }
  const text = Array.from({ length: TYPED }, (_, at) => tickets[at % tickets.length]).join(' ')
  return { name: `${family.key} ${method.key}`, method, text }
}
