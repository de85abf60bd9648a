import { type Fraction, fractionOf } from '../fraction.ts'
import { linkAfter } from '../instant/crash.ts'
import { amountText, scale, unitsOf } from '../money.ts'
import type { Sha256 } from '../seeds.ts'
import { readContent } from './content.ts'
import { drawResult, type LinkHmac } from './draw.ts'
import { familyOf, methodOf } from './families.ts'
import type { LotteryFamily } from './family.ts'
import { prizeOf } from './price.ts'

/** What an issue's bets were before its draw: how many, what was staked, and a digest of their ids. */
export interface BetDigest {
  readonly count: number
  readonly stakes: string
  readonly digest: string
}

/** One own bet of an issue, as the record has it. */
export interface DrawnBet {
  readonly lineId: string
  readonly method: string
  readonly content: string
  /** Of one ticket. */
  readonly price: string
  /** What one for a ticket returns, by tier, exactly: `98000` or `200000/40951`. */
  readonly odds: Readonly<Record<string, string>>
  /** Numbers of which a hit is paid by half. */
  readonly half?: readonly string[]
  readonly prize: string
}

/** An issue of a lottery with what proves it. */
export interface DrawRecord {
  readonly gameCode: string
  /** The key of the family. */
  readonly family: string
  readonly issueNo: string
  readonly result: readonly string[]
  /** Of a draw from a chain. Official results are proved by nothing of the house. */
  readonly proof?: {
    /** The lottery and the issue that the numbers are drawn for: another one's where a draw is shared. */
    readonly gameCode?: string
    readonly head: string
    readonly salt: string
    /** How many hashes it is from the link to the head. */
    readonly toHead: number
    /** Told with the draw before. */
    readonly linkAfter: string
    /** The link itself; null before the draw. */
    readonly hash: string | null
  }
  readonly seal?: BetDigest
  /** The ids of all bets, where they are known. */
  readonly lineIds?: readonly string[]
  /** All stakes, each as it was booked, in the order of the ids. */
  readonly stakes?: readonly string[]
  readonly bets?: readonly DrawnBet[]
  /** The smallest payable step, such as `0.01`. */
  readonly unit: string
}

export interface DrawCheck {
  /**
   * The lottery is known; the link leads to the one told before and on to the published one; the numbers follow from link and salt;
   * the bets are those that were sealed; each own bet was paid by its content, price and odds.
   */
  readonly check: 'rules' | 'link' | 'head' | 'numbers' | 'seal' | 'prize'
  readonly ok: boolean
  /** Which bet it is about. */
  readonly lineId?: string
  /** What the link gives, and what the record says. */
  readonly expected: string
  readonly found: string
}

export interface DrawVerification {
  readonly ok: boolean
  readonly checks: readonly DrawCheck[]
}

export interface DrawHashes {
  readonly sha256: Sha256
  readonly linkHmac: LinkHmac
}

/** SHA-256 over the ids in ascending order, each with a line feed. */
export const betDigest = (lineIds: readonly string[], sha256: Sha256): string =>
  sha256(
    lineIds
      .toSorted()
      .map((id) => `${id}\n`)
      .join(''),
  )

/**
 * Draw an issue again from its link, and pay the own bets again. The published link may be a million hashes away: with more of them
 * than `hashesMost` only the next one is checked.
 */
export function verifyDraw(record: DrawRecord, hashes: DrawHashes, hashesMost: number = Infinity): DrawVerification {
  const family = familyOf(record.family)
  const rules = same('rules', family?.key ?? 'no such family', record.family)
  if (!family) return { ok: false, checks: [rules] }
  const checks = [
    rules,
    ...chainChecks(record, family, hashes, hashesMost),
    ...sealChecks(record, hashes.sha256),
    ...(record.bets ?? []).map((bet) => prizeCheck(record, family, bet)),
  ]
  return { ok: checks.every(({ ok }) => ok), checks }
}

const same = (check: DrawCheck['check'], expected: string, found: string): DrawCheck => ({
  check,
  ok: expected === found,
  expected,
  found,
})

function chainChecks(
  { proof, gameCode, issueNo, result }: DrawRecord,
  family: LotteryFamily,
  ...[{ sha256, linkHmac }, hashesMost]: [DrawHashes, number]
): DrawCheck[] {
  if (!proof) return []
  const { hash, salt, head, toHead } = proof
  if (hash === null) return [{ ...same('link', proof.linkAfter, 'not revealed yet'), ok: false }]
  const seed = { link: hash, salt, gameCode: proof.gameCode ?? gameCode, issueNo }
  return [
    same('link', linkAfter(sha256, hash), proof.linkAfter),
    ...(toHead <= hashesMost ? [same('head', linkFurther(hash, toHead, sha256), head)] : []),
    same('numbers', drawResult(family, seed, linkHmac).join(' '), result.join(' ')),
  ]
}

