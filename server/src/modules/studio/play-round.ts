import type * as contract from '@croupier/contract/studio.ts'
import { isSlot } from '@croupier/contract/studio.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { games } from '@croupier/engine/games.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import type { StudioGame, Terms } from '@croupier/engine/studio-game.ts'
import { batched } from '#kernel/batch.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { announce } from '#kernel/outbox.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Bet, type BetBook, type NewBet, type NewRound, openBets, roundsOf, sameBet } from '../betting/betting.ts'
import { type Brand, brandOf, currencyOf } from '../brand/brand.ts'
import { playRulesOf } from '../identity/identity.ts'
import { Jackpot } from './jackpot.ts'
import { outcomeOf, type Play } from './outcome.ts'
import { acceptPayout, acceptStake, inPace, type Limits } from './rules.ts'
import { seedsToUse } from './seeds.ts'
import { saveNonces, type SeedRow, type UsedSeed } from './store.ts'

type Reply = ReplyOf<typeof contract.playRound>

/** One round as it is asked for, well-formed. */
interface Command {
  readonly bet: NewBet
  readonly play: Play
  readonly choices: Ask<typeof contract.playRound>['body']['choices']
  readonly limits: Limits
  readonly cycleMs: number
  readonly brand: Brand
}

const VENDOR = 'CROUPIER'

/** Play a round: bet, outcome, settlement and proof in one transaction, shared with all that came at the same time. */
export async function playRound(deps: Deps, ask: Ask<typeof contract.playRound>): Promise<Reply> {
  const brand = await brandOf(deps, ask.brandId)
  return playRounds(deps, must(commandFrom(ask, brand, newId(deps))))
}

function commandFrom(
  { body, session }: Ask<typeof contract.playRound>,
  brand: Brand,
  roundId: string,
): Verdict<Command> {
  const { id, gameCode } = body
  const game: StudioGame = games[gameCode]
  const limits = brand.settings.gameLimits[gameCode]
  const stake = unitsOf(body.stake, brand.decimals)
  if (!stake) return atField('stake', 'invalid_amount')
  if (!limits?.open || game.stepped) return no('game_closed')
  if (body.paytableVersion !== undefined && body.paytableVersion !== game.paytableVersion) return no('paytable_changed')

  const terms = termsOf(stake, limits, brand)
  const choices = game.accept(body.choices, terms)
  if (!choices.ok) return atField(`choices.${choices.field}`, choices.code)
  const bet = { ...terms, choices: choices.choices }
  return yes({
    bet: {
      id,
      stake: game.cost(bet),
      content: `${gameCode}|${stake}|${JSON.stringify(bet.choices)}`,
      gameCode,
      vendor: VENDOR,
      category: isSlot(gameCode) ? 'RNG' : 'INHOUSE',
      asset: currencyOf(brand, session.agentType),
      roundId,
      brandId: brand.id,
      memberId: session.memberId,
    },
    play: { game, bet, decimals: brand.decimals },
    choices: body.choices,
    limits,
    cycleMs: brand.settings.pace.enforced ? brand.settings.pace[gameCode].cycleMs : 0,
    brand,
  })
}

function termsOf(stake: bigint, { profile, payoutCap, jackpotSize }: Limits, brand: Brand): Terms {
  const unit = 10n ** BigInt(scale - brand.decimals)
  return { stake, unit, profile, payoutCap, ...(jackpotSize === null ? {} : { jackpotSize }) }
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
    const [book, seeds, jackpots] = await Promise.all([
      openBets(tx, asks, now),
      seedsToUse(tx, deps, [...new Set(commands.map(({ bet }) => bet.memberId))], now),
      openJackpots(tx, commands),
    ])

    const known = await playedBefore(tx, commands, book)
    const table: Table = { book, seeds, jackpots, known, played: new Map(), used: new Map(), now }
    const verdicts = commands.map((command) => playOne(table, command))

    // The pots' shares go into the book before it is written.
    await Promise.all([
      ...[...jackpots.values()].map((jackpot) => jackpot.write(book)),
      book.write([...table.played.values()]),
      table.used.size > 0 ? saveNonces(tx, [...table.used.values()], now) : undefined,
      tell(
        tx,
        commands.filter(({ bet }) => table.played.has(bet.id)),
      ),
    ])

    return verdicts
  },
)

interface Table {
  readonly book: BetBook
  readonly seeds: Map<string, SeedRow>
  readonly jackpots: ReadonlyMap<string, Jackpot>
  readonly known: ReadonlyMap<string, NewRound>
  readonly played: Map<string, NewRound>
  /** Seeds whose nonce has moved on. */
  readonly used: Map<string, UsedSeed>
  readonly now: Date
}

