import type { LegResult } from '@croupier/contract/betting.ts'
import { derivedId } from '@croupier/server/src/modules/wallet/wallet.ts'
import { freeOf, creditMember, least, type ModelBet, type ModelState, sumOf } from './model-state.ts'
import { comingTo, endShortfall, type ShortfallEnd } from './shortfall-model.ts'

/** What somebody asks of the book of bets, or of a member's money. Whoever gets no answer asks for the same again. */
export type Command =
  | Stake
  | Move
  | ({ readonly kind: 'settle'; readonly betId: string } & End)
  | { readonly kind: 'void' | 'accept' | 'refuse'; readonly betId: string }
  | Correction
  | Rollback
  | PartCashOut
  | ShortfallEnd
  | SelectionResult
  | { readonly kind: 'end'; readonly ends: readonly ({ readonly betId: string } & End)[] }

interface Stake {
  readonly kind: 'place' | 'hold'
  readonly id: string
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
  /** The selections of a slip, which has a round of its own. */
  readonly legs?: readonly string[]
}

/** What came of a selection: the legs of these slips are decided, and those that have lost one end with it. */
export interface SelectionResult {
  readonly kind: 'result'
  readonly selectionId: string
  readonly result: LegResult
  readonly roundIds: readonly string[]
}

type Correction = { readonly kind: 'correct'; readonly id: string; readonly betId: string } & End

interface Rollback {
  readonly kind: 'reopen'
  readonly id: string
  readonly betId: string
}

interface Move {
  readonly kind: 'bring' | 'take'
  readonly id: string
  readonly memberId: string
  readonly amount: bigint
}

/** A part of a bet's stake for which its member is paid while the rest stays open. */
interface PartCashOut {
  readonly kind: 'part'
  readonly id: string
  readonly betId: string
  readonly stake: bigint
  readonly paid: bigint
}

export type EndStatus = 'won' | 'lost' | 'push' | 'void' | 'half_won' | 'half_lost'

export interface End {
  readonly payout: bigint
  readonly status: EndStatus
}

const OK = 'ok'
const NOT_OPEN = 'bet_not_open'
const NOTHING = { stake: 0n, paid: 0n, turnover: 0n }

/** Do it to the state, plainly; answers what whoever asked is told. */
export function apply(state: ModelState, command: Command): string {
  switch (command.kind) {
    case 'place':
    case 'hold':
      return place(state, command)
    case 'accept':
    case 'refuse':
      return decide(state, command.betId, command.kind)
    case 'settle':
      return settle(state, command.betId, command)
    case 'void':
      return giveBack(state, command.betId)
    case 'correct':
    case 'reopen':
    case 'part':
    case 'bring':
    case 'take':
      return once(state, command)
    case 'collect':
    case 'write_off':
      return endShortfall(state, command)
    case 'result':
      return decideLegs(state, command)
    case 'end':
      return command.ends
        .filter((end) => endOne(state, end) !== OK)
        .map(({ betId }) => betId)
        .toSorted()
        .join()
  }
}

function once(state: ModelState, command: Correction | Rollback | PartCashOut | Move): string {
  if (state.done.has(command.id)) return OK
  const answer = doneOnce(state, command)
  if (answer === OK) state.done.add(command.id)
  return answer
}

function doneOnce(state: ModelState, command: Correction | Rollback | PartCashOut | Move): string {
  switch (command.kind) {
    case 'correct':
      return correct(state, command)
    case 'reopen':
      return reopen(state, command)
    case 'part':
      return cashOut(state, command)
    default:
      return move(state, command)
  }
}

function place(state: ModelState, { kind, id, memberId, roundId, stake, legs }: Stake): string {
  if (state.bets.has(id)) return OK
  const limit = state.limits.get(memberId)
  if (limit !== undefined && stakedBy(state, memberId) + stake > limit) return 'limit_reached'
  if (freeOf(state, memberId) < stake) return 'insufficient_funds'
  const status = kind === 'hold' ? 'pending' : 'open'
  if (kind === 'place') creditMember(state, memberId, -stake)
  state.bets.set(id, { memberId, roundId, stake, status, payout: 0n, turnover: 0n, cashed: NOTHING, reopenedBy: null })
  if (legs)
    state.legs.set(
      roundId,
      legs.map((selectionId) => ({ selectionId, result: 'open' })),
    )
  return OK
}

function decide(state: ModelState, betId: string, as: 'accept' | 'refuse'): string {
  const bet = state.bets.get(betId)
  if (!bet) return NOT_OPEN
  if (bet.status === 'refused') return as === 'refuse' ? OK : 'bet_refused'
  if (bet.status !== 'pending') return as === 'accept' ? OK : 'bet_accepted'
  if (as === 'accept') creditMember(state, bet.memberId, -bet.stake)
  state.bets.set(betId, { ...bet, status: as === 'accept' ? 'open' : 'refused' })
  return OK
}

function settle(state: ModelState, betId: string, end: End): string {
  const bet = state.bets.get(betId)
  if (!bet) return NOT_OPEN
  const after = endedBy(bet, end)
  if (bet.status !== 'open') return bet.status === after.status && bet.payout === after.payout ? OK : NOT_OPEN
  comingTo(state, [betId, bet], after.payout, betId)
  state.bets.set(betId, { ...bet, ...after })
  return OK
}