function linkFurther(hash: string, times: number, sha256: Sha256): string {
  let link = hash
  for (let done = 0; done < times; done += 1) link = linkAfter(sha256, link)
  return link
}

/** The digest and the count of the ids, and the sum of the stakes, as far as the record has them. */
function sealChecks({ seal, lineIds, stakes }: DrawRecord, sha256: Sha256): DrawCheck[] {
  if (!seal || !lineIds) return []
  const decimals = decimalsOf(seal.stakes)
  const staked = stakes?.map((stake) => unitsOf(stake, scale))
  const sum = staked?.every((stake) => stake !== undefined)
    ? amountText(
        staked.reduce((all, stake) => all + stake, 0n),
        decimals,
      )
    : undefined
  const text = (one: Pick<BetDigest, 'count' | 'digest'>, stated: string) => `${one.count} ${stated} ${one.digest}`
  const again = { count: lineIds.length, digest: betDigest(lineIds, sha256) }
  // Without the stakes of all bets their sum is taken over.
  return [same('seal', text(again, stakes ? (sum ?? 'no stakes') : seal.stakes), text(seal, seal.stakes))]
}

const decimalsOf = (amount: string): number => Math.min(amount.split('.')[1]?.length ?? 0, scale)

function prizeCheck(record: DrawRecord, family: LotteryFamily, bet: DrawnBet): DrawCheck {
  const prize = prizeAgain(record, family, bet)
  return { ...same('prize', prize, bet.prize), lineId: bet.lineId }
}

/** What a bet is paid; or why that cannot be said. */
function prizeAgain({ result, unit: step }: DrawRecord, family: LotteryFamily, bet: DrawnBet): string {
  const method = methodOf(family, bet.method)
  const unit = unitsOf(step, scale)
  const price = unitsOf(bet.price, scale)
  if (!method || method.draws > 1) return `no method ${bet.method} of one draw`
  if (!unit || price === undefined) return `no price ${bet.price} in steps of ${step}`
  const { content } = readContent(method.form, bet.content)
  if (!content) return `no content of ${bet.method}`
  const odds = new Map(Object.entries(bet.odds).map(([tier, text]) => [tier, oddsOf(text)]))
  const missing = method.tiers.find(({ key }) => odds.get(key) === undefined)
  if (missing) return `no odds of ${missing.key}`
  if (bet.half && bet.half.length > 0 && !method.numbers) return `no numbers of ${method.key}`
  const oddsFor = (tier: string) => {
    const known = odds.get(tier)
    if (!known) throw new Error(`no odds of ${tier}`)
    return known
  }
  return amountText(
    prizeOf(method, { content, price, unit, odds: oddsFor, half: bet.half ?? null }, result),
    decimalsOf(step),
  )
}

/** Odds as they are handed out: a decimal, or a numerator over a denominator. */
function oddsOf(text: string): Fraction | undefined {
  const [numerator = '', denominator = '1', ...more] = text.split('/')
  const [above, below] = [fractionOf(numerator), fractionOf(denominator)]
  return !above || !below || below.numerator <= 0n || above.numerator < 0n || more.length > 0
    ? undefined
    : above.div(below)
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasTexts = (value: unknown, names: readonly string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')

const isListOf = (value: unknown, isOne: (one: unknown) => boolean) => Array.isArray(value) && value.every(isOne)

const isText = (value: unknown): value is string => typeof value === 'string'
const LINKS_MAX = 10_000_000
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0

const isProof = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ['head', 'salt', 'linkAfter']) &&
  (value['gameCode'] === undefined || isText(value['gameCode'])) &&
  (value['hash'] === null || (isText(value['hash']) && /^[0-9a-f]{64}$/.test(value['hash']))) &&
  isCount(value['toHead']) &&
  Number(value['toHead']) <= LINKS_MAX

const isBet = (value: unknown) =>
  isObject(value) &&
  hasTexts(value, ['lineId', 'method', 'content', 'price', 'prize']) &&
  isObject(value['odds']) &&
  Object.values(value['odds']).every(isText) &&
  (value['half'] === undefined || isListOf(value['half'], isText))

/** Whether a file is the record of a draw: all that is judged is there to be judged. */
export const isDrawRecord = (value: unknown): value is DrawRecord =>
  isObject(value) &&
  hasTexts(value, ['gameCode', 'family', 'issueNo', 'unit']) &&
  isListOf(value['result'], isText) &&
  (value['proof'] === undefined || isProof(value['proof'])) &&
  (value['seal'] === undefined || (hasTexts(value['seal'], ['stakes', 'digest']) && isCount(fieldOf(value['seal'])))) &&
  (value['lineIds'] === undefined || isListOf(value['lineIds'], isText)) &&
  (value['stakes'] === undefined || isListOf(value['stakes'], isText)) &&
  (value['bets'] === undefined || isListOf(value['bets'], isBet))

const fieldOf = (seal: unknown): unknown => (isObject(seal) ? seal['count'] : undefined)
