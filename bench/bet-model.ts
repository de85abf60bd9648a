/** What somebody asks of the book of bets, or of a member's money. Whoever gets no answer asks for the same again. */
export type Command =
  | Stake
  | Move
  | ({ readonly kind: 'settle'; readonly betId: string } & End)
  | { readonly kind: 'void' | 'accept' | 'refuse'; readonly betId: string }
  | ({ readonly kind: 'correct'; readonly id: string; readonly betId: string } & End)
  | { readonly kind: 'reopen'; readonly id: string; readonly betId: string }
  | Part
  | { readonly kind: 'end'; readonly ends: readonly ({ readonly betId: string } & End)[] }

interface Stake {
  readonly kind: 'place' | 'hold'
  readonly id: string
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
}

interface Move {
  readonly kind: 'bring' | 'take'
  readonly id: string
  readonly memberId: string
  readonly amount: bigint
}

/** A part of a bet's stake for which its member is paid while the rest stays open. */
interface Part {
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

export interface ModelBet {
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
  readonly status: 'pending' | 'refused' | 'open' | 'partly_cashed_out' | EndStatus
  readonly payout: bigint
  readonly turnover: bigint
  /** What was cashed out of it: the part of its stake, what that paid, and what of it counts. */
  readonly cashed: { readonly stake: bigint; readonly paid: bigint; readonly turnover: bigint }
  /** What the member could not give back of it. */
  readonly owed: bigint
}

/** Members who bet on the same rounds, and all that has come of it: what the product must have in its tables. */
export interface ModelState {
  readonly money: Map<string, bigint>
  /** The most that a member may stake; of those who have no limit nothing. */
  readonly limits: ReadonlyMap<string, bigint>
  readonly bets: Map<string, ModelBet>
  /** The ids of what was done once and is done no more. */
  readonly done: Set<string>
}

export const copyOf = ({ money, limits, bets, done }: ModelState): ModelState => ({
  money: new Map(money),
  limits,
  bets: new Map(bets),
  done: new Set(done),
})

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
    case 'end':
      return command.ends
        .filter((end) => endOne(state, end) !== OK)
        .map(({ betId }) => betId)
        .toSorted()
        .join()
  }
}

function once(state: ModelState, command: Extract<Command, { readonly kind: 'correct' | 'reopen' }> | Part | Move) {
  if (state.done.has(command.id)) return OK
  const answer =
    command.kind === 'correct'
      ? correct(state, command.betId, command)
      : command.kind === 'reopen'
        ? reopen(state, command.betId)
        : command.kind === 'part'
          ? cashOut(state, command)
          : move(state, command)
  if (answer === OK) state.done.add(command.id)
  return answer
}

function place(state: ModelState, { kind, id, memberId, roundId, stake }: Stake): string {
  if (state.bets.has(id)) return OK
  const limit = state.limits.get(memberId)
  if (limit !== undefined && stakedBy(state, memberId) + stake > limit) return 'limit_reached'
  if (freeOf(state, memberId) < stake) return 'insufficient_funds'
  const status = kind === 'hold' ? 'pending' : 'open'
  if (kind === 'place') give(state, memberId, -stake)
  state.bets.set(id, { memberId, roundId, stake, status, payout: 0n, turnover: 0n, cashed: NOTHING, owed: 0n })
  return OK
}

function decide(state: ModelState, betId: string, as: 'accept' | 'refuse'): string {
  const bet = state.bets.get(betId)
  if (!bet) return NOT_OPEN
  if (bet.status === 'refused') return as === 'refuse' ? OK : 'bet_refused'
  if (bet.status !== 'pending') return as === 'accept' ? OK : 'bet_accepted'
  if (as === 'accept') give(state, bet.memberId, -bet.stake)
  state.bets.set(betId, { ...bet, status: as === 'accept' ? 'open' : 'refused' })
  return OK
}

function settle(state: ModelState, betId: string, end: End): string {
  const bet = state.bets.get(betId)
  if (!bet) return NOT_OPEN
  const after = endedBy(bet, end)
  if (bet.status !== 'open') return bet.status === after.status && bet.payout === after.payout ? OK : NOT_OPEN
  state.bets.set(betId, { ...comingTo(state, bet, after.payout), ...after })
  return OK
}