function giveBack(state: ModelState, betId: string): string {
  const bet = state.bets.get(betId)
  if (bet?.status === 'void' || bet?.status === 'refused') return OK
  if (bet?.status === 'pending') return decide(state, betId, 'refuse')
  if (bet?.status !== 'open') return NOT_OPEN
  // What parts paid beyond the stake goes back under the id of the payment.
  comingTo(state, [betId, bet], bet.stake, derivedId(bet.reopenedBy ?? betId, 'stake_returned'))
  state.bets.set(betId, { ...bet, payout: bet.stake, status: 'void', turnover: 0n })
  return OK
}

function endOne(state: ModelState, { betId, ...end }: { readonly betId: string } & End): string {
  return end.status === 'void' ? giveBack(state, betId) : settle(state, betId, end)
}

function decideLegs(state: ModelState, { selectionId, result, roundIds }: SelectionResult): string {
  const touched = roundIds.filter((id) =>
    state.legs.get(id)?.some((leg) => leg.selectionId === selectionId && leg.result !== result),
  )
  for (const id of touched) {
    const legs = state.legs.get(id) ?? []
    state.legs.set(
      id,
      legs.map((leg) => (leg.selectionId === selectionId ? { selectionId, result } : leg)),
    )
  }
  const ends = result === 'lost' ? touched : []
  return touchedWords(
    touched,
    ends.filter((betId) => endOne(state, { betId, payout: 0n, status: 'lost' }) !== OK),
  )
}

/** What is answered to a result: the slips of which a leg changed, and those that had ended otherwise. */
export const touchedWords = (touched: readonly string[], refused: readonly string[]): string =>
  `${touched.toSorted().join()} ${refused.toSorted().join()}`

function correct(state: ModelState, { id, betId, ...end }: Correction): string {
  const bet = state.bets.get(betId)
  if (!bet || !isSettled(bet)) return NOT_OPEN
  const after = endedBy(bet, end)
  comingTo(state, [betId, bet], after.payout, id)
  state.bets.set(betId, { ...bet, ...after })
  return OK
}

function reopen(state: ModelState, { id, betId }: Rollback): string {
  const bet = state.bets.get(betId)
  if (!bet || !isSettled(bet)) return 'bet_not_settled'
  const { paid, turnover } = bet.cashed
  comingTo(state, [betId, bet], paid, id)
  state.bets.set(betId, { ...bet, payout: paid, status: 'open', turnover, reopenedBy: id })
  return OK
}

function cashOut(state: ModelState, { id, betId, stake, paid }: PartCashOut): string {
  const bet = state.bets.get(betId)
  if (bet?.status !== 'open') return NOT_OPEN
  if (bet.cashed.stake + stake >= bet.stake) return 'share_not_left'
  const result = paid > stake ? paid - stake : stake - paid
  const cashed = {
    stake: bet.cashed.stake + stake,
    paid: bet.cashed.paid + paid,
    turnover: bet.cashed.turnover + least(result, stake),
  }
  comingTo(state, [betId, bet], cashed.paid, id)
  state.bets.set(betId, { ...bet, payout: cashed.paid, cashed, turnover: cashed.turnover })
  return OK
}

function move(state: ModelState, { kind, memberId, amount }: Move): string {
  if (kind === 'take' && freeOf(state, memberId) < amount) return 'insufficient_funds'
  creditMember(state, memberId, kind === 'take' ? -amount : amount)
  return OK
}

/** How a bet stands that ends so: what was cashed out stays, and the end is that of the rest; but void is void as a whole. */
function endedBy({ stake, cashed }: ModelBet, { payout, status }: End) {
  if (cashed.stake === 0n || status === 'void') return { payout, status, turnover: turnoverOf(stake, status) }
  const turnover = cashed.turnover + turnoverOf(stake - cashed.stake, status)
  return { payout: cashed.paid + payout, status: 'partly_cashed_out' as const, turnover }
}

const isSettled = ({ status }: ModelBet) => status !== 'pending' && status !== 'open' && status !== 'refused'

/** What a member has staked, but for what came back as if it had never been. */
export const stakedBy = (state: ModelState, memberId: string): bigint =>
  sumOf(state, memberId, ({ status, stake }) => (status === 'void' || status === 'refused' ? 0n : stake))

/** What a member has lost, or may lose by what is open. */
export const lostBy = (state: ModelState, memberId: string): bigint =>
  sumOf(state, memberId, ({ status, stake, payout }) => (status === 'refused' ? 0n : stake - payout))

function turnoverOf(stake: bigint, status: EndStatus): bigint {
  if (status === 'void' || status === 'push') return 0n
  return status === 'half_won' || status === 'half_lost' ? stake / 2n : stake
}

/** A member's figures: bets, wins, losses, stakes, turnover and payouts of what is settled, and of parts that were cashed out. */
export function figuresOf(state: ModelState, memberId: string): readonly bigint[] {
  const sum = (settled: (bet: ModelBet) => bigint, cashed: (part: ModelBet['cashed']) => bigint = () => 0n) =>
    sumOf(state, memberId, (bet) => {
      if (bet.status === 'open') return cashed(bet.cashed)
      return isSettled(bet) && bet.status !== 'void' ? settled(bet) : 0n
    })
  return [
    sum(() => 1n),
    sum(({ payout, stake }) => (payout > stake ? 1n : 0n)),
    sum(({ payout, stake }) => (payout < stake ? 1n : 0n)),
    sum(
      ({ stake }) => stake,
      (part) => part.stake,
    ),
    sum(
      ({ turnover }) => turnover,
      (part) => part.turnover,
    ),
    sum(
      ({ payout }) => payout,
      (part) => part.paid,
    ),
  ]
}
