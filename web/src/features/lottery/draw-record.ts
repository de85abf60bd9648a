import type { ReplyOf } from '@croupier/contract/call.ts'
import type { lotteryIssue } from '@croupier/contract/lottery.ts'
import type { OrderDetail } from '@croupier/contract/lottery-orders.ts'
import { familyOf, methodOf } from '@croupier/engine/lottery/families.ts'
import type { PrizeTier } from '@croupier/engine/lottery/family.ts'
import { oddsAt } from '@croupier/engine/lottery/price.ts'
import { type DrawnBet, type DrawRecord, isDrawRecord } from '@croupier/engine/lottery/verify-draw.ts'
import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'

type Issue = ReplyOf<typeof lotteryIssue>
type OrderItem = OrderDetail['items'][number]

/** The smallest step of money with so many decimals: `0.01`. */
const unitOf = (decimals: number): string => (decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`)

/** An issue as its record: what anybody may keep and verify anywhere, with the own bets where they are known. */
export function drawRecordOf(
  { gameCode, family, issueNo, numbers, proof, seal }: Issue,
  { bets, decimals }: { readonly bets: readonly DrawnBet[]; readonly decimals: number },
): DrawRecord {
  return {
    gameCode,
    family,
    issueNo,
    result: numbers ?? [],
    ...(proof && {
      proof: {
        head: proof.head,
        salt: proof.salt,
        toHead: proof.toHead,
        linkAfter: proof.linkAfter ?? '',
        hash: proof.hash,
      },
    }),
    ...(seal && {
      seal: { count: seal.lines, stakes: stakesText(seal.stakes), digest: seal.digest },
    }),
    ...(bets.length > 0 && { bets }),
    unit: unitOf(decimals),
  }
}

/** Of one currency the amount alone. */
const stakesText = (stakes: NonNullable<Issue['seal']>['stakes']): string =>
  stakes.length === 1
    ? (stakes[0]?.amount ?? '0')
    : stakes.map(({ currency, amount }) => `${currency} ${amount}`).join(', ')

/** The lines of an own order that the draw has decided, each with the terms that it was taken by. */
export function ownBetsOf({ family: key, items }: OrderDetail): DrawnBet[] {
  const family = familyOf(key)
  if (!family) return []
  return items.flatMap((line) => {
    const method = methodOf(family, line.method)
    const isDecided = line.state === 'won' || line.state === 'lost'
    // A bet on two draws is not proved by one of them.
    if (!method || method.draws > 1 || !isDecided) return []
    const { lineId, content, half, prize } = line
    const odds = exactOdds(method.tiers, line)
    return [
      { lineId, method: method.key, content, price: priceOf(line), odds, ...(half.length > 0 && { half }), prize },
    ]
  })
}

/** Of one ticket. */
const priceOf = ({ amount, tickets }: OrderItem): string =>
  amountText((unitsOf(amount, scale) ?? 0n) / BigInt(tickets), scale)

/** Odds by a mode are fractions, of which four decimals are shown; fixed ones are what is shown. */
function exactOdds(tiers: readonly PrizeTier[], { odds, mode }: OrderItem): Record<string, string> {
  const told = new Map(odds.map((one) => [one.key, one.odds]))
  const byMode = mode === null ? undefined : oddsAt(tiers, { mode })
  return Object.fromEntries(
    tiers.map((tier) => [tier.key, tier.byMode && byMode ? byMode(tier.key).toString() : (told.get(tier.key) ?? '')]),
  )
}

const FILE_MAX = 5_000_000

/** The record of a draw in a text; undefined where it is none. */
export function readDrawRecord(text: string): DrawRecord | undefined {
  if (text.length > FILE_MAX) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDrawRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
