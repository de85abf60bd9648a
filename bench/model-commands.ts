import { randomUUID } from 'node:crypto'
import type { RoundEnd } from './model-calls.ts'
import type { Command, End } from './bet-model.ts'
import type { Draw } from './fuzz-values.ts'
import type { ModelBet, ModelState } from './model-state.ts'
import { owedOf } from './shortfall-model.ts'

/** What a party may do next: one command, or a round that ends in parts. */
export type Action = Command | ({ readonly kind: 'end round' } & RoundEnd)

const UNIT = 100n
const STAKE_MOST = 60
const MONEY_MOST = 400
const LEGS_MOST = 3

/** Where a party plays now. */
export interface PartyContext {
  readonly state: ModelState
  readonly memberIds: readonly string[]
  readonly roundIds: readonly string[]
  /** What slips are laid on. */
  readonly selectionIds: readonly string[]
}

/** Something to do, of a bet where one is named. */
export function drawAction(draw: Draw, place: PartyContext, about = drawnBet(draw, place)): Action {
  const memberId = draw.of(place.memberIds)
  const amount = BigInt(1 + draw.below(MONEY_MOST)) * UNIT
  const chance = draw.below(100)
  if (chance < 8) return { kind: 'bring', id: randomUUID(), memberId, amount }
  if (chance < 20) return { kind: 'take', id: randomUUID(), memberId, amount }
  if (chance < 25) return endOf(draw, place)
  if (chance < 31) return resultOf(draw, place, draw.of(place.selectionIds))
  if (chance < 37) return shortfallEnd(draw, place) ?? placing(draw, place, memberId)
  if (chance < 60 || !about) return placing(draw, place, memberId)
  return decision(draw, about)
}

/** Something else that is asked of the same bet, or something of another one. */
export function drawRival(draw: Draw, place: PartyContext, action: Action): Action {
  if (draw.oneIn(3) || action.kind === 'end round' || action.kind === 'end') return drawAction(draw, place)
  if (action.kind === 'result') return resultOf(draw, place, action.selectionId)
  if (action.kind === 'collect' && draw.oneIn(2)) return { ...action, kind: 'write_off', id: '' }
  if (action.kind === 'place' && draw.oneIn(3)) return { kind: 'void', betId: action.id }
  if (action.kind === 'hold' && draw.oneIn(2)) return { kind: draw.of(['accept', 'refuse', 'void']), betId: action.id }
  if (!('betId' in action)) return placing(draw, place, action.memberId)
  const { betId } = action
  const bet = place.state.bets.get(betId)
  return bet ? decision(draw, [betId, bet]) : drawAction(draw, place)
}

type NamedBet = readonly [string, ModelBet]

function drawnBet(draw: Draw, { state, roundIds }: PartyContext): NamedBet | undefined {
  const bets = [...state.bets]
  const open = bets.filter(([, { status }]) => status === 'open' || status === 'pending')
  const recent = bets.filter(([, { roundId }]) => roundIds.includes(roundId))
  const from = [open, recent, bets].filter(({ length }) => length > 0)
  return from.length > 0 ? draw.of(draw.of(from)) : undefined
}

/** A bet on one of the rounds, or a slip. */
function placing(draw: Draw, { roundIds, selectionIds }: PartyContext, memberId: string): Command {
  const [kind, id] = [draw.oneIn(3) ? 'hold' : 'place', randomUUID()] as const
  const stake = BigInt(1 + draw.below(STAKE_MOST)) * UNIT
  const bet = { kind, id, memberId, stake }
  if (!draw.oneIn(3)) return { ...bet, roundId: draw.of(roundIds) }
  const from = draw.below(selectionIds.length)
  const legs = [...selectionIds.slice(from), ...selectionIds.slice(0, from)].slice(0, 1 + draw.below(LEGS_MOST))
  return { ...bet, roundId: id, legs }
}

/** What came of a selection, or that it came otherwise, for all slips that have it. */
function resultOf(draw: Draw, { state }: PartyContext, selectionId: string): Command {
  const slips = [...state.legs].filter(([, legs]) => legs.some((leg) => leg.selectionId === selectionId))
  const result = draw.of(['won', 'lost', 'lost', 'void', 'half_won', 'open'] as const)
  return { kind: 'result', selectionId, result, roundIds: slips.map(([roundId]) => roundId) }
}

/** Something owed, now and then what is not owed any more, is collected or written off; who has asked for it is known when it is sent. */
function shortfallEnd(draw: Draw, { state }: PartyContext): Command | undefined {
  const all = [...state.shortfalls]
  const open = all.filter(([, shortfall]) => owedOf(shortfall) > 0n)
  const from = open.length > 0 && !draw.oneIn(8) ? open : all
  if (from.length === 0) return undefined
  const [shortfallId, { betId }] = draw.of(from)
  return { kind: draw.oneIn(4) ? 'write_off' : 'collect', id: '', shortfallId, betId }
}

/** What suits a bet as it stands; now and then what does not, and is refused. */
function decision(draw: Draw, [betId, { status, stake }]: NamedBet): Command {
  const id = randomUUID()
  const end = drawnEnd(draw, stake)
  const share = { stake: upTo(draw, stake), paid: upTo(draw, 2n * stake) }
  const pending: readonly Command[] = [
    { kind: 'accept', betId },
    { kind: 'accept', betId },
    { kind: 'refuse', betId },
    { kind: 'void', betId },
  ]
  const open: readonly Command[] = [
    { kind: 'settle', betId, ...end },
    { kind: 'settle', betId, ...end },
    { kind: 'void', betId },
    { kind: 'part', id, betId, ...share },
  ]
  const settled: readonly Command[] = [
    { kind: 'correct', id, betId, ...end },
    { kind: 'correct', id, betId, ...end },
    { kind: 'correct', id, betId, payout: stake, status: 'void' },
    { kind: 'reopen', id, betId },
  ]
  if (draw.oneIn(8)) return draw.of([...pending, ...open, ...settled])
  return draw.of(status === 'pending' ? pending : status === 'open' ? open : settled)
}

/** Money as a brand has it, never finer. */
const upTo = (draw: Draw, most: bigint): bigint => BigInt(1 + draw.below(Number(most / UNIT))) * UNIT

function drawnEnd(draw: Draw, stake: bigint): End {
  const half = (stake / (2n * UNIT)) * UNIT
  if (half === 0n) return { payout: stake, status: 'push' }
  switch (draw.below(6)) {
    case 0:
    case 1:
      return { payout: stake * BigInt(2 + draw.below(8)), status: 'won' }
    case 2:
      return { payout: stake + half, status: 'half_won' }
    case 3:
      return { payout: half, status: 'half_lost' }
    case 4:
      return { payout: stake, status: 'push' }
    default:
      return { payout: 0n, status: 'lost' }
  }
}

/** One of the rounds ends: some bets by what they are paid, the others alike. */
function endOf(draw: Draw, { state, roundIds }: PartyContext): Action {
  const roundId = draw.of(roundIds)
  const bets = [...state.bets].filter((one) => one[1].roundId === roundId)
  const named = new Map(bets.filter(() => draw.oneIn(3)).map(([id, { stake }]) => [id, drawnEnd(draw, stake)]))
  return { kind: 'end round', roundId, named, others: draw.oneIn(4) ? 'void' : 'lost' }
}
