/** What somebody asks of the book of bets, or of a member's money. Whoever gets no answer asks for the same again. */
export type Command =
  | {
      readonly kind: 'place'
      readonly id: string
      readonly memberId: string
      readonly roundId: string
      readonly stake: bigint
    }
  | ({ readonly kind: 'settle'; readonly betId: string } & End)
  | { readonly kind: 'void'; readonly betId: string }
  | ({ readonly kind: 'correct'; readonly id: string; readonly betId: string } & End)
  | { readonly kind: 'end'; readonly ends: readonly ({ readonly betId: string } & End)[] }
  | { readonly kind: 'bring' | 'take'; readonly id: string; readonly memberId: string; readonly amount: bigint }

export type EndStatus = 'won' | 'lost' | 'push' | 'void' | 'half_won' | 'half_lost'

export interface End {
  readonly payout: bigint
  readonly status: EndStatus
}

export interface ModelBet {
  readonly memberId: string
  readonly roundId: string
  readonly stake: bigint
  readonly status: 'open' | EndStatus
  readonly payout: bigint
  readonly turnover: bigint
  /** What the member could not give back of it. */
  readonly owed: bigint
}

/** Members who bet on the same rounds, and all that has come of it: what the product must have in its tables. */
export interface ModelState {
  readonly money: Map<string, bigint>
  /** The most that a member may stake; of those who have no limit nothing. */
  readonly limits: ReadonlyMap<string, bigint>
  readonly bets: Map<string, ModelBet>
  readonly corrections: Map<string, string>
  readonly moved: Set<string>
}

export const copyOf = (state: ModelState): ModelState => ({
  money: new Map(state.money),
  limits: state.limits,
  bets: new Map(state.bets),
  corrections: new Map(state.corrections),
  moved: new Set(state.moved),
})

const OK = 'ok'
const NOT_OPEN = 'bet_not_open'

/** Do it to the state, plainly; answers what whoever asked is told. */
export function apply(state: ModelState, command: Command): string {
  switch (command.kind) {
    case 'place':
      return place(state, command)
    case 'settle':
      return settle(state, command.betId, command)
    case 'void':
      return giveBack(state, command.betId)
    case 'correct':
      return correct(state, command)
    case 'end':
      return command.ends
        .filter((end) => endOne(state, end) !== OK)
        .map(({ betId }) => betId)
        .toSorted()
        .join()
    case 'bring':
    case 'take':
      return move(state, command)
  }
}

function place(
  state: ModelState,
  { id, memberId, roundId, stake }: Extract<Command, { readonly kind: 'place' }>,
): string {
  if (state.bets.has(id)) return OK
  const limit = state.limits.get(memberId)
  if (limit !== undefined && stakedBy(state, memberId) + stake > limit) return 'limit_reached'
  if (moneyOf(state, memberId) < stake) return 'insufficient_funds'
  state.money.set(memberId, moneyOf(state, memberId) - stake)
  state.bets.set(id, { memberId, roundId, stake, status: 'open', payout: 0n, turnover: 0n, owed: 0n })
  return OK
}

function settle(state: ModelState, betId: string, { payout, status }: End): string {
  const bet = state.bets.get(betId)
  if (!bet) return NOT_OPEN
  if (bet.status !== 'open') return bet.status === status && bet.payout === payout ? OK : NOT_OPEN
  state.bets.set(betId, { ...pay(state, bet, payout), payout, status, turnover: turnoverOf(bet.stake, status) })
  return OK
}

function giveBack(state: ModelState, betId: string): string {
  const bet = state.bets.get(betId)
  if (bet?.status === 'void') return OK
  if (bet?.status !== 'open') return NOT_OPEN
  state.bets.set(betId, { ...pay(state, bet, bet.stake), payout: bet.stake, status: 'void', turnover: 0n })
  return OK
}

function endOne(state: ModelState, { betId, ...end }: { readonly betId: string } & End): string {
  if (end.status === 'void') return giveBack(state, betId)
  return settle(state, betId, end)
}

function correct(state: ModelState, command: Extract<Command, { readonly kind: 'correct' }>): string {
  const { id, betId, payout, status } = command
  if (state.corrections.has(id)) return OK
  const bet = state.bets.get(betId)
  if (!bet || bet.status === 'open') return NOT_OPEN
  const after = payout < bet.payout ? takeBack(state, bet, bet.payout - payout) : pay(state, bet, payout - bet.payout)
  state.bets.set(betId, { ...after, payout, status, turnover: turnoverOf(bet.stake, status) })
  state.corrections.set(id, betId)
  return OK
}

function move(
  state: ModelState,
  { kind, id, memberId, amount }: Extract<Command, { readonly kind: 'bring' | 'take' }>,
): string {
  if (state.moved.has(id)) return OK
  const money = moneyOf(state, memberId)
  if (kind === 'take' && money < amount) return 'insufficient_funds'
  state.money.set(memberId, kind === 'take' ? money - amount : money + amount)
  state.moved.add(id)
  return OK
}

/** What is owed of a bet is paid first, and the rest to its member. */
function pay(state: ModelState, bet: ModelBet, amount: bigint): ModelBet {
  const reversed = least(bet.owed, amount)
  state.money.set(bet.memberId, moneyOf(state, bet.memberId) + amount - reversed)
  return { ...bet, owed: bet.owed - reversed }
}

/** The member gives back what they have, and owes the rest. */
function takeBack(state: ModelState, bet: ModelBet, amount: bigint): ModelBet {
  const taken = least(moneyOf(state, bet.memberId), amount)
  state.money.set(bet.memberId, moneyOf(state, bet.memberId) - taken)
  return { ...bet, owed: bet.owed + amount - taken }
}

const least = (one: bigint, other: bigint) => (one < other ? one : other)

export const moneyOf = (state: ModelState, memberId: string): bigint => state.money.get(memberId) ?? 0n

/** What a member has staked, but for what came back as if it had never been. */
export function stakedBy({ bets }: ModelState, memberId: string): bigint {
  let staked = 0n
  for (const bet of bets.values()) if (bet.memberId === memberId && bet.status !== 'void') staked += bet.stake
  return staked
}

/** What a member has lost, or may lose by what is open. */
export function lostBy({ bets }: ModelState, memberId: string): bigint {
  let lost = 0n
  for (const bet of bets.values()) if (bet.memberId === memberId) lost += bet.stake - bet.payout
  return lost
}

function turnoverOf(stake: bigint, status: EndStatus): bigint {
  if (status === 'void' || status === 'push') return 0n
  return status === 'half_won' || status === 'half_lost' ? stake / 2n : stake
}

/** A member's figures: bets, wins, losses, stakes, turnover and payouts of what is settled. */
export function figuresOf({ bets }: ModelState, memberId: string): readonly bigint[] {
  const settled = [...bets.values()].filter(
    (bet) => bet.memberId === memberId && bet.status !== 'open' && bet.status !== 'void',
  )
  const sum = (of: (bet: ModelBet) => bigint) => settled.reduce((total, bet) => total + of(bet), 0n)
  return [
    BigInt(settled.length),
    sum(({ payout, stake }) => (payout > stake ? 1n : 0n)),
    sum(({ payout, stake }) => (payout < stake ? 1n : 0n)),
    sum(({ stake }) => stake),
    sum(({ turnover }) => turnover),
    sum(({ payout }) => payout),
  ]
}
