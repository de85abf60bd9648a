import type { Words } from './chance.ts'
import { belowWide } from './chance.ts'
import { paytableVersion as dicePaytable, playDice, targetOf, winningOutcomes } from './dice.ts'
import { paytableVersion as luckyTwentyPaytable, strips } from './lucky-twenty-data.ts'
import { playLuckyTwenty } from './lucky-twenty.ts'
import { amountText, scale, unitsOf } from './money.ts'
import { commitmentOf, isClientSeed, isServerSeed, roundWords } from './seeds.ts'
import type { Hashes } from './seeds.ts'
import { diceWire, luckyTwentyWire } from './wire.ts'

/** A round as it is recorded and handed out: what was asked, what came of it, and what proves it. */
export interface RoundRecord {
  readonly roundId: string
  readonly gameCode: string
  readonly stake: string
  readonly payout: string
  readonly choices: unknown
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

export interface Figures {
  /** The first words of the round, as many as its first draws take. */
  readonly words: readonly number[]
  /** The roll of a dice round, such as `98.03`. */
  readonly roll?: string
  /** The stops of each spin of a slot round, the paid one first. */
  readonly stops?: readonly (readonly number[])[]
  /** The jackpot's draw: the pot falls when the number is below the stake, both in stored units. */
  readonly jackpotDraw?: { readonly drawn: string; readonly stake: string; readonly of: string }
}

export interface Verification {
  readonly ok: boolean
  readonly checks: readonly Check[]
  /** Absent when the round cannot be computed again: no seed yet, or a record that makes no sense. */
  readonly figures?: Figures
}

/** A round computed again from its seeds. */
interface Replay {
  readonly events: readonly object[]
  readonly payout: bigint
  readonly drawn: string
  readonly figures: Omit<Figures, 'words'>
}

interface Terms {
  readonly record: RoundRecord
  readonly stake: bigint
  readonly unit: bigint
  readonly decimals: number
}

interface Game {
  readonly paytable: string
  /** How many words the first draws take. */
  readonly wordsShown: number
  /** The round again, or why it cannot be. */
  readonly replay: (terms: Terms, words: () => Words) => Replay | string
  /** The draws that the recorded events claim. */
  readonly claimed: (events: readonly unknown[]) => string
}

const games: Readonly<Record<string, Game>> = {
  DICE: {
    paytable: dicePaytable,
    wordsShown: 1,
    replay: replayDice,
    claimed: (events) => String(fieldOf(events[0], 'roll')),
  },
  LUCKY_TWENTY: {
    paytable: luckyTwentyPaytable,
    wordsShown: strips.length + 2,
    replay: replayLuckyTwenty,
    claimed: (events) => stopsText(events.map((event) => fieldOf(event, 'stops')).filter(Array.isArray)),
  },
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

  const game = Object.hasOwn(games, record.gameCode) ? games[record.gameCode] : undefined
  const terms = termsOf(record, game)
  if (typeof terms === 'string' || !game) return failed([commitment, ...unknown(String(terms))])
  const words = () => roundWords(hashes.hmac, serverSeed, record.proof.clientSeed, record.proof.nonce)
  const again = game.replay(terms, words)
  if (typeof again === 'string') return failed([commitment, ...unknown(again)])

  const checks = [commitment, ...comparisons(terms, again, game.claimed(record.events))]
  const shown = words()
  const firstWords = Array.from({ length: game.wordsShown }, () => shown.next())
  return { ok: checks.every((check) => check.ok), checks, figures: { words: firstWords, ...again.figures } }
}

const failed = (checks: readonly Check[]): Verification => ({ ok: false, checks })

const unknown = (why: string): Check[] =>
  (['words', 'outcome', 'payout'] as const).map((check) => ({
    check,
    ok: false,
    expected: 'a round that can be played',
    found: why,
  }))

function termsOf(record: RoundRecord, game: Game | undefined): Terms | string {
  if (!game) return `no game ${record.gameCode}`
  const { clientSeed, nonce, paytableVersion } = record.proof
  if (!isClientSeed(clientSeed)) return 'not a client seed'
  if (!Number.isSafeInteger(nonce) || nonce < 0) return `no nonce ${nonce}`
  if (paytableVersion && paytableVersion !== game.paytable) {
    return `played under paytable ${paytableVersion}; this verifier knows ${game.paytable}`
  }
  const unit = unitsOf(record.rules.unit, scale)
  if (!unit) return `no payable step ${record.rules.unit}`
  const decimals = record.rules.unit.split('.')[1]?.length ?? 0
  const stake = unitsOf(record.stake, decimals)
  return stake ? { record, stake, unit, decimals } : `no stake ${record.stake}`
}

const count = (events: readonly unknown[]): string => `${events.length} ${events.length === 1 ? 'event' : 'events'}`

function comparisons({ record, decimals }: Terms, again: Replay, claimed: string): Check[] {
  const at = firstDifference(again.events, record.events)
  const payout = amountText(again.payout, decimals)
  return [
    { check: 'words', ok: again.drawn === claimed, expected: again.drawn, found: claimed },
    {
      check: 'outcome',
      ok: at === undefined,
      expected: at === undefined ? count(again.events) : (JSON.stringify(again.events[at]) ?? 'no event'),
      found: at === undefined ? count(record.events) : (JSON.stringify(record.events[at]) ?? 'no event'),
    },
    { check: 'payout', ok: unitsOf(record.payout, decimals) === again.payout, expected: payout, found: record.payout },
  ]
}

function replayDice({ record, stake, unit }: Terms, words: () => Words): Replay | string {
  const target = targetOf(String(fieldOf(record.choices, 'target')))
  const over = fieldOf(record.choices, 'over')
  if (target === undefined || typeof over !== 'boolean') return 'no target or side'
  const choices = { target, over }
  const { profile } = record.proof
  if (winningOutcomes(choices) === undefined) return 'a target that is not offered'
  if (profile !== 99 && profile !== 97) return `no profile ${profile}`

  const { payout, events } = playDice({ stake, choices, profile, unit }, words())
  const wire = diceWire(events)
  const roll = wire[0]?.roll ?? ''
  return { events: wire, payout, drawn: roll, figures: { roll } }
}

function replayLuckyTwenty({ record, stake, unit, decimals }: Terms, words: () => Words): Replay | string {
  const jackpotSize = unitsOf(record.rules.jackpotSize ?? '', scale)
  const payoutCap = record.rules.payoutCap ? unitsOf(record.rules.payoutCap, scale) : undefined
  if (!jackpotSize) return 'no jackpot size'
  if (record.rules.payoutCap && payoutCap === undefined) return `no payout cap ${record.rules.payoutCap}`

  const bet = { stake, unit, jackpotSize, ...(payoutCap === undefined ? {} : { payoutCap }) }
  const { payout, jackpot, events } = playLuckyTwenty(bet, words())
  // What stood in the pot is the house's record, not the seed's doing: it is taken over, and counted into the payout.
  const pot = jackpot ? potOf(record.events, decimals) : undefined
  const stops = events.flatMap((event) => (event.kind === 'spun' ? [event.stops] : []))
  return {
    events: luckyTwentyWire(events, decimals, pot),
    payout: payout + (pot ?? 0n),
    drawn: stopsText(stops),
    figures: {
      stops,
      jackpotDraw: { drawn: jackpotDrawn(jackpotSize, words()), stake: `${stake}`, of: `${jackpotSize}` },
    },
  }
}

function potOf(events: readonly unknown[], decimals: number): bigint | undefined {
  const won = events.find((event) => fieldOf(event, 'kind') === 'jackpot_won')
  return unitsOf(String(fieldOf(won, 'amount')), decimals)
}

function jackpotDrawn(jackpotSize: bigint, words: Words): string {
  for (const _ of strips) words.next()
  return belowWide(jackpotSize, words).toString()
}

const stopsText = (spins: readonly (readonly unknown[])[]): string => spins.map((stops) => stops.join(' ')).join(', ')

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

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
