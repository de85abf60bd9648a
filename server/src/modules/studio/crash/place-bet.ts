import type * as contract from '@croupier/contract/crash.ts'
import { paytableVersion } from '@croupier/engine/instant/crash.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type BetBook, type NewBet, type Round, openBets, sameBet } from '../../betting/betting.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { sharedRoundOf } from '../round.ts'
import { acceptStake, matchesPage, type Limits } from '../rules.ts'
import { GAME, notifyTable } from './decide-bet.ts'
import { hundredthsOf, cashOutAt, type Terms } from './rules.ts'
import { type OwnBet, ownBet } from './view.ts'
import * as store from './store.ts'

const CATEGORY = 'INHOUSE'

interface Command {
  readonly bet: NewBet
  readonly terms: Terms
  readonly autoAt: number | undefined
  readonly cashOutAt: number
  readonly limits: Limits
  readonly brand: Brand
}

/** Bet on the shared round that takes bets. */
export async function placeBet(deps: Deps, ask: Ask<typeof contract.placeCrashBet>): Promise<OwnBet> {
  const brand = await brandOf(deps, ask.brandId)
  return placeBets(deps, must(commandFrom(ask, brand)))
}

function commandFrom({ body, session }: Ask<typeof contract.placeCrashBet>, brand: Brand): Verdict<Command> {
  const limits = brand.settings.gameLimits.CRASH
  const stake = unitsOf(body.stake, brand.decimals)
  if (!stake) return atField('stake', 'invalid_amount')
  if (!limits?.open) return no('game_closed')
  const asset = currencyOf(brand, session.agentType)
  const known = matchesPage(body, paytableVersion, asset)
  if (!known.ok) return known
  const autoAt = body.autoAt === undefined ? undefined : hundredthsOf(body.autoAt)
  const terms = { stake, unit: 10n ** BigInt(scale - brand.decimals), payoutCap: limits.payoutCap }
  const cashOut = cashOutAt(autoAt, terms)
  if (!cashOut.ok) return cashOut
  const bet: NewBet = {
    id: body.id,
    roundId: body.roundId,
    brandId: brand.id,
    memberId: session.memberId,
    category: CATEGORY,
    vendor: STUDIO,
    gameCode: GAME,
    asset,
    stake,
    content: `${GAME}|${body.roundId}|${stake}|${autoAt ?? ''}`,
  }
  return yes({ bet, terms, autoAt, cashOutAt: cashOut.value, limits, brand })
}

/** What one batch of commands is judged by, and what it writes. */
interface BetBatch {
  readonly book: BetBook
  readonly rounds: ReadonlyMap<string, store.RoundRow>
  /** What stands in the table of bets already, by id; and how many a member has on a round. */
  readonly known: Map<string, store.BetRow>
  readonly counts: Map<string, number>
  readonly players: ReadonlyMap<string, string>
  readonly fresh: store.BetRow[]
  readonly now: Date
}

const placeBets = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<OwnBet>[]> => {
    const now = deps.now()
    const ids = (of: (command: Command) => string) => [...new Set(commands.map(of))]
    const asks = commands.map(({ bet: { id, memberId, asset }, brand }) => ({
      betId: id,
      memberId,
      asset,
      rules: playRulesOf(brand, now),
    }))
    const book = await openBets(tx, asks, now)
    const [memberIds, roundIds] = [ids(({ bet }) => bet.memberId), ids(({ bet }) => bet.roundId)]
    // Held until this commits, so that no round starts with a bet that it has not seen.
    const [rounds, known, before, names] = await Promise.all([
      store.holdRounds(tx, roundIds),
      store.findBets(
        tx,
        commands.map(({ bet }) => bet.id),
      ),
      store.findBetsOf(tx, memberIds, roundIds),
      memberNames(tx, memberIds),
    ])
    const batch: BetBatch = {
      book,
      rounds,
      known: new Map(known),
      counts: new Map([...Map.groupBy(before, placeOf)].map(([place, bets]) => [place, bets.length])),
      players: new Map([...names].map(([id, name]) => [id, publicName(name)])),
      fresh: [],
      // Whether a round still takes bets is asked behind its lock.
      now: deps.now(),
    }
    const verdicts = commands.map((command) => placeOne(batch, command))
    if (batch.fresh.length > 0) await write(tx, batch)
    return verdicts
  },
)

const placeOf = ({ memberId, roundId }: { readonly memberId: string; readonly roundId: string }) =>
  `${memberId} ${roundId}`

const BETS_MAX = 2

function placeOne(
  batch: BetBatch,
  { bet, terms, autoAt, cashOutAt: multiplier, limits, brand }: Command,
): Verdict<OwnBet> {
  const before = batch.book.bet(bet.id)
  if (before) {
    const known = batch.known.get(bet.id)
    return known && sameBet(before, bet) ? yes(asPlaced(known, before.balanceBefore - before.stake)) : no('id_reused')
  }
  const round = batch.rounds.get(bet.roundId)
  if (round?.brandId !== brand.id) return no('not_found')
  const stake = acceptStake(bet.stake, limits)
  if (!stake.ok) return stake
  if (round.phase !== 'betting' || batch.now >= round.startsAt) return no('bets_closed')
  const count = batch.counts.get(placeOf(bet)) ?? 0
  if (count >= BETS_MAX) return no('bets_full')
  const placed = batch.book.place(bet)
  if (!placed.ok) return placed

  const row: store.BetRow = {
    ...terms,
    id: bet.id,
    roundId: bet.roundId,
    brandId: bet.brandId,
    memberId: bet.memberId,
    asset: bet.asset,
    player: batch.players.get(bet.memberId) ?? '',
    autoAt: autoAt ?? null,
    cashOutAt: multiplier,
    decimals: brand.decimals,
    state: 'placed',
    cashedOutAt: null,
    payout: 0n,
    balance: placed.value.balanceAfter,
    placedAt: batch.now,
    decidedAt: null,
  }
  batch.counts.set(placeOf(bet), count + 1)
  batch.known.set(bet.id, row)
  batch.fresh.push(row)
  return yes(ownBet(row))
}

/** The first answer again, whatever has become of the bet since. */
const asPlaced = (bet: store.BetRow, balance: bigint): OwnBet =>
  ownBet({ ...bet, state: 'placed', cashedOutAt: null, payout: 0n, balance })

async function write(tx: Tx, { book, rounds, fresh, now }: BetBatch): Promise<void> {
  const played = new Set(fresh.map(({ roundId }) => roundId))
  const news = [...Map.groupBy(fresh, ({ brandId }) => brandId)]
  await Promise.all([
    book.write([...rounds.values()].filter(({ id }) => played.has(id)).map((round) => recordOf(round, fresh, now))),
    store.insertBets(tx, fresh),
    announce(
      tx,
      news.map(([brandId, bets]) => ({
        topic: 'balances_changed',
        brandId,
        keys: [...new Set(bets.map(({ memberId }) => memberId))],
      })),
    ),
  ])
  for (const [brandId] of news) notifyTable(tx, brandId)
}

/** The round in the members' record; what proves it is read from the crash round. */
function recordOf(round: store.RoundRow, bets: readonly store.BetRow[], now: Date): Round {
  const bet = bets.find(({ roundId }) => roundId === round.id)
  if (!bet) throw new Error(`round ${round.id} has no bet`)
  return sharedRoundOf({ id: round.id, brandId: round.brandId, category: CATEGORY, gameCode: GAME, bet, now })
}