function playOne(table: Table, command: Command): Verdict<Reply> {
  const { bet, play, limits } = command
  const before = table.book.bet(bet.id)
  if (before) return repeat(table, before, command)

  const stake = acceptStake(play.bet.stake, limits)
  if (!stake.ok) return stake
  const payout = acceptPayout(play.game, play.bet, limits.payoutCap)
  if (!payout.ok) return payout
  const seed = table.seeds.get(bet.memberId)
  if (!seed) throw new Error(`member ${bet.memberId} has no seed`)
  const pace = inPace(seed.lastPlayedAt, command.cycleMs, table.now)
  if (!pace.ok) return pace
  const placed = table.book.place(bet)
  if (!placed.ok) return placed

  return yes(settle(table, command, seed))
}

/** The bet is taken: decide it from the seeds, pay it, and write the round down. */
function settle(table: Table, { bet, play, choices }: Command, seed: SeedRow): Reply {
  const outcome = outcomeOf(play, seed)
  const moved = { ...seed, nonce: seed.nonce + 1, lastPlayedAt: table.now }
  table.seeds.set(bet.memberId, moved)
  const nonceBefore = table.used.get(seed.id)?.nonceBefore ?? seed.nonce
  table.used.set(seed.id, { id: seed.id, nonceBefore, nonce: moved.nonce })

  const jackpot = table.jackpots.get(jackpotName(bet))
  jackpot?.feed(bet.id, bet.stake)
  const fallen = outcome.jackpot ? jackpot?.fall(table.book, play.bet.unit) : undefined
  const won = outcome.payout + (fallen?.amount ?? 0n)
  const settled = must(
    table.book.settle(bet.id, {
      payout: outcome.payout,
      status: won > 0n ? 'won' : 'lost',
      ...(fallen && fallen.amount > 0n ? { jackpot: fallen } : {}),
    }),
  )
  if (fallen) jackpot?.restart(table.book, bet.id)

  const round = roundOf({ bet, play, choices, seed, now: table.now }, outcome.events(fallen?.amount))
  table.played.set(bet.id, round)
  return replyOf(settled, round, play.decimals)
}

/** The same command again is the first answer; another member's id, or other content, is refused and shows nothing. */
function repeat(table: Table, before: Bet, { bet, play }: Command): Verdict<Reply> {
  const round = table.known.get(before.roundId) ?? table.played.get(bet.id)
  if (!round || !sameBet(before, bet)) return no('id_reused')
  return yes(replyOf(before, round, play.decimals))
}

async function playedBefore(
  tx: Tx,
  commands: readonly Command[],
  book: BetBook,
): Promise<ReadonlyMap<string, NewRound>> {
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

interface Played {
  readonly bet: NewBet
  readonly play: Play
  readonly choices: unknown
  readonly seed: SeedRow
  readonly now: Date
}

/** The round as it is kept: enough to show it again and to prove it. */
const roundOf = ({ bet, play, choices, seed, now }: Played, events: NewRound['events']): NewRound => ({
  id: bet.roundId,
  brandId: bet.brandId,
  category: bet.category,
  vendor: bet.vendor,
  gameCode: bet.gameCode,
  asset: bet.asset,
  status: 'closed',
  startedAt: now,
  closedAt: now,
  choices,
  events,
  seedId: seed.id,
  rules: rulesOf(play),
  proof: {
    serverSeedHash: seed.serverSeedHash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce,
    profile: play.bet.profile,
    paytableVersion: play.game.paytableVersion,
    committedAt: seed.committedAt.toISOString(),
  },
})

function rulesOf({ game, bet, decimals }: Play) {
  const text = (units: bigint | undefined) => (units === undefined ? null : amountText(units, decimals))
  const { unit, payoutCap, jackpotSize, stake } = bet
  return {
    unit: text(unit),
    decimals,
    payoutCap: text(payoutCap),
    jackpotSize: text(game.jackpot ? jackpotSize : undefined),
    ...(game.cost(bet) === stake ? {} : { stake: text(stake) }),
  }
}

const replyOf = (bet: Bet, round: NewRound, decimals: number): Reply => {
  // Written by this module in the contract's form.
  const { serverSeedHash, clientSeed, nonce } = round.proof as Reply['proof']
  return {
    roundId: round.id,
    payout: amountText(bet.payout, decimals),
    balance: amountText(bet.balanceAfter, decimals),
    events: round.events as Reply['events'],
    proof: { serverSeedHash, clientSeed, nonce },
  }
}

/** What others should know, brand by brand. */
async function tell(tx: Tx, commands: readonly Command[]): Promise<void> {
  const news = [...Map.groupBy(commands, ({ bet }) => bet.brandId)].flatMap(([brandId, played]) => [
    { topic: 'balances_changed', brandId, keys: [...new Set(played.map(({ bet }) => bet.memberId))] },
    { topic: 'rounds_settled', brandId, keys: [...new Set(played.map(({ bet }) => bet.gameCode))] },
  ])
  await announce(tx, news)
}
