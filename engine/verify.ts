import type { Words } from './chance.ts'
import { belowWide } from './chance.ts'
import { gameOf } from './games.ts'
import { amountText, scale, unitsOf } from './money.ts'
import { commitmentOf, isClientSeed, isServerSeed, roundWords } from './seeds.ts'
import type { Hashes } from './seeds.ts'
import { fieldOf } from './studio-game.ts'
import type { Bet, Draw, Profile, MultiStepGame, StudioGame, WireEvent } from './studio-game.ts'

/** A round as it is recorded and handed out: what was asked, what came of it, and what proves it. */
export interface RoundRecord {
  readonly roundId: string
  readonly gameCode: string
  readonly stake: string
  readonly payout: string
  readonly choices: unknown
  /** Of a game that goes on step by step: what was done, in order. */
  readonly steps?: readonly unknown[] | null
  /** In wire form. */
  readonly events: readonly unknown[]
  readonly proof: {
    /** Absent or null until the member rotates the seed. */
    readonly serverSeed?: string | null
    readonly serverSeedHash: string
    readonly clientSeed: string
    readonly nonce: number
    readonly paytableVersion?: string | null
    readonly profile?: number | null
  }
  readonly rules: {
    /** The smallest payable step, such as `0.01`. */
    readonly unit: string
    readonly payoutCap?: string | null
    readonly jackpotSize?: string | null
    /** What wins are counted from, where a bought feature cost more. */
    readonly stake?: string | null
  }
}

export interface Check {
  /** The seed is the one promised; the draws are what it gives; so are all events; so is the money. */
  readonly check: 'commitment' | 'words' | 'outcome' | 'payout'
  readonly ok: boolean
  /** What the seeds give. */
  readonly expected: string
  /** What the record says. */
  readonly found: string
}

/** A number of the stream, or two that make a wide one, and what it drew. */
export interface DrawnNumber extends Pick<Draw, 'name' | 'index'> {
  readonly words: readonly number[]
  /** The draw is below this. */
  readonly of: bigint
  readonly drawn: bigint
}

export interface Figures {
  /** The first words of the round, as many as its first draws take. */
  readonly words: readonly number[]
  /** How they were read. The draw named `jackpot` wins the pot below the stake, both in stored units. */
  readonly draws: readonly DrawnNumber[]
  /** What was drawn in all, as the record shows it: the roll of dice, such as `98.03`; the stops of each spin of a slot. */
  readonly drawn: readonly string[]
  readonly stake: bigint
}

export interface Verification {
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** Absent when the round cannot be computed again: no seed yet, or a record that makes no sense. */
  readonly figures?: Figures
}

/** A round computed again from its seeds. */
interface Replay {
  readonly events: readonly WireEvent[]
  readonly payout: bigint
}

interface Terms {
  readonly record: RoundRecord
  readonly bet: Bet<unknown>
  readonly decimals: number
}

/** Compute a recorded round again from its seeds and compare: the commitment, the draws, the events, the payout. */
export function verifyRound(record: RoundRecord, hashes: Hashes): Verification {
  const { serverSeed, serverSeedHash } = record.proof
  if (!serverSeed)
    return failed([{ check: 'commitment', ok: false, expected: serverSeedHash, found: 'not revealed yet' }])

  const promised = commitmentOf(hashes.sha256, serverSeed)
  const commitment: Check = {
    check: 'commitment',
    ok: isServerSeed(serverSeed) && promised === serverSeedHash,
    expected: promised,
    found: serverSeedHash,
  }

  const game = gameOf(record.gameCode)
  const terms = game ? termsOf(record, game) : `no game ${record.gameCode}`
  if (typeof terms === 'string' || !game) return failed([commitment, ...unknown(String(terms))])
  const words = () => roundWords(hashes.hmac, serverSeed, record.proof.clientSeed, record.proof.nonce)
  const again = game.multiStep ? replaySteps(game, terms, words()) : replay(game, terms, words())
  if (typeof again === 'string') return failed([commitment, ...unknown(again)])

  const drawn = game.drawn(again.events)
  const checks = [commitment, ...comparisons(terms, again, drawn, game.drawn(record.events))]
  const draws = drawsOf(game.draws(terms.bet), words())
  const figures = { words: draws.flatMap((draw) => draw.words), draws, drawn, stake: terms.bet.stake }
  return { ok: checks.every((check) => check.ok), checks, figures }
}

const failed = (checks: readonly Check[]): Verification => ({ ok: false, checks })

const unknown = (why: string): Check[] =>
  (['words', 'outcome', 'payout'] as const).map((check) => ({
    check,
    ok: false,
    expected: 'a round that can be played',
    found: why,
  }))

function termsOf(record: RoundRecord, game: StudioGame): Terms | string {
  const { clientSeed, nonce, paytableVersion, profile } = record.proof
  if (!isClientSeed(clientSeed)) return 'not a client seed'
  if (!Number.isSafeInteger(nonce) || nonce < 0) return `no nonce ${nonce}`
  if (paytableVersion && paytableVersion !== game.paytableVersion) {
    return `played under paytable ${paytableVersion}; this verifier knows ${game.paytableVersion}`
  }
  const played = game.profiles.length === 0 ? 99 : game.profiles.find((one) => one === profile)
  if (!played) return `no profile ${profile}`
  return betOf(record, game, played)
}

