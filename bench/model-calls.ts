import { inTransaction, type Tx } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { outageOf } from '@croupier/server/src/kernel/outage.ts'
import type { Verdict } from '@croupier/server/src/kernel/refusal.ts'
import {
  adjustBets,
  cancelBets,
  type NewBet,
  placeBets,
  type Round,
  settleBets,
} from '@croupier/server/src/modules/betting/betting.ts'
import {
  type BetPlace,
  endBets,
  type MemberEnd,
  nextEnds,
} from '@croupier/server/src/modules/betting/endings/endings.ts'
import { cashOutParts } from '@croupier/server/src/modules/betting/cash-outs/cash-outs.ts'
import { decideLegs, type NewLeg } from '@croupier/server/src/modules/betting/legs/legs.ts'
import { acceptBets, holdBets, refuseBets } from '@croupier/server/src/modules/betting/pending/pending.ts'
import { reopenBets } from '@croupier/server/src/modules/betting/reopening/reopening.ts'
import { accountOf, houseAccount, transfer } from '@croupier/server/src/modules/wallet/wallet.ts'
import { sql } from 'kysely'
import type { Attempt, Attempts } from './bet-history.ts'
import { type Command, type End, type SelectionResult, touchedWords } from './bet-model.ts'
import { confirmEnd } from './model-approvals.ts'
import { BRAND, CURRENCY } from './model-state.ts'
import type { ShortfallEnd } from './shortfall-model.ts'

export const TIME_ZONE = 'Asia/Manila'
const RULES = { timeZone: TIME_ZONE, checked: false, verifiedFrom: null }
const GAME = { brandId: BRAND, category: 'LIVE', vendor: 'CROUPIER', gameCode: 'BACCARAT', asset: CURRENCY } as const
const PART = { bets: 3, bytes: 100_000 }

/** Ask for something once, by the product's own doors. */
function ask(deps: Deps, command: Command, now: Date): Promise<string> {
  if (command.kind === 'collect' || command.kind === 'write_off') return confirmEnd(deps, command)
  return inTransaction(deps.db, (tx) => askIn(tx, command, now))
}

type BookCommand = Exclude<Command, ShortfallEnd>

async function askIn(tx: Tx, command: BookCommand, now: Date): Promise<string> {
  switch (command.kind) {
    case 'place':
    case 'hold': {
      const { id, memberId, roundId, stake, legs } = command
      const bet: NewBet = { ...GAME, id, memberId, roundId, stake, content: `${roundId}|${stake}` }
      const take = command.kind === 'hold' ? holdBets : placeBets
      const round = { ...roundOf(roundId, now), ...(legs && { legs: legs.map(legOf) }) }
      return answerOf(await take(tx, [bet], [round], { now, rules: RULES }))
    }
    case 'result':
      return decide(tx, command, now)
    case 'settle':
      return answerOf(await settleBets(tx, [command], now))
    case 'void':
      return answerOf(await cancelBets(tx, [command.betId], now))
    case 'accept':
      return answerOf(await acceptBets(tx, [command.betId], now))
    case 'refuse':
      return answerOf(await refuseBets(tx, [command.betId], now))
    case 'part':
      return answerOf(await cashOutParts(tx, [command], now))
    case 'reopen':
      return answerOf(await reopenBets(tx, [{ ...command, reason: 'model' }], now))
    case 'correct':
      return answerOf(await adjustBets(tx, [{ ...command, reason: 'model' }], now))
    case 'end':
      return (await endBets(tx, command.ends, now)).toSorted().join()
    case 'bring':
    case 'take': {
      const { id, memberId, amount } = command
      const [own, house] = [accountOf(memberId, CURRENCY), houseAccount(BRAND, 'demo', CURRENCY)]
      const [kind, debit, credit] =
        command.kind === 'take' ? (['transfer_out', own, house] as const) : (['transfer_in', house, own] as const)
      return answerOf(await transfer(tx, [{ id, kind, debit, credit, amount }], now))
    }
  }
}

/** The legs of a result are decided, and the slips that are lost by it end with them. */
async function decide(tx: Tx, { selectionId, result, roundIds }: SelectionResult, now: Date): Promise<string> {
  const decisions = roundIds.map((roundId) => ({ roundId, selectionId, result }))
  const touched = await decideLegs(tx, decisions, now)
  const lost = result === 'lost' ? touched : []
  const ends = lost.map((betId) => ({ betId, payout: 0n, status: 'lost' as const }))
  return touchedWords(touched, await endBets(tx, ends, now))
}

const legOf = (selectionId: string): NewLeg => {
  const named = { name: selectionId, names: {} }
  return { selectionId, event: named, market: named, selection: named, price: 20_000 }
}

const answerOf = ([verdict]: readonly Verdict<unknown>[]): string => (verdict?.ok ? 'ok' : (verdict?.code ?? 'nothing'))

const roundOf = (id: string, now: Date): Round => ({
  ...GAME,
  id,
  status: 'open',
  startedAt: now,
  closedAt: null,
  choices: null,
  events: null,
  rules: null,
  proof: null,
  seedId: null,
})

/** Ask until there is an answer. */
export async function send(deps: Deps, command: Command, now: Date): Promise<Attempts> {
  const lost: Attempt[] = []
  for (;;) {
    const answer = await unlessLost(ask(deps, command, now))
    if (answer !== 'not_done' && answer !== 'unknown') return [...lost, { command, answer }]
    // Of several that may have been done the first alone can have changed something.
    if (answer === 'unknown' && lost.length === 0) lost.push({ command, answer: undefined })
  }
}

/** How the bets of a round end: these so, the others all alike. */
export interface RoundEnd {
  readonly roundId: string
  readonly named: ReadonlyMap<string, End>
  readonly others: 'lost' | 'void'
}

/** End a round in parts, from the beginning again after each loss of the connection, until nothing waits. */
export async function endRound(deps: Deps, { roundId, named, others }: RoundEnd, now: Date): Promise<Attempts> {
  const [ids, ends] = [[...named.keys()], [...named.values()]]
  const rows = sql`
    select *, null::int8 as turnover
    from unnest(${ids}::uuid[], ${ends.map(({ payout }) => payout)}::int8[], ${ends.map(({ status }) => status)}::text[])
      as named (bet_id, payout, status)`
  const attempts: Attempt[] = []
  for (let after: BetPlace | null = null; ;) {
    const part: readonly MemberEnd[] = await readUntilAnswered(() =>
      nextEnds(deps.db, { roundId, named: rows, others }, after, PART),
    )
    if (part.length === 0) return attempts
    // Whoever ends a round by a query ends bets as a game does that knows these words.
    const command = { kind: 'end', ends: part as readonly (MemberEnd & End)[] } as const
    const answer = await unlessLost(ask(deps, command, now))
    if (answer !== 'not_done') attempts.push({ command, answer: answer === 'unknown' ? undefined : answer })
    after = answer === 'not_done' || answer === 'unknown' ? null : (part.at(-1) ?? null)
  }
}

/** What came back; or what is known where the connection was lost. */
const unlessLost = <T>(answer: Promise<T>): Promise<T | 'not_done' | 'unknown'> =>
  answer.catch((error: unknown) => {
    const outage = outageOf(error)
    if (outage === undefined) throw error
    return outage
  })

/** Read something, again where the connection was lost. */
export async function readUntilAnswered<T>(read: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await unlessLost(read())
    if (answer !== 'not_done' && answer !== 'unknown') return answer
  }
}
