import { amountText, scale, unitsOf } from '../money.ts'
import type { Hashes } from '../seeds.ts'
import { settle } from './pay.ts'
import { isSpent, linkWords, sourceOf } from './source.ts'
import type { Answer, TableGame } from './table-game.ts'
import { tableGameOf } from './tables.ts'

/** A round as a shoe's record hands it out. */
export interface DealtRecord {
  readonly roundId: string
  readonly code: string
  readonly number: number
  readonly phase: string
  /** How many cards were gone before it. */
  readonly startsFrom: number
  readonly dealtTo: readonly number[]
  readonly answers: readonly Answer[]
  /** Each with the moment at which it was shown. */
  readonly events: readonly unknown[]
  readonly result: unknown
}

/** What one player had on a round. */
export interface LaidRecord {
  readonly spot: string
  /** What was taken for it. */
  readonly stake: string
  readonly state: string
  readonly payout: string
}

/** A shoe, whole or as far as it was dealt, and what proves it; and the own bets on one of its rounds. */
export interface ShoeRecord {
  readonly shoeId: string
  readonly rounds: readonly DealtRecord[]
  readonly proof: {
    readonly table: string
    readonly gameCode: string
    readonly paytable: string
    readonly paytableVersion: string
    readonly head: string
    readonly salt: string
    readonly toHead: number
    readonly linkAfter: string
    readonly hash: string | null
  }
  readonly bets?: readonly (LaidRecord & { readonly roundId: string })[]
  /** The smallest payable step, such as `0.01`. */
  readonly unit?: string
}

export interface ShoeCheck {
  /**
   * The rules are those that were played; the link leads to the one after it and on to the published one; each round starts where
   * the one before it ended, and its cards and outcome follow from the link; the own bets were paid by it.
   */
  readonly check: 'rules' | 'link' | 'head' | 'start' | 'events' | 'outcome' | 'paid'
  readonly ok: boolean
  /** Which round it is about. */
  readonly round?: string
  /** What the link gives, and what the record says. */
  readonly expected: string
  readonly found: string
}

export interface ShoeVerification {
  readonly ok: boolean
  readonly checks: readonly ShoeCheck[]
}

/**
 * Deal a shoe again from its link: all of its rounds with the answers that were given. The published link may be thousands of
 * hashes away: with more of them than `hashesMost` only the next one is checked.
 */
export function verifyShoe(record: ShoeRecord, hashes: Hashes, hashesMost: number = Infinity): ShoeVerification {
  const { proof } = record
  const game = tableGameOf(proof.gameCode)
  const known = same('rules', `${game?.code} ${game?.paytableVersion}`, `${proof.gameCode} ${proof.paytableVersion}`)
  if (!game || proof.hash === null) return { ok: false, checks: [{ ...known, ok: false }] }
  const checks: ShoeCheck[] = [
    known,
    same('link', hashes.sha256(proof.hash), proof.linkAfter),
    ...(proof.toHead <= hashesMost
      ? [same('head', headFrom(proof.hash, proof.toHead, hashes.sha256), proof.head)]
      : []),
  ]
  let next = game.deck?.burn ?? 0
  for (const round of record.rounds) {
    if (round.phase === 'void') continue
    const again = dealtAgain(record, round, game, hashes)
    if (game.deck) checks.push({ ...same('start', String(next), String(round.startsFrom)), round: round.code })
    checks.push(...again.checks.map((check) => ({ ...check, round: round.code })))
    next = game.deck && !isSpent(game.deck, again.taken) ? again.taken : (game.deck?.burn ?? 0)
  }
  return { ok: checks.every(({ ok }) => ok), checks }
}

const same = (check: ShoeCheck['check'], expected: string, found: string): ShoeCheck => ({
  check,
  ok: expected === found,
  expected,
  found,
})

function headFrom(hash: string, times: number, sha256: Hashes['sha256']): string {
  let at = hash
  for (let done = 0; done < times; done += 1) at = sha256(at)
  return at
}

/** The same whatever the order in which a store keeps the parts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}
const textOf = (value: unknown): string => JSON.stringify(sorted(value)) ?? ''

/** An event without the moment at which it was shown. */
function withoutMoment(event: unknown): unknown {
  if (typeof event !== 'object' || event === null) return event
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'at'))
}

function dealtAgain(record: ShoeRecord, round: DealtRecord, game: TableGame, { hmac }: Hashes) {
  const { proof } = record
  const words = linkWords(hmac, proof.hash ?? '', proof.salt, proof.table)
  const source = game.deck ? sourceOf(words, game.deck, round.startsFrom) : sourceOf(words)
  const stage = game.deal(source, round.answers, round.dealtTo, proof.paytable)
  const checks = [
    same('events', textOf(stage.events), textOf(round.events.map(withoutMoment))),
    same('outcome', textOf(stage.result), textOf(round.result)),
    ...paidCheck(record, round, game, stage.result),
  ]
  return { checks, taken: source.taken }
}

/** What the own bets on a round must have been paid. */
function paidCheck(record: ShoeRecord, round: DealtRecord, game: TableGame, result: unknown): readonly ShoeCheck[] {
  const own = (record.bets ?? []).filter(
    ({ roundId, state }) => roundId === round.roundId && state !== 'undone' && state !== 'returned',
  )
  if (own.length === 0 || result === undefined) return []
  const unit = unitsOf(record.unit ?? '', scale) ?? 1n
  const decimals = record.unit?.split('.')[1]?.length ?? 0
  const { paytable } = record.proof
  const held = new Map(game.spots(paytable).map(({ key, holds = 1 }) => [key, BigInt(holds)]))
  if (own.some(({ spot }) => !held.has(spot)))
    return [{ ...same('paid', '', own.map(({ spot }) => spot).join(', ')), ok: false }]
  const bets = own.map(({ spot, stake }) => ({ spot, stake: (unitsOf(stake, scale) ?? 0n) / (held.get(spot) ?? 1n) }))
  const paid = settle(game, result, bets, { paytable, unit })
  return [
    same(
      'paid',
      paid.map(({ payout }) => amountText(payout, decimals)).join(', '),
      own.map(({ payout }) => payout).join(', '),
    ),
  ]
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const hasTexts = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')

/** Whether a file is the record of a shoe: all that is judged is there to be judged. */
export const isShoeRecord = (value: unknown): value is ShoeRecord =>
  isObject(value) &&
  hasTexts(value, ['shoeId']) &&
  Array.isArray(value['rounds']) &&
  value['rounds'].every(
    (round) =>
      hasTexts(round, ['roundId', 'code', 'phase']) &&
      Number.isInteger(round.startsFrom) &&
      [round.dealtTo, round.answers, round.events].every((part) => Array.isArray(part)),
  ) &&
  hasTexts(value['proof'], ['table', 'gameCode', 'paytable', 'paytableVersion', 'head', 'salt', 'linkAfter']) &&
  isObject(value['proof']) &&
  Number.isInteger(value['proof']['toHead']) &&
  Number(value['proof']['toHead']) >= 0 &&
  Number(value['proof']['toHead']) <= linksMost &&
  (value['proof']['hash'] === null || typeof value['proof']['hash'] === 'string') &&
  (value['bets'] === undefined ||
    (Array.isArray(value['bets']) &&
      value['bets'].every((bet) => hasTexts(bet, ['roundId', 'spot', 'stake', 'state', 'payout']))))

const linksMost = 1_000_000