function betOf(record: RoundRecord, game: StudioGame, profile: Profile): Terms | string {
  const { rules } = record
  const unit = unitsOf(rules.unit, scale)
  if (!unit) return `no payable step ${rules.unit}`
  const decimals = rules.unit.split('.')[1]?.length ?? 0
  const stake = unitsOf(rules.stake ?? record.stake, decimals)
  if (!stake) return `no stake ${rules.stake ?? record.stake}`
  const payoutCap = rules.payoutCap ? unitsOf(rules.payoutCap, scale) : undefined
  if (rules.payoutCap && payoutCap === undefined) return `no payout cap ${rules.payoutCap}`
  const jackpotSize = game.jackpot ? unitsOf(rules.jackpotSize ?? '', scale) : undefined
  if (game.jackpot && !jackpotSize) return 'no jackpot size'

  const terms = {
    stake,
    unit,
    profile,
    ...(payoutCap === undefined ? {} : { payoutCap }),
    ...(jackpotSize ? { jackpotSize } : {}),
  }
  const choices = game.accept(record.choices, terms)
  if (!choices.ok) return choices.why
  const bet = { ...terms, choices: choices.choices }
  return game.cost(bet) === unitsOf(record.stake, decimals)
    ? { record, bet, decimals }
    : `a stake of ${record.stake} is not what this bet costs`
}

const count = (events: readonly unknown[]): string => `${events.length} ${events.length === 1 ? 'event' : 'events'}`

function comparisons(
  { record, decimals }: Terms,
  again: Replay,
  drawn: readonly string[],
  claimed: readonly string[],
): Check[] {
  const [expected, found] = [drawn.join(', '), claimed.join(', ')]
  const at = firstDifference(again.events, record.events)
  const payout = amountText(again.payout, decimals)
  return [
    { check: 'words', ok: expected === found, expected, found },
    {
      check: 'outcome',
      ok: at === undefined,
      expected: at === undefined ? count(again.events) : (JSON.stringify(again.events[at]) ?? 'no event'),
      found: at === undefined ? count(record.events) : (JSON.stringify(record.events[at]) ?? 'no event'),
    },
    { check: 'payout', ok: unitsOf(record.payout, decimals) === again.payout, expected: payout, found: record.payout },
  ]
}

function replay(game: StudioGame & { multiStep: false }, { record, bet, decimals }: Terms, words: Words): Replay {
  const { payout, jackpot, events } = game.play(bet, words)
  // What stood in the pot is the house's record, not the seed's doing: it is taken over, and counted into the payout.
  const pot = jackpot ? potOf(record.events, decimals) : undefined
  return { events: game.wire(events, decimals, pot), payout: payout + (pot ?? 0n) }
}

/** The round again, step by step as the record has them. A round that ended without a step gave the stake back. */
function replaySteps(game: MultiStepGame, { record, bet, decimals }: Terms, words: Words): Replay | string {
  const steps: unknown[] = []
  for (const [at, step] of (record.steps ?? []).entries()) {
    const known = game.stepOf(step)
    if (known === undefined) return `no step ${at + 1}`
    steps.push(known)
  }
  try {
    const { events, payout, done } = game.play(bet, steps, words)
    return { events: game.wire(events, decimals), payout: done ? payout : game.cost(bet) }
  } catch (error) {
    // An engine throws for a step that the round did not allow.
    return error instanceof Error ? error.message : String(error)
  }
}

function drawsOf(draws: readonly Draw[], words: Words): DrawnNumber[] {
  return draws.map(({ wide, ...draw }) => {
    const read = wide ? [words.next(), words.next()] : [words.next()]
    return { ...draw, words: read, drawn: drawnFrom(read, draw.of) }
  })
}

function drawnFrom(words: readonly number[], of: bigint): bigint {
  const [high = 0, low] = words
  if (low === undefined) return (BigInt(high) * of) >> 32n
  const next = words.values()
  return belowWide(of, { next: () => next.next().value ?? 0 })
}

function potOf(events: readonly unknown[], decimals: number): bigint | undefined {
  const won = events.find((event) => fieldOf(event, 'kind') === 'jackpot_won')
  return unitsOf(String(fieldOf(won, 'amount')), decimals)
}

function firstDifference(expected: readonly unknown[], found: readonly unknown[]): number | undefined {
  const longest = expected.length > found.length ? expected : found
  const at = longest.findIndex((_, index) => !same(expected[index], found[index]))
  return at === -1 ? undefined : at
}

// Two JSON values, whatever the order of their fields.
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other
  const entries = Object.entries(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    entries.length === Object.keys(other).length &&
    entries.every(([key, value]) => Object.hasOwn(other, key) && same(value, fieldOf(other, key)))
  )
}