function giveBack(state: ModelState, betId: string): string {
  const bet = state.bets.get(betId)
  if (bet?.status === 'void' || bet?.status === 'refused') return OK
  if (bet?.status === 'pending') return decide(state, betId, 'refuse')
  if (bet?.status !== 'open') return NOT_OPEN
  state.bets.set(betId, { ...comingTo(state, bet, bet.stake), status: 'void', turnover: 0n })
  return OK
}

function endOne(state: ModelState, { betId, ...end }: { readonly betId: string } & End): string {
  return end.status === 'void' ? giveBack(state, betId) : settle(state, betId, end)
}

function correct(state: ModelState, betId: string, end: End): string {
  const bet = state.bets.get(betId)
  if (!bet || !isSettled(bet)) return NOT_OPEN
  const after = endedBy(bet, end)
  state.bets.set(betId, { ...comingTo(state, bet, after.payout), ...after })
  return OK
}

function reopen(state: ModelState, betId: string): string {
  const bet = state.bets.get(betId)
  if (!bet || !isSettled(bet)) return 'bet_not_settled'
  const { paid, turnover } = bet.cashed
  state.bets.set(betId, { ...comingTo(state, bet, paid), status: 'open', turnover })
  return OK
}

function cashOut(state: ModelState, { betId, stake, paid }: Part): string {
  const bet = state.bets.get(betId)
  if (bet?.status !== 'open') return NOT_OPEN
  if (bet.cashed.stake + stake >= bet.stake) return 'share_not_left'
  const result = paid > stake ? paid - stake : stake - paid
  const cashed = {
    stake: bet.cashed.stake + stake,
    paid: bet.cashed.paid + paid,
    turnover: bet.cashed.turnover + least(result, stake),
  }
  state.bets.set(betId, { ...comingTo(state, bet, cashed.paid), cashed, turnover: cashed.turnover })
  return OK
}

function move(state: ModelState, { kind, memberId, amount }: Move): string {
  if (kind === 'take' && freeOf(state, memberId) < amount) return 'insufficient_funds'
  give(state, memberId, kind === 'take' ? -amount : amount)
  return OK
}

/** How a bet stands that ends so: what was cashed out stays, and the end is that of the rest; but void is void as a whole. */
function endedBy({ stake, cashed }: ModelBet, { payout, status }: End) {
  if (cashed.stake === 0n || status === 'void') return { payout, status, turnover: turnoverOf(stake, status) }
  const turnover = cashed.turnover + turnoverOf(stake - cashed.stake, status)
  return { payout: cashed.paid + payout, status: 'partly_cashed_out' as const, turnover }
}

/** A bet comes to pay so much in all: what is owed of it is paid first; what goes back the member gives or owes. */
function comingTo(state: ModelState, bet: ModelBet, payout: bigint): ModelBet {
  const more = payout - bet.payout
  const reversed = more > 0n ? least(bet.owed, more) : 0n
  const moved = more > 0n ? more - reversed : -least(freeOf(state, bet.memberId), -more)
  give(state, bet.memberId, moved)
  return { ...bet, payout, owed: bet.owed + moved - more }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

const isSettled = ({ status }: ModelBet) => status !== 'pending' && status !== 'open' && status !== 'refused'

const give = ({ money }: ModelState, memberId: string, amount: bigint) =>
  money.set(memberId, (money.get(memberId) ?? 0n) + amount)

const sumOf = (state: ModelState, memberId: string, of: (bet: ModelBet) => bigint): bigint =>
  [...state.bets.values()].reduce((sum, bet) => (bet.memberId === memberId ? sum + of(bet) : sum), 0n)

/** What is held for bets that wait to be accepted. */
export const heldOf = (state: ModelState, memberId: string): bigint =>
  sumOf(state, memberId, ({ status, stake }) => (status === 'pending' ? stake : 0n))

const freeOf = (state: ModelState, memberId: string): bigint =>
  (state.money.get(memberId) ?? 0n) - heldOf(state, memberId)

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
