import { crashPayout, linkAfter, pointOf } from './instant/crash.ts'
import { amountText, scale, unitsOf } from './money.ts'
import type { Hashes } from './seeds.ts'
import { fieldOf } from './studio-game.ts'
import { hundredthsText } from './wire.ts'

/** A flight of the shared round as one member's record hands it out: what they bet, where they left, and what proves it. */
export interface FlightRecord {
  readonly roundId: string
  readonly gameCode: string
  readonly stake: string
  readonly payout: string
  /** In wire form: what the own bets did, and where it crashed. */
  readonly events: readonly unknown[]
  readonly bets: readonly {
    readonly id: string
    readonly stake: string
    readonly payout: string
    readonly status: string
  }[]
  readonly chain: {
    readonly hash: string
    readonly linkAfter: string
    readonly toHead: number
    readonly head: string
    readonly salt: string
    readonly profile: number
  }
  readonly rules: {
    /** The smallest payable step, such as `0.01`. */
    readonly unit: string
    readonly payoutCap: string
  }
}

export interface FlightCheck {
  /** The hash and the salt give the point; the hash leads to the link after it, and on to the published one; the bets were paid by it. */
  readonly check: 'point' | 'link' | 'head' | 'exits'
  readonly ok: boolean
  /** What the hash gives. */
  readonly expected: string
  /** What the record says. */
  readonly found: string
}

export interface FlightVerification {
  readonly ok: boolean
  readonly checks: readonly FlightCheck[]
}

/**
 * Compute a flight again from its link of the chain. From the hash to the published link it may be a million hashes: with more
 * of them than `hashesMost` only the next link is checked.
 */
export function verifyFlight(
  record: FlightRecord,
  { hmac, sha256 }: Hashes,
  hashesMost: number = Infinity,
): FlightVerification {
  const { hash, linkAfter: after, salt, profile, toHead, head } = record.chain
  const point = pointOf(hmac, hash, salt, profile === 97 ? 97 : 99)
  const said = String(fieldOf(eventsOf(record, 'crashed')[0], 'point'))
  const next = linkAfter(sha256, hash)
  const checks: FlightCheck[] = [
    same('point', hundredthsText(Number(point)), said),
    same('link', next, after),
    ...(toHead <= hashesMost ? [same('head', headFrom(record, sha256), head)] : []),
    exitsCheck(record, point),
  ]
  return { ok: checks.every(({ ok }) => ok), checks }
}

const same = (check: FlightCheck['check'], expected: string, found: string): FlightCheck => ({
  check,
  ok: expected === found,
  expected,
  found,
})

const eventsOf = ({ events }: FlightRecord, kind: string) => events.filter((event) => fieldOf(event, 'kind') === kind)

function headFrom({ chain }: FlightRecord, sha256: Hashes['sha256']): string {
  let { hash } = chain
  for (let at = 0; at < chain.toHead; at += 1) hash = linkAfter(sha256, hash)
  return hash
}

/** What each bet is paid by where it left: nothing where it did not, the stake where it was taken back before the start. */
function exitsCheck(record: FlightRecord, point: bigint): FlightCheck {
  const decimals = record.rules.unit.split('.')[1]?.length ?? 0
  const unit = unitsOf(record.rules.unit, scale) ?? 1n
  const cap = unitsOf(record.rules.payoutCap, scale)
  const exits = new Map(eventsOf(record, 'left').map((event) => [fieldOf(event, 'betId'), event]))
  const paid = record.bets.map(({ id, stake, status }) => {
    if (status === 'void') return stake
    const at = exits.has(id) ? hundredthsFrom(String(fieldOf(exits.get(id), 'multiplier'))) : undefined
    if (at === undefined || at < 101 || BigInt(at) > point) return amountText(0n, decimals)
    const won = crashPayout(at, { stake: unitsOf(stake, scale) ?? 0n, unit })
    return amountText(cap !== undefined && won > cap ? cap : won, decimals)
  })
  return same('exits', paid.join(', '), record.bets.map(({ payout }) => payout).join(', '))
}

function hundredthsFrom(text: string): number | undefined {
  const [, whole, decimals] = /^(\d{1,7})\.(\d{2})$/.exec(text) ?? []
  return whole === undefined || decimals === undefined ? undefined : Number(whole + decimals)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const hasTexts = (value: unknown, names: readonly string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')

/** Whether a file is the record of a flight: all that is judged is there to be judged. */
export const isFlightRecord = (value: unknown): value is FlightRecord =>
  isObject(value) &&
  hasTexts(value, ['roundId', 'gameCode', 'stake', 'payout']) &&
  Array.isArray(value['events']) &&
  Array.isArray(value['bets']) &&
  value['bets'].every((bet) => hasTexts(bet, ['id', 'stake', 'payout', 'status'])) &&
  hasTexts(value['chain'], ['hash', 'linkAfter', 'head', 'salt']) &&
  isHashCount(fieldOf(value['chain'], 'toHead')) &&
  typeof fieldOf(value['chain'], 'profile') === 'number' &&
  hasTexts(value['rules'], ['unit', 'payoutCap'])

const linksMost = 10_000_000
const isHashCount = (count: unknown) => Number.isInteger(count) && Number(count) >= 0 && Number(count) <= linksMost
