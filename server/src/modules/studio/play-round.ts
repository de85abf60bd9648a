import type * as contract from '@croupier/contract/studio.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { OneStepGame, MultiStepGame } from '@croupier/engine/studio-game.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Bet, type BetBook, type NewBet, type Round, openBets, roundsOf, sameBet } from '../betting/betting.ts'
import { brandOf, placeOf } from '../brand/brand.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import { type Command, commandFrom } from './command.ts'
import { Jackpot } from './jackpot.ts'
import { outcomeOf } from './outcome.ts'
import { roundOf } from './round.ts'
import { acceptPayout, acceptStake, inPace } from './rules.ts'
import { seedsToUse } from './seeds.ts'
import { Openings } from './multi-step/openings.ts'
import { openingOf } from './multi-step/stage.ts'
import { saveNonces, type SeedRow, type UsedSeed } from './store.ts'

type Reply = ReplyOf<typeof contract.playRound>

/** Play a round: bet, outcome, settlement and proof in one transaction, shared with all that came at the same time. */
export async function playRound(deps: Deps, ask: Ask<typeof contract.playRound>): Promise<Reply> {
  const brand = await brandOf(deps, ask.brandId)
  const { country } = placeOf(deps, ask.ip)
  return playRounds(deps, must(commandFrom(ask, brand, { roundId: newId(deps), country })))
}

const playRounds = batched(
  async (tx: Tx, commands: readonly Command[], deps: Deps): Promise<readonly Verdict<Reply>[]> => {
    const now = deps.now()
    const asks = commands.map(({ bet: { id, memberId, asset }, brand }) => ({
      betId: id,
      memberId,
      asset,
      rules: playRulesOf(brand, now),
    }))
    // Locks are taken in this order, and what is read stands behind them.
    const [book, seeds, jackpots, openings] = await Promise.all([
      openBets(tx, asks, now),
      seedsToUse(tx, deps, [...new Set(commands.map(({ bet }) => bet.memberId))], now),
      openJackpots(tx, commands),
      Openings.read(
        tx,
        commands.filter(({ play }) => play.game.multiStep).map(({ bet }) => bet),
      ),
    ])

    const known = await playedBefore(tx, commands, book)
    const batch: PlayBatch = { book, seeds, jackpots, openings, known, played: new Map(), used: new Map(), now }
    const verdicts = commands.map((command) => playOne(batch, command))

    // The pots' shares go into the book before anything is written: the book takes none later.
    for (const jackpot of jackpots.values()) jackpot.bank(book)
    await Promise.all([
      ...[...jackpots.values()].map((jackpot) => jackpot.save()),
      book.write([...batch.played.values()]),
      openings.write(tx),
      batch.used.size > 0 ? saveNonces(tx, [...batch.used.values()], now) : undefined,
      announceRounds(
        tx,
        commands.filter(({ bet }) => batch.played.has(bet.id)),
      ),
    ])

    return verdicts
  },
)

/** What one batch of commands is judged by, and what it writes. */
interface PlayBatch {
  readonly book: BetBook
  readonly seeds: Map<string, SeedRow>
  readonly jackpots: ReadonlyMap<string, Jackpot>
  readonly openings: Openings
  readonly known: ReadonlyMap<string, Round>
  readonly played: Map<string, Round>
  /** Seeds whose nonce has moved on. */
  readonly used: Map<string, UsedSeed>
  readonly now: Date
}

function playOne(batch: PlayBatch, command: Command): Verdict<Reply> {
  const { bet, play, limits } = command
  const before = batch.book.bet(bet.id)
  if (before) return repeat(batch, before, command)

  const stake = acceptStake(play.bet.stake, limits)
  if (!stake.ok) return stake
  const payout = acceptPayout(play.game, play.bet, limits.payoutCap)
  if (!payout.ok) return payout
  const seed = batch.seeds.get(bet.memberId)
  if (!seed) throw new Error(`member ${bet.memberId} has no seed`)
  if (batch.openings.has(bet)) return no('round_open')
  const pace = inPace(seed.lastPlayedAt, command.cycleMs, batch.now)
  if (!pace.ok) return pace
  const placed = batch.book.place(bet)
  if (!placed.ok) return placed

  takeNonce(batch, seed)
  const { game } = play
  return yes(
    game.multiStep ? open(batch, command, { game, seed, placed: placed.value }) : settle(batch, command, game, seed),
  )
}

