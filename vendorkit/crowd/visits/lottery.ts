import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@croupier/contract/call.ts'
import { lotteries, lottery, type LotteryTerms } from '@croupier/contract/lottery.ts'
import { type AskedOrderLine, placeOrder } from '@croupier/contract/lottery-orders.ts'
import { writeContent } from '@croupier/engine/lottery/content.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { LotteryMethod } from '@croupier/engine/lottery/family.ts'
import { randomContent } from '@croupier/engine/lottery/pickers.ts'
import type { Random } from '../random.ts'
import { textOf, unitsIn } from '../money.ts'
import { after, afterThought, type Guest, VISIT_END, type StepOutcome, usualStake, type Visit } from '../visit.ts'

const ORDERS_LEAST = 1
const ORDERS_MORE = 5
const LINES_MOST = 3
/** What closes sooner is left for the next issue. */
const LEAST_LEFT_MS = 4000
/** People look for the next issue so long after the last one. */
const NEXT_MS = 5000
/** One order of so many goes on over some issues. */
const CHASES = 6
const CHASED = 5
/** Nobody lays a line that costs more than this share of what they have. */
const SHARE = 50n
const TICKET_UNITS = 2n
const FAVOURITES = 3
/** Methods that are tried until one suits the stake. */
const TRIES = 12

type Order = BodyOf<typeof placeOrder>

/** Some orders on one of the lotteries that a player goes back to, now and then over several issues. */
export function lotteryVisit(guest: Guest): Visit {
  const { caller, random } = guest
  let gameCode: string | undefined
  let left = ORDERS_LEAST + random.below(ORDERS_MORE)
  /** A call without an answer is made again as it was. */
  let asked: Order | undefined

  async function choose(): Promise<StepOutcome> {
    const answer = await caller.ask(lotteries)
    if (answer.kind !== 'value') return answer
    const open = answer.value.list.filter(({ state, issue }) => state === 'open' && issue !== null)
    gameCode = open[(guest.number * FAVOURITES + random.below(FAVOURITES)) % Math.max(1, open.length)]?.gameCode
    return gameCode === undefined ? VISIT_END : afterThought(guest)
  }

  async function think(code: string): Promise<StepOutcome> {
    const answer = await caller.ask(lottery, { params: { gameCode: code } })
    if (answer.kind !== 'value') return answer
    const { issue, now } = answer.value
    if (issue?.status !== 'open' || Date.parse(issue.closeAt) - Date.parse(now) < LEAST_LEFT_MS) return after(NEXT_MS)
    asked = orderOf(answer.value, guest)
    return asked === undefined ? { kind: 'refused', code: 'insufficient_funds' } : afterThought(guest)
  }

  async function place(body: Order): Promise<StepOutcome> {
    const answer = await caller.ask(placeOrder, { body })
    if (answer.kind === 'lost' || answer.kind === 'later') return answer
    asked = undefined
    // Its issue closed over a thought: there is a next one.
    if (answer.kind === 'refused') return answer.code === 'bets_closed' ? after(NEXT_MS) : answer
    guest.balance = unitsIn(answer.value.balance)
    left -= 1
    return left > 0 ? afterThought(guest) : VISIT_END
  }

  return {
    activity: 'lottery',
    step: () => (asked ? place(asked) : gameCode === undefined ? choose() : think(gameCode)),
    end: async () => undefined,
  }
}

/** An order that the player can afford, or none. */
function orderOf(terms: LotteryTerms, guest: Guest): Order | undefined {
  const { random } = guest
  const wanted = 1 + random.below(LINES_MOST)
  const lines = Array.from({ length: wanted }, () => lineOf(terms, guest)).flatMap((line) => line ?? [])
  const { gameCode, issue, next } = terms
  if (lines.length === 0 || !issue) return undefined
  const issues = next.slice(0, CHASED).map(({ issueNo }) => ({ issueNo, multiple: 1 }))
  const isChase = random.below(CHASES) === 0 && issues.length === CHASED && issues[0]?.issueNo === issue.issueNo
  return {
    id: randomUUID(),
    gameCode,
    issueNo: issue.issueNo,
    lines,
    ...(isChase && { chase: { issues, stopOnWin: random.below(2) === 0 } }),
  }
}

/** A quick pick of some method, at about the player's usual stake. */
function lineOf(terms: LotteryTerms, guest: Guest): AskedOrderLine | undefined {
  const { random } = guest
  const family = familyOf(terms.family)
  const limit = (guest.balance ?? 0n) / SHARE
  for (let tried = 0; family && tried < TRIES; tried++) {
    const known = terms.methods[random.below(terms.methods.length)]
    const method = known && methodOf(family, known.key)
    const content = method && randomContent(method, wordsOf(random))
    if (!known || !method || !content) continue
    const tickets = method.tickets(content)
    const price = priceOf(terms, { ...known, method }, guest)
    if (price.ticket * BigInt(tickets) > limit) continue
    return { method: method.key, content: writeContent(content), tickets, ...price.asked }
  }
  return undefined
}

interface PricedMethod {
  readonly method: LotteryMethod
  readonly stakeMin: string | null
  readonly stakeMax: string | null
}

/** What a ticket is bought at: a stake within the limits, or a unit a few times at the own top mode. */
function priceOf({ units, modes }: LotteryTerms, { method, stakeMin, stakeMax }: PricedMethod, guest: Guest) {
  if (stakeMin !== null && stakeMax !== null) {
    const [least, most, usual] = [unitsIn(stakeMin), unitsIn(stakeMax), usualStake(guest)]
    const ticket = usual < least ? least : usual > most ? most : usual
    return { ticket, asked: { stake: textOf(ticket) } }
  }
  const unit = units[guest.random.below(units.length)] ?? '1'
  const multiple = 1 + guest.random.below(3)
  const ticket = TICKET_UNITS * unitsIn(unit) * BigInt(multiple)
  const isByMode = method.tiers.some(({ byMode }) => byMode)
  return { ticket, asked: { unit: textOf(unitsIn(unit)), multiple, ...(isByMode && modes && { mode: modes.top }) } }
}

/** What a player marks follows from who they are, as all that they do; no outcome does. */
const wordsOf = (random: Random) => ({ next: () => Math.floor(random.share() * 2 ** 32) })