function takeNonce(batch: PlayBatch, seed: SeedRow): void {
  const moved = { ...seed, nonce: seed.nonce + 1, lastPlayedAt: batch.now }
  batch.seeds.set(seed.memberId, moved)
  const nonceBefore = batch.used.get(seed.id)?.nonceBefore ?? seed.nonce
  batch.used.set(seed.id, { id: seed.id, nonceBefore, nonce: moved.nonce })
}

/** The bet of a multi-step round, once it is placed. */
interface RoundOpening {
  readonly game: MultiStepGame
  readonly seed: SeedRow
  readonly placed: Bet
}

/** The bet is taken: write down the round as it begins. */
function open(batch: PlayBatch, { bet, play, choices }: Command, { game, seed, placed }: RoundOpening): Reply {
  const events = openingOf({ game, bet: play.bet, decimals: play.decimals }, seed)
  const round = roundOf({ bet, play, choices, seed, open: true, now: batch.now }, events)
  const reply = replyOf(placed, round, play.decimals)
  batch.played.set(bet.id, round)
  batch.openings.add({ bet, play, choices, seed, reply, now: batch.now })
  return reply
}

/** The bet is taken: decide it from the seeds, pay it, and write the round down. */
function settle(batch: PlayBatch, { bet, play, choices }: Command, game: OneStepGame, seed: SeedRow): Reply {
  const outcome = outcomeOf({ ...play, game }, seed)
  const jackpot = batch.jackpots.get(jackpotName(bet))
  jackpot?.feed(bet.id, bet.stake)
  const fallen = outcome.jackpot ? jackpot?.fall(batch.book, play.bet.unit) : undefined
  const won = outcome.payout + (fallen?.amount ?? 0n)
  const settled = must(
    batch.book.settle(bet.id, {
      payout: outcome.payout,
      status: won > 0n ? 'won' : 'lost',
      ...(fallen && fallen.amount > 0n ? { jackpot: fallen } : {}),
    }),
  )
  if (fallen) jackpot?.restart(batch.book, bet.id)

  const round = roundOf({ bet, play, choices, seed, now: batch.now }, outcome.events(fallen?.amount))
  batch.played.set(bet.id, round)
  return replyOf(settled, round, play.decimals)
}

/** The same command again is the first answer; another member's id, or other content, is refused and shows nothing. */
function repeat(batch: PlayBatch, before: Bet, { bet, play }: Command): Verdict<Reply> {
  const round = batch.known.get(before.roundId) ?? batch.played.get(bet.id)
  if (!round || !sameBet(before, bet)) return no('id_reused')
  const opened = batch.openings.replyOf(bet.id)
  if (opened) return yes(opened)
  return yes(replyOf(before, round, play.decimals))
}

async function playedBefore(tx: Tx, commands: readonly Command[], book: BetBook): Promise<ReadonlyMap<string, Round>> {
  const roundIds = commands.map(({ bet }) => book.bet(bet.id)?.roundId).filter((id) => id !== undefined)
  return roundIds.length === 0 ? new Map() : roundsOf(tx, roundIds)
}

const jackpotName = (bet: NewBet) => `${bet.brandId}/${bet.gameCode}/${bet.asset}`

/** Lock the pots that these rounds feed, in the order of their names. */
async function openJackpots(tx: Tx, commands: readonly Command[]): Promise<ReadonlyMap<string, Jackpot>> {
  const fed = new Map(commands.filter(({ play }) => play.game.jackpot).map(({ bet }) => [jackpotName(bet), bet]))
  const inOrder = [...fed].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(
    await Promise.all(
      inOrder.map(
        async ([name, { brandId, gameCode, asset }]) =>
          [name, await Jackpot.open(tx, { brandId, gameCode, asset })] as const,
      ),
    ),
  )
}

const replyOf = (bet: Bet, round: Round, decimals: number): Reply => {
  // Written by this module in the contract's form.
  const { serverSeedHash, clientSeed, nonce } = round.proof as Reply['proof']
  return {
    roundId: round.id,
    payout: amountText(bet.payout, decimals),
    balance: amountText(bet.balanceAfter, decimals),
    events: round.events as Reply['events'],
    proof: { serverSeedHash, clientSeed, nonce },
    open: round.status === 'open',
  }
}

/** Announce the rounds, brand by brand. */
async function announceRounds(tx: Tx, commands: readonly Command[]): Promise<void> {
  const news = [...Map.groupBy(commands, ({ bet }) => bet.brandId)].flatMap(([brandId, played]) => [
    { topic: 'balances_changed', brandId, keys: [...new Set(played.map(({ bet }) => bet.memberId))] },
    { topic: 'rounds_settled', brandId, keys: [...new Set(played.map(({ bet }) => bet.gameCode))] },
  ])
  await announce(tx, news)
}
